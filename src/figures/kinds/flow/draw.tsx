import type {ReactNode} from 'react';
import type {Canvas, Drawing} from '../../draw/canvas';
import {layLegend} from '../../draw/legend';
import {At, Disc, Graph, Lines, Rect} from '../../draw/shapes';
import type {Placed} from '../../layout/graph';
import {crossings, longestBundle} from '../../layout/follow';
import {calloutPlace, cornersOn, simplify, square, straighten, type Point, type Rectangle} from '../../layout/path';
import {place} from '../../layout/place';
import {Arrow, entriesOf, looksOf} from './arrow';
import {inset, measureShape, Shape, type Measures} from './shape';
import type {Flow} from './model';
import type {Wire} from '../../parse/wires';

/** Between lines of a label (px). */
const LABEL_LEAD = 14;

interface Label {
  lines: string[];
  width: number;
  height: number;
}

/** @returns undefined if it isn't legible in its column */
export async function drawFlow(flow: Flow, canvas: Canvas): Promise<Drawing | undefined> {
  const joints = joinWires(flow.wires);
  let cut: Drawing | undefined;
  for (const widths of canvas.column.flows) {
    const shapes = new Map(flow.nodes.map((node) => [node.id, measureShape(canvas, node, widths.node)]));
    const labels = flow.wires.map(({label = ''}): Label => {
      const lines = canvas.wrap(label, 'label', widths.label, widths.close ? 3 : 2);
      const width = Math.max(...lines.map((line) => canvas.width(line, 'label'))) + 12;
      return {lines, width, height: 5 + lines.length * LABEL_LEAD};
    });
    const placed = await place(
      {
        boxes: [...shapes].map(([id, {width, height}]) => ({
          id,
          width,
          height,
          ports: [
            ...new Set(
              joints.flatMap(({from, to}, index) => [
                ...(flow.wires[index]!.from === id && from ? [from] : []),
                ...(flow.wires[index]!.to === id && to ? [to] : []),
              ]),
            ),
          ].map((port) => ({id: port})),
        })),
        links: flow.wires.map((wire, index) => ({
          id: `a${index}`,
          from: {box: wire.from, port: joints[index]!.from},
          to: {box: wire.to, port: joints[index]!.to},
          look: lookOf(wire, index),
          // An arrow with a head at each end needs the room of a label, or it looks like a diamond.
          label:
            wire.label || wire.both
              ? {width: Math.ceil(labels[index]!.width) + 2, height: labels[index]!.height + 1}
              : undefined,
        })),
        frames: flow.groups,
        titleWidth: (name) => canvas.width(name, 'frame'),
      },
      canvas.column,
      flow.direction,
      widths,
    );
    if (!placed) continue;
    canvas.cut.clear();
    cut = await paint(flow, canvas, placed, shapes, labels, joints);
    // Another setting may have room for these words.
    if (canvas.cut.size === 0) return cut;
  }
  return cut;
}

/** Unlabeled arrows of one style look alike; a label makes an arrow unique. */
const lookOf = ({label, style}: Wire, index: number): string => (label ? `${index}` : (style ?? ''));

/** Ports shared with other arrows. */
interface Joint {
  from?: string;
  to?: string;
}

/**
 * Arrows of one style share a head at a common target, and a tail at a common source. Each is joined at one end only:
 * joined at both, two would look like one.
 */
function joinWires(wires: readonly Wire[]): Joint[] {
  const alike = (wire: Wire, end: 'from' | 'to'): Wire[] =>
    wires.filter((other) => other[end] === wire[end] && other.style === wire.style && !other.both);
  const isJoined = (wire: Wire, end: 'from' | 'to'): boolean => !wire.both && alike(wire, end).length > 1;
  return wires.map((wire) => {
    if (isJoined(wire, 'to')) return {to: `in ${wire.to} ${wire.style}`};
    const out = isJoined(wire, 'from') && alike(wire, 'from').every((other) => !isJoined(other, 'to'));
    return out ? {from: `out ${wire.from} ${wire.style}`} : {};
  });
}

const isJoint = (a: Joint, b: Joint): boolean =>
  (a.from !== undefined && a.from === b.from) || (a.to !== undefined && a.to === b.to);

/** Moves a label's center onto its straightened path. */
function onWay(label: Point, way: readonly Point[]): Point {
  const [a, b] = way as [Point, Point];
  if (way.length !== 2) return label;
  return Math.abs(a.y - b.y) < 1 ? {x: label.x, y: a.y} : Math.abs(a.x - b.x) < 1 ? {x: a.x, y: label.y} : label;
}

/** Links go by index. */
async function paint(
  flow: Flow,
  canvas: Canvas,
  placed: Placed,
  shapes: ReadonlyMap<string, Measures>,
  labels: Label[],
  joints: readonly Joint[],
): Promise<Drawing> {
  const {margin} = canvas.column;
  const boxes = [...placed.boxes].map(([id, at]) => ({shape: shapes.get(id)!, at}));
  const end = (id: string, point: Point): Point => reachOutline(point, shapes.get(id)!, placed.boxes.get(id)!);
  const rectangle = (id: string): Rectangle => ({...placed.boxes.get(id)!, ...shapes.get(id)!});
  const links = flow.wires.map((wire, index) => {
    const route = placed.links.get(`a${index}`)!;
    const {from, to} = joints[index]!;
    const ends = [rectangle(wire.from), rectangle(wire.to)] as const;
    const points = straighten(route.points, ends, [from !== undefined, to !== undefined]);
    const whole = simplify([end(wire.from, points[0]!), ...points, end(wire.to, points.at(-1)!)]);
    // The shared end stays in place.
    const way = to === undefined ? square(whole) : square(whole.toReversed()).toReversed();
    const label = route.label && onWay(route.label, way);
    return {
      wire,
      points: way,
      label,
      source: from ?? `${index}`,
      target: to,
      look: lookOf(wire, index),
      joint: joints[index]!,
    };
  });
  const lines = links.map(({points}) => points);
  const branches = links.map(({points, wire, joint}, index) =>
    looksOf(wire).dashes === undefined
      ? []
      : links.flatMap((other, place) =>
          place !== index && isJoint(joint, other.joint) ? cornersOn(points, other.points) : [],
        ),
  );
  const [width, height] = [placed.width + 2 * margin, placed.height + 2 * margin];
  const {legend, height: below} = layLegend(
    canvas,
    entriesOf(flow.wires),
    {x: margin, y: height - margin + 20, width: placed.width},
    36,
  );
  const drawing = await canvas.finish(
    width,
    height + (below && below + 20 - margin),
    <>
      {legend}
      <At x={margin} y={margin}>
        <Graph
          frames={placed.frames}
          groups={flow.groups}
          links={links.map(({points, wire}, index) => (
            <Arrow key={index} points={points} wire={wire} branches={branches[index]!} />
          ))}
          boxes={[
            ...links.map(
              ({label, wire}, index) => label && wire.label && <Words key={index} {...label} {...labels[index]!} />,
            ),
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
      </At>
    </>,
    scaleOf(width, canvas),
  );
  return {
    ...drawing,
    isBroken: [...placed.links.values()].some(({between}) => between),
    clarity: {beside: longestBundle(links), crossings: crossings(links)},
  };
}

/** A drawing that fills less of its frame is enlarged. */
const LEAST_SHARE = 0.6;
const LARGEST = 1.25;

const scaleOf = (width: number, {column}: Canvas): number =>
  column.runs === 'right' && width < column.width * LEAST_SHARE
    ? Math.min(LARGEST, (column.width * LEAST_SHARE) / width)
    : 1;

/** Where a link meets a shape's outline. */
function reachOutline({x, y}: Point, shape: Measures, at: Point): Point {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  if (near(x, at.x)) return {x: x + inset(shape, 'left', y - at.y), y};
  if (near(x, at.x + shape.width)) return {x: x - inset(shape, 'right', y - at.y), y};
  if (near(y, at.y)) return {x, y: y + inset(shape, 'top', x - at.x)};
  if (near(y, at.y + shape.height)) return {x, y: y - inset(shape, 'bottom', x - at.x)};
  return {x, y};
}

function Words({x, y, lines, width, height}: Point & Label): ReactNode {
  const top = y - height / 2;
  return (
    <>
      <Rect x={x - width / 2} y={top} width={width} height={height} rx={5} fill="bg-1" fillOpacity=".94" />
      <Lines x={x} y={top + 13.5} variant="label" anchor="middle" leading={LABEL_LEAD} lines={lines} />
    </>
  );
}
