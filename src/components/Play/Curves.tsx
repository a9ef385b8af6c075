import type {ReactNode} from 'react';

import {EASING} from '../../shared/easing';
import type {Play} from '../../figures/play';
import {Bar, lineOf, usePlayhead} from './Playhead';

/** Duration of a move (s). */
const LENGTH = 2;

export function Curves({curves}: Extract<Play, {kind: 'curve'}>): ReactNode {
  const {at, transport, drag} = usePlayhead(LENGTH);
  const t = at / LENGTH;
  return (
    <>
      {transport}
      <ul className="play__curves">
        {curves.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            <svg className="play__chart" viewBox="0 -5 100 110" preserveAspectRatio="none" aria-hidden="true" {...drag}>
              <path d={lineOf(name)} />
              <path className="play__head" d={`M${t * 100} -5V105`} />
            </svg>
            <Bar name={name} value={EASING[name](t)} />
            <output>{Math.round(EASING[name](t) * 100)}%</output>
          </li>
        ))}
      </ul>
    </>
  );
}
