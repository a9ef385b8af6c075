import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

interface KeysProps {
  /** Keys joined by plus signs, as in `Ctrl+Shift+Z`. */
  readonly children: string;
  /** The same on a Mac, where it differs. */
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

/**
 * Keys to press together. Both the usual and the Mac's keys are in the page, so that nothing depends on the reader's machine.
 * @returns the keys, each in a `kbd`
 */
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
