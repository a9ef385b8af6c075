import type {ReactNode} from 'react';
import type {Canvas, Drawing, Span} from '../../draw/canvas';
import {At, Disc, Graph, Lines, Path, Rect} from '../../draw/shapes';
import type {Placed} from '../../layout/graph';
import {calloutPlace, rounded, simplify, type Point} from '../../layout/path';
import {place} from '../../layout/place';
import {inset, measureShape, Shape, type Measures} from './shape';
import type {Flow} from './model';
import type {Wire} from '../../parse/wires';

/** Between the lines of a label, px. */
const LABEL_LEAD = 14;

/** The lines of an arrow's label, and the room that they take, px. */
interface Label {
  lines: string[];
  width: number;
  height: number;
}

/**
 * Draws a flow: boxes and arrows.
 * @returns undefined where it cannot be shown legibly in its column
 */
export async function drawFlow(flow: Flow, canvas: Canvas): Promise<Drawing | undefined> {
  for (const widths of canvas.column.flows) {
    const shapes = new Map(flow.nodes.map((node) => [node.id, measureShape(canvas, node, widths.node)]));
    const labels = flow.wires.map(({label = ''}): Label => {
      const lines = canvas.wrap(label, 'label', widths.label, 2);
      const width = Math.max(...lines.map((line) => canvas.width(line, 'label'))) + 12;
      return {lines, width, height: 5 + lines.length * LABEL_LEAD};
    });
    const placed = await place(
      {
        boxes: [...shapes].map(([id, shape]) => ({id, width: shape.width, height: shape.height})),
        links: flow.wires.map((wire, index) => ({
          id: `a${index}`,
          from: {box: wire.from},
          to: {box: wire.to},
          label: wire.label
            ? {width: Math.ceil(labels[index]!.width) + 2, height: labels[index]!.height + 1}
            : undefined,
        })),
        frames: flow.groups,
        titleWidth: (name) => canvas.width(name, 'frame'),
      },
      canvas.column,
      flow.direction ?? 'right',
      true,
      widths.between,
    );
    if (placed) return paint(flow, canvas, placed, shapes, labels);
  }
  return undefined;
}

/** Draws a flow that is placed; links go by their order. */
async function paint(
  flow: Flow,
  canvas: Canvas,
  placed: Placed,
  shapes: ReadonlyMap<string, Measures>,
  labels: Label[],
): Promise<Drawing> {
  const {margin} = canvas.column;
  const boxes = [...placed.boxes].map(([id, at]) => ({shape: shapes.get(id)!, at}));
  const end = (id: string, point: Point): Point => reachOutline(point, shapes.get(id)!, placed.boxes.get(id)!);
  const links = flow.wires.map((wire, index) => {
    const route = placed.links.get(`a${index}`)!;
    const points = simplify(route.points);
    return {wire, points: [end(wire.from, points[0]!), ...points, end(wire.to, points.at(-1)!)], label: route.label};
  });
  const lines = links.map(({points}) => points);
  const drawing = await canvas.finish(
    placed.width + 2 * margin,
    placed.height + 2 * margin,
    <At x={margin} y={margin}>
      <Graph
        frames={placed.frames}
        groups={flow.groups}
        links={links.map(({points, wire}, index) => (
          <Arrow key={index} points={simplify(points)} wire={wire} />
        ))}
        boxes={[
          ...links.map(({label}, index) => label && <Words key={index} {...label} {...labels[index]!} />),
          ...boxes.map(({shape, at}) => (
            <At key={shape.node.id} {...at}>
              <Shape shape={shape} />
            </At>
          )),
        ]}
        discs={boxes.map(({shape, at}) => {
          const {id, callout} = shape.node;
          const corner = calloutPlace({x: at.x + shape.width - shape.corner, y: at.y}, lines);
          return callout && <Disc key={id} {...corner} number={callout} />;
        })}
      />
    </At>,
  );
  const highlights = boxes
    .filter(({shape}) => shape.node.highlight)
    .map(({shape, at}): Span => [margin + at.x, margin + at.x + shape.width]);
  return {...drawing, highlights};
}

/** Where a link that ends on the box of a shape meets its outline. */
function reachOutline({x, y}: Point, shape: Measures, at: Point): Point {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  if (near(x, at.x)) return {x: x + inset(shape, 'left', y - at.y), y};
  if (near(x, at.x + shape.width)) return {x: x - inset(shape, 'right', y - at.y), y};
  if (near(y, at.y)) return {x, y: y + inset(shape, 'top', x - at.x)};
  if (near(y, at.y + shape.height)) return {x, y: y - inset(shape, 'bottom', x - at.x)};
  return {x, y};
}

function Arrow({points, wire}: {points: Point[]; wire: Wire}): ReactNode {
  const d = rounded(points);
  return (
    <>
      <Path d={d} fill="none" stroke="bg-1" strokeWidth={6} strokeOpacity=".8" />
      <Path d={d} fill="none" stroke="muted" strokeWidth={1.7} strokeDasharray={wire.style && '6 5'} />
      <Head from={points.at(-2)} tip={points.at(-1)} />
      {wire.both && <Head from={points[1]} tip={points[0]} />}
    </>
  );
}

/** An arrowhead whose tip is at `tip`, pointing away from `from`. */
function Head({from, tip}: {from?: Point; tip?: Point}): ReactNode {
  if (!from || !tip) return null;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [bx, by] = [tip.x - ux * 10, tip.y - uy * 10];
  const sides = [1, -1].map((side) => `L${bx - side * uy * 4.6} ${by + side * ux * 4.6}`);
  return <Path d={`M${tip.x} ${tip.y}${sides.join('')}z`} fill="muted" />;
}

/** The words of an arrow, around a point. */
function Words({x, y, lines, width, height}: Point & Label): ReactNode {
  const top = y - height / 2;
  return (
    <>
      <Rect x={x - width / 2} y={top} width={width} height={height} rx={5} fill="bg-1" fillOpacity=".94" />
      <Lines x={x} y={top + 13.5} variant="label" anchor="middle" leading={LABEL_LEAD} lines={lines} />
    </>
  );
}
