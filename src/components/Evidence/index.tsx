import {type ReactNode} from 'react';

import {inWords} from '../../shared/inWords';
import styles from './styles.module.css';

/** The front matter of a page that says how far it can be trusted. */
export interface EvidenceProps {
  /** `published`: rests on published material. `composed`: has yet to be checked on a running system. */
  readonly evidence: 'published' | 'composed';
  /** Releases of the sources, such as `5.4 SP1`. */
  readonly sources?: readonly string[];
}

/** The line about evidence at the end of a page. */
export function Evidence({evidence, sources = []}: EvidenceProps): ReactNode {
  const text =
    evidence === 'published'
      ? `Rests on published material of ${inWords(sources)}.`
      : 'Written from how the rest of the suite works; yet to be checked on a running system.';
  return (
    <p className={styles.evidence} data-evidence={evidence} data-search="off">
      <span aria-hidden="true" className={styles.mark} />
      {text}
    </p>
  );
}
