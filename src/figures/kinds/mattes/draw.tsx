import type {ReactNode} from 'react';
import type {Canvas, Drawing} from '../../draw/canvas';
import {layLegend} from '../../draw/legend';
import {Path, ROUND, Text} from '../../draw/shapes';
import type {Mattes} from './model';
import {CURVES, LENGTH, parts, stripsOf, type Strip} from './strips';

const WIDTH = 560;
const MARGIN = 16;
/** px from one strip to the next, and of a strip. */
const ROW = 50;
const STRIP = 24;
const CURVE = 100;

/** Draws the stages of the key along one line: a strip each, and a curve of the mattes. */
export function drawMattes({settings}: Mattes, canvas: Canvas): Promise<Drawing> {
  const width = Math.min(WIDTH, canvas.column.width);
  const {strips, curves} = stripsOf(settings);
  const pixel = (width - 2 * MARGIN) / LENGTH;
  const x = (at: number): number => MARGIN + at * pixel;
  const top = strips.length * ROW + 30;
  const bottom = top + CURVE;
  const entries = CURVES.map(([name, color]) => ({
    name,
    sign: <Path d="M0 0h18" stroke={color} strokeWidth={2} strokeDasharray={DASHES[name]} />,
  }));
  const {legend, height} = layLegend(canvas, entries, {x: MARGIN, y: bottom + 44, width: width - 2 * MARGIN}, 24);
  return canvas.finish(
    width,
    bottom + 40 + height,
    <>
      {strips.map((strip, index) => (
        <Row key={strip.name} strip={strip} y={14 + index * ROW} pixel={pixel} />
      ))}
      <Path d={`M${MARGIN} ${top}H${width - MARGIN}`} stroke="line" strokeDasharray="2 4" />
      <Path d={`M${MARGIN} ${bottom}H${width - MARGIN}`} stroke="line-2" />
      <Text x={MARGIN} y={top - 5} variant="small" text="1" />
      <Text x={MARGIN} y={bottom - 5} variant="small" text="0" />
      {CURVES.map(([name, color]) => {
        const d = curves[name].map((value, at) => `${x(at + 0.5)} ${bottom - value * CURVE}`).join('L');
        return (
          <Path key={name} d={`M${d}`} {...ROUND} stroke={color} strokeWidth={1.8} strokeDasharray={DASHES[name]} />
        );
      })}
      {parts.map(({name, from, to}) => (
        <Text key={from} x={x((from + to) / 2)} y={bottom + 16} variant="small" anchor="middle" text={name} />
      ))}
      {legend}
    </>,
  );
}

/** Dashes that keep both curves visible where they coincide. */
const DASHES: Record<(typeof CURVES)[number][0], string | undefined> = {
  CombinedSoftMatte: undefined,
  ShrinkedMatte: '2 4',
  FinalMatte: '7 6',
};

/** Pixels of one color beside each other, as one piece. */
function piecesOf(colors: readonly string[]): {color: string; from: number; to: number}[] {
  const pieces: {color: string; from: number; to: number}[] = [];
  for (const [at, color] of colors.entries()) {
    const last = pieces.at(-1);
    if (last?.color === color) last.to = at + 1;
    else pieces.push({color, from: at, to: at + 1});
  }
  return pieces;
}

function Row({strip: {name, colors}, y, pixel}: {strip: Strip; y: number; pixel: number}): ReactNode {
  return (
    <>
      <Text x={MARGIN} y={y + 12} variant="label" text={name} />
      <g data-strip={name} shapeRendering="crispEdges">
        {piecesOf(colors).map(({color, from, to}) => {
          const [left, right] = [MARGIN + from * pixel, MARGIN + to * pixel].map((at) => Math.round(at * 100) / 100);
          // The colors of a picture are no tokens.
          return <path key={from} fill={color} d={`M${left} ${y + 19}H${right}v${STRIP}H${left}z`} />;
        })}
      </g>
    </>
  );
}
