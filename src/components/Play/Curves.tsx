import type {PointerEvent, ReactNode} from 'react';

import {FORMULAS, sample} from '../../figures/kinds/curve/formulas';
import type {CurveName} from '../../figures/kinds/curve/model';
import {Transport} from './Transport';
import {usePlayhead} from './usePlayhead';

/** s that a move takes. */
const LENGTH = 2;
const SIZE = 100;

/** The line of a curve in a square of 100, from the lower left. */
export const lineOf = (name: CurveName): string =>
  sample(name)
    .map(({t, value}, index) => `${index === 0 ? 'M' : 'L'}${t * SIZE} ${(1 - value) * SIZE}`)
    .join('');

/**
 * Easing curves beside bars that move by them.
 * @param props.curves as in the figure
 * @returns the curves, in which the playhead can be dragged, and a bar each
 */
export function Curves({curves}: {readonly curves: readonly CurveName[]}): ReactNode {
  const playhead = usePlayhead(LENGTH);
  const t = playhead.at / LENGTH;
  const drag = ({currentTarget, clientX, pointerId, buttons, type}: PointerEvent<SVGSVGElement>): void => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    if (buttons === 0) return;
    const {left, width} = currentTarget.getBoundingClientRect();
    playhead.set(Math.min(1, Math.max(0, (clientX - left) / width)) * LENGTH);
  };

  return (
    <>
      <Transport playhead={playhead} length={LENGTH} />
      <ul className="play__curves">
        {curves.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            <svg
              className="play__chart"
              viewBox={`0 -5 ${SIZE} ${SIZE + 10}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              onPointerDown={drag}
              onPointerMove={drag}
            >
              <path className="play__curve" d={lineOf(name)} />
              <path className="play__head" d={`M${t * SIZE} -5V${SIZE + 5}`} />
            </svg>
            <progress className="play__bar" max={1} value={FORMULAS[name](t)} aria-label={`Value of ${name}`} />
            <output>{Math.round(FORMULAS[name](t) * 100)}%</output>
          </li>
        ))}
      </ul>
    </>
  );
}
