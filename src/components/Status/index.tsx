import {type ReactNode} from 'react';

import type {Tone} from '../../shared/vocabulary';

import styles from './styles.module.css';

/** Each tone also has a shape, so that no state depends on color alone. */
const shapes = {
  green: ['--preview', 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z'],
  yellow: ['--caution', 'M6 .8 11.6 11H.4Z'],
  red: ['--program', 'M1.2 1.2h9.6v9.6H1.2Z'],
  blue: ['--info', 'M6 .2 11.8 6 6 11.8.2 6Z'],
  grey: ['--muted', 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6Z'],
} as const satisfies Record<Tone, readonly [color: string, path: string]>;

interface StatusProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

export function Status({tone, children}: StatusProps): ReactNode {
  const [color, path] = shapes[tone];
  return (
    <span className={styles.status} data-tone={tone}>
      <svg aria-hidden="true" className={styles.swatch} viewBox="0 0 12 12">
        <path fill={`var(${color})`} d={path} />
      </svg>
      {children}
    </span>
  );
}
