import type {ReactNode} from 'react';

import {EASING} from '../../shared/easing';
import type {Play} from '../../figures/play';
import {Bar, lineOf, usePlayhead} from './Playhead';

/** s that a move takes. */
const LENGTH = 2;

/**
 * Easing curves beside bars that move by them.
 * @param props.curves as in the figure
 * @returns the curves, in which the playhead can be dragged, and a bar each
 */
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
