import type {ReactNode} from 'react';
import {Circle, Path, Rect, ROUND} from '../../draw/shapes';
import type {Point} from '../../layout/path';
import {CURVE_OF_KEY, sample} from '../curve/formulas';
import type {KeyType} from './model';

/** Half the height of the bar, and of its curve (px). */
const BAR = 11;
export const RISE = 7;

interface BarProps {
  from: number;
  to: number;
  y: number;
  /** Drawn rising; only the fact of a change is known. */
  up: boolean;
  type: KeyType;
  /** Starts from the current value. */
  isOpen: boolean;
}

export function Bar({from, to, y, up, type, isOpen}: BarProps): ReactNode {
  const curve = CURVE_OF_KEY[type];
  const starts = isOpen ? [1, 0, -0.45] : [1];
  const line = (start: number): string => {
    const points = curve ? sample(curve) : [0, 1].map((t) => ({t, value: isOpen ? t : 0.5}));
    return points
      .map(({t, value}, index) => {
        const level = start + (-1 - start) * value;
        return `${index === 0 ? 'M' : 'L'}${from + t * (to - from)} ${y + RISE * (up ? level : -level)}`;
      })
      .join('');
  };
  return (
    <>
      <Rect x={from} y={y - BAR} width={to - from} height={2 * BAR} rx={4} fill="pin-number" fillOpacity=".13" />
      {starts.map((start) => (
        <Path
          key={start}
          d={line(start)}
          {...ROUND}
          stroke="pin-number"
          strokeWidth={2.2}
          strokeDasharray={isOpen ? '1 5' : undefined}
        />
      ))}
    </>
  );
}

export function Trigger({x, y}: Point): ReactNode {
  return <Path d={`M${x - 5} ${y - 8}l12 8-12 8z`} fill="ink" stroke="bg" strokeLinejoin="round" />;
}

/** A ring means the current value. */
export function Key({x, y, type}: Point & {type: KeyType}): ReactNode {
  const look = {stroke: 'bg', strokeWidth: 1.2, strokeLinejoin: 'round'} as const;
  return type === 'initial' ? (
    <Circle cx={x} cy={y} r={6} fill="bg-1" stroke="pin-number" strokeWidth={2.4} />
  ) : (
    <Path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} fill="pin-number" {...look} />
  );
}
