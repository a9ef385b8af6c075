import type {ReactNode} from 'react';
import type {Canvas, Drawing} from '../../draw/canvas';
import {At, Disc, Graph, Path, Rect, Text} from '../../draw/shapes';
import type {Placed} from '../../layout/graph';
import {calloutPlace, rounded, simplify, type Point} from '../../layout/path';
import {COLUMN, MARGIN, place} from '../../layout/place';
import {FindingsError, type Place} from '../../../shared/finding';
import {inset, measureShape, Shape, type Measures} from './shape';
import type {Flow} from './model';
import type {Wire} from '../../parse/wires';

/** Most px that a line of text in a node, and a label, may take; the second set is tried where the first is too wide. */
const TEXT_WIDTHS = [
  {node: 150, label: 150},
  {node: 112, label: 100},
] as const;

/**
 * Draws a flow: boxes and arrows.
 *
 * @param fence where the fence opens, for the error where the flow cannot be shown legibly
 */
export async function drawFlow(flow: Flow, canvas: Canvas, fence: Place): Promise<Drawing> {
  for (const widths of TEXT_WIDTHS) {
    const shapes = new Map(flow.nodes.map((node) => [node.id, measureShape(canvas, node, widths.node)]));
    const labels = flow.wires.map(({label}) => {
      const text = canvas.fit(label ?? '', 'label', widths.label);
      return {text, width: canvas.width(text, 'label') + 12};
    });
    const placed = await place(
      {
        boxes: [...shapes].map(([id, shape]) => ({id, width: shape.width, height: shape.height})),
        links: flow.wires.map((wire, index) => ({
          id: `a${index}`,
          from: {box: wire.from},
          to: {box: wire.to},
          label: wire.label ? {width: Math.ceil(labels[index]!.width) + 2, height: 20} : undefined,
        })),
        frames: flow.groups,
        titleWidth: (name) => canvas.width(name, 'frame'),
      },
      flow.direction ?? 'right',
      true,
    );
    if (placed) return paint(flow, canvas, placed, shapes, labels);
  }
  const what = `the flow is wider than ${COLUMN} px at a legible size`;
  throw new FindingsError([{...fence, what, cure: 'split it into two figures, or shorten titles and labels'}]);
}

/** Draws a flow that is placed; links go by their order. */
function paint(
  flow: Flow,
  canvas: Canvas,
  placed: Placed,
  shapes: ReadonlyMap<string, Measures>,
  labels: {text: string; width: number}[],
): Promise<Drawing> {
  const boxes = [...placed.boxes].map(([id, at]) => ({shape: shapes.get(id)!, at}));
  const end = (id: string, point: Point): Point => reachOutline(point, shapes.get(id)!, placed.boxes.get(id)!);
  const links = flow.wires.map((wire, index) => {
    const route = placed.links.get(`a${index}`)!;
    const points = simplify(route.points);
    return {wire, points: [end(wire.from, points[0]!), ...points, end(wire.to, points.at(-1)!)], label: route.label};
  });
  return canvas.finish(
    placed.width + 2 * MARGIN,
    placed.height + 2 * MARGIN,
    <At x={MARGIN} y={MARGIN}>
      <Graph
        frames={placed.frames}
        groups={flow.groups}
        links={links.map(({points, wire}, index) => (
          <Arrow key={index} points={simplify(points)} wire={wire} />
        ))}
        boxes={[
          ...links.map(({label}, index) => label && <Label key={index} {...label} {...labels[index]!} />),
          ...boxes.map(({shape, at}) => (
            <At key={shape.node.id} {...at}>
              <Shape shape={shape} />
            </At>
          )),
        ]}
        discs={boxes.map(({shape, at}) => {
          const {id, callout} = shape.node;
          const place = calloutPlace(
            {x: at.x + shape.width - shape.corner, y: at.y},
            links.map(({points}) => points),
          );
          return callout && <Disc key={id} {...place} number={callout} />;
        })}
      />
    </At>,
  );
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
function Label({x, y, text, width}: Point & {text: string; width: number}): ReactNode {
  return (
    <>
      <Rect x={x - width / 2} y={y - 9.5} width={width} height={19} rx={5} fill="bg-1" fillOpacity=".94" />
      <Text x={x} y={y + 4} variant="label" anchor="middle" text={text} />
    </>
  );
}
