import {type ReactNode} from 'react';

import type {Tone} from '../../shared/vocabulary';

import styles from './styles.module.css';

/** A shape for each tone, in a square of 12, so that color alone never shows a state. */
const shapes = {
  green: 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z',
  yellow: 'M6 .8 11.6 11H.4Z',
  red: 'M1.2 1.2h9.6v9.6H1.2Z',
  blue: 'M6 .2 11.8 6 6 11.8.2 6Z',
  grey: 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6Z',
} as const satisfies Record<Tone, string>;

interface StatusProps {
  readonly tone: Tone;
  /** The state in a word. */
  readonly children: ReactNode;
}

/** A colored state as the product shows it. */
export function Status({tone, children}: StatusProps): ReactNode {
  return (
    <span className={styles.status} data-tone={tone}>
      <svg aria-hidden="true" className={styles.swatch} viewBox="0 0 12 12">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  );
}
