import Link from '@docusaurus/Link';
import {type ReactNode} from 'react';

import styles from './styles.module.css';

interface TermProps {
  /** Id of the term in `docs/_data/glossary.yml`. */
  readonly id: string;
  /** The term as the sentence needs it. */
  readonly children: ReactNode;
}

/** A term at its first use. */
export function Term({id, children}: TermProps): ReactNode {
  return (
    <Link to={`/faq/glossary#${id}`} className={styles.term}>
      {children}
    </Link>
  );
}
