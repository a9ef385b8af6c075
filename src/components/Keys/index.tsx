import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

interface KeysProps {
  /** Joined by plus signs: `Ctrl+Shift+Z`. */
  readonly children: string;
  /** Only where the Mac differs. */
  readonly mac?: string;
}

/** `Ctrl++` is Ctrl and the plus key. */
const keysOf = (combination: string): string[] => combination.split(/(?<=[^+])\+/).map((key) => key.trim());

function Combination({keys}: {readonly keys: string}): ReactNode {
  return (
    <span className={styles.keys}>
      {keysOf(keys).map((key, index) => (
        <Fragment key={`${index} ${key}`}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** Both the usual and the Mac's keys are in the HTML, so that nothing depends on the reader's machine. */
export function Keys({children, mac}: KeysProps): ReactNode {
  if (mac === undefined) return <Combination keys={children} />;
  return (
    <>
      <Combination keys={children} />{' '}
      <span className={styles.mac}>
        (Mac: <Combination keys={mac} />)
      </span>
    </>
  );
}
