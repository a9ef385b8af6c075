import type {ReactNode, SVGProps} from 'react';
import {STYLES, useCanvas, type Style} from './canvas';
import type {Token} from './theme';
import type {Group} from '../parse/groups';
import {continuedTitle, type PlacedFrame} from '../layout/graph';

type Paint = Token | 'none' | `url(#${string})`;
type ShapeProps<E> = Omit<SVGProps<E>, 'fill' | 'stroke'> & {fill?: Paint; stroke?: Paint};

/** To one decimal, so that output is byte-identical on every machine. */
const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** SVG element with tokens as colors, and rounded numbers. */
function shape<E extends SVGElement>(Element: 'rect' | 'circle' | 'path') {
  return function Shape({fill, stroke, ...rest}: ShapeProps<E>): ReactNode {
    const {theme} = useCanvas();
    const color = (paint: Paint | undefined): string | undefined => paint && (theme[paint as Token] ?? paint);
    const rounded = Object.entries(rest).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'number') return [key, round(value)];
      return [key, key === 'd' ? String(value).replace(/-?\d*\.\d+(e-\d+)?/g, (each) => String(round(+each))) : value];
    });
    return <Element {...Object.fromEntries(rounded)} fill={color(fill)} stroke={color(stroke)} />;
  };
}

export const Rect = shape<SVGRectElement>('rect');
export const Circle = shape<SVGCircleElement>('circle');
export const Path = shape<SVGPathElement>('path');

export function At({x, y, children}: {x: number; y: number; children: ReactNode}): ReactNode {
  return <g transform={`translate(${round(x)} ${round(y)})`}>{children}</g>;
}

export const ROUND = {fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round'} as const;

interface TextProps {
  x: number;
  y: number;
  variant: Style;
  anchor?: 'middle' | 'end';
  fill?: Token;
  /** Outline that keeps text legible over lines. */
  halo?: Token;
  /** Longer text is shortened (px). */
  max?: number;
  text: string;
}

/** Drawn as a shape, because the fonts lack it. */
const CIRCLE = '●';

export function Text({x, y, variant, anchor, halo, ...rest}: TextProps): ReactNode {
  const canvas = useCanvas();
  const {size, fill: usual} = STYLES[variant];
  const {fill = usual, max = Infinity} = rest;
  if (rest.text === CIRCLE) {
    const toCenter = {start: 0.43, middle: 0, end: -0.43}[anchor ?? 'start'];
    return <Circle cx={x + toCenter * size} cy={y - 0.36 * size} r={0.31 * size} fill={fill} />;
  }
  const text = canvas.fit(rest.text, variant, max);
  if (text === '') return null;
  canvas.show(text);
  canvas.use(text, variant);
  const rim = {strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke'} as const;
  return (
    <text
      className={variant}
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      fill={canvas.theme[fill]}
      {...(halo && {...rim, stroke: canvas.theme[halo]})}
    >
      {text}
    </text>
  );
}

interface LinesProps extends Omit<TextProps, 'text' | 'max'> {
  lines: readonly string[];
  /** px between baselines. */
  leading: number;
}

export function Lines({lines, leading, y, ...rest}: LinesProps): ReactNode {
  return lines.map((line, index) => <Text key={index} {...rest} y={y + index * leading} text={line} />);
}

export function Disc({x, y, number}: {x: number; y: number; number: number}): ReactNode {
  return (
    <>
      <Circle cx={x} cy={y} r={10} fill="accent" stroke="bg-1" strokeWidth={2} />
      <Text x={x} y={y + 4.1} variant="disc" anchor="middle" text={String(number)} />
    </>
  );
}

interface GraphProps {
  frames: readonly PlacedFrame[];
  groups: readonly Group[];
  links: ReactNode;
  boxes: ReactNode;
  discs: ReactNode;
}

/** Layers of a graph, from back to front. */
export function Graph({frames, groups, links, boxes, discs}: GraphProps): ReactNode {
  return (
    <>
      {frames.map(({x, y, width, height}, index) => (
        <Rect
          key={index}
          {...{x, y, width, height}}
          rx={10}
          fill="info"
          fillOpacity=".05"
          stroke="info"
          strokeOpacity=".45"
          strokeDasharray="5 5"
        />
      ))}
      {links}
      {frames.map(({x, y, name, continued}, index) => (
        <Text
          key={index}
          x={x + 14}
          y={y + 21}
          variant="frame"
          halo="bg-1"
          text={continued ? continuedTitle(name) : name}
        />
      ))}
      {boxes}
      {discs}
      {groups.map(({name, callout}) => {
        const frame = frames.find((each) => each.name === name);
        return frame && callout && <Disc key={name} x={frame.x + frame.width - 18} y={frame.y} number={callout} />;
      })}
    </>
  );
}
