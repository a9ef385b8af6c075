import type {ReactNode} from 'react';
import {useCanvas, type Canvas, type Drawing} from '../../draw/canvas';
import {At, Circle, Disc, Graph, Lines, Path, Rect, Text} from '../../draw/shapes';
import {groupBy} from '../../../shared/collections';
import {cable, calloutPlace, rounded, simplify, type Point} from '../../layout/path';
import type {Route} from '../../layout/graph';
import {crossings, longestBundle} from '../../layout/follow';
import {arrange, pinOf, wayOf} from './arrange';
import {BESIDE, type Card as Measures} from './card';
import {DASHES, Pin, PortalIcon, PortalMarks, WIRE} from './pins';
import type {GraphWire, NodeGraph} from './model';

/** @returns undefined if it isn't legible in its column */
export async function drawNodeGraph(graph: NodeGraph, canvas: Canvas): Promise<Drawing | undefined> {
  const {margin} = canvas.column;
  const arranged = await arrange(graph, canvas);
  if (!arranged) return undefined;
  const {placed, cards, wires} = arranged;
  const width = placed.width + 2 * margin;
  const height = placed.height + 2 * margin;
  const boxes = [...placed.boxes].map(([id, {x, y}]) => {
    const card = cards.get(id)!;
    return {card, at: {x: x + card.left, y}};
  });
  const routes = [...placed.links].map(([id, route]) => ({
    id,
    wire: wires.get(id)!,
    points: toPins(route, wires.get(id)!, cards),
  }));
  const lines = routes.map(({points}) => points);
  // Wires between rows are close together, and only square ones stay apart.
  const line = [...placed.links.values()].some(({between}) => between) ? rounded : cable;
  const bySource = [...groupBy(routes, ({wire: {from}}) => `${from.node} ${from.pin}`).values()];
  const drawing = await canvas.finish(
    width,
    height,
    <>
      <DotGrid width={width} height={height} />
      <At x={margin} y={margin}>
        <Graph
          frames={placed.frames}
          groups={graph.groups}
          links={bySource.map((list) => (
            <Wires key={list[0]!.id} {...{list, cards, line}} />
          ))}
          boxes={boxes.map(({card, at}) => (
            <At key={card.node.id} {...at}>
              <PortalMarks card={card} />
              <Card card={card} />
            </At>
          ))}
          discs={boxes.map(({card: {node, width}, at}) => {
            const [x, y] = node.kind === 'reroute' ? [width + 4, -6] : [width, 0];
            const corner = {x: at.x + x, y: at.y + y};
            return node.callout && <Disc key={node.id} {...calloutPlace(corner, lines)} number={node.callout} />;
          })}
        />
      </At>
    </>,
  );
  const ways = routes.map(({wire, points}) => wayOf(wire, cards, points));
  const clarity = {beside: longestBundle(ways), crossings: crossings(ways)};
  const {hasPortals, isBroken} = arranged;
  return {...drawing, hasPortals, isBroken, clarity};
}

/** Dots that fade out, so that the figure has no edge. */
function DotGrid({width, height}: {width: number; height: number}): ReactNode {
  const stops = [
    [0, 0],
    [0.08, 1],
    [0.92, 1],
    [1, 0],
  ] as const;
  return (
    <>
      <pattern id="dots" width={18} height={18} patternUnits="userSpaceOnUse">
        <Circle cx={9} cy={9} r={0.9} fill="bg-4" />
      </pattern>
      <linearGradient id="fade">
        {stops.map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stopColor="#fff" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <mask id="edges">
        <Rect width={width} height={height} fill="url(#fade)" />
      </mask>
      <Rect width={width} height={height} fill="url(#dots)" mask="url(#edges)" />
    </>
  );
}

/** Gap around a crossing (px). */
const GAP = 9;

interface DrawnWire {
  id: string;
  wire: GraphWire;
  points: Point[];
}

/** Routes end at the pins, or where portals begin. */
function toPins({points}: Route, {from, to}: GraphWire, cards: ReadonlyMap<string, Measures>): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const start = {x: first.x - cards.get(from.node)!.right, y: first.y};
  const end = {x: last.x + cards.get(to.node)!.left, y: last.y};
  return simplify([start, ...points, end]);
}

interface WiresProps {
  list: DrawnWire[];
  cards: ReadonlyMap<string, Measures>;
  line: (points: readonly Point[]) => string;
}

/** Wires of one output merge where they overlap, and leave gaps where they cross others. */
function Wires({list, cards, line}: WiresProps): ReactNode {
  return (
    <>
      {list.map(({id, points}) => (
        <Path key={id} d={line(points)} fill="none" stroke="bg-1" strokeWidth={GAP} />
      ))}
      {list.map(({id, wire: {from, to, style}, points}) => {
        const {type = 'any'} = cards.get(from.node)?.node.out[from.pin] ?? {};
        return (
          <g key={id} data-from={pinOf(from.node, 'out', from.pin)} data-to={pinOf(to.node, 'in', to.pin)}>
            <Path
              d={line(points)}
              fill="none"
              stroke={style === 'inactive' ? 'line-2' : `pin-${type}`}
              strokeWidth={WIRE}
              strokeLinecap="round"
              strokeDasharray={style && DASHES[style]}
            />
          </g>
        );
      })}
    </>
  );
}

function Card({card}: {card: Measures}): ReactNode {
  const {node, width, height, header} = card;
  if (node.kind === 'reroute') {
    const color = `pin-${node.out[0]?.type ?? node.in[0]?.type ?? 'any'}` as const;
    return (
      <>
        <Circle cx={7} cy={7} r={6} fill="bg-2" stroke={node.highlight ? 'accent' : color} strokeWidth={2.2} />
        <Circle cx={7} cy={7} r={2} fill={color} />
      </>
    );
  }
  const box = {
    width,
    height,
    stroke: node.highlight ? 'accent' : node.assumed ? 'muted' : 'line-2',
    strokeWidth: node.highlight ? 1.8 : node.assumed ? 1.3 : 1,
    strokeDasharray: node.assumed ? '6 4' : undefined,
  } as const;
  return (
    <>
      <g data-node={node.id} data-title={node.title} data-ref={node.reference}>
        {header === 0 ? (
          <>
            <Rect {...box} rx={16} fill="bg-3" />
            <PortalIcon x={23} y={16} />
            <Text x={38} y={20.5} variant="title" max={width - 52} text={node.title} />
          </>
        ) : (
          <>
            <Rect {...box} rx={8} fill="bg-2" />
            <Path
              d={`M.5 ${header}v${8 - header}a7.5 7.5 0 0 1 7.5-7.5h${width - 16}a7.5 7.5 0 0 1 7.5 7.5v${header - 8}z`}
              fill={node.highlight ? 'accent-dim' : 'bg-4'}
              fillOpacity={node.highlight ? undefined : '.75'}
            />
            <Body card={card} />
          </>
        )}
      </g>
      {(['in', 'out'] as const).map((side) =>
        node[side].map((pin, index) => (
          <g key={`${side} ${index}`} data-pin={pinOf(node.id, side, index)} data-name={pin.name}>
            <Pin x={side === 'in' ? 0 : width} y={card[side][index]!} pin={pin} />
          </g>
        )),
      )}
    </>
  );
}

function Body({card}: {card: Measures}): ReactNode {
  const {node, width} = card;
  const canvas = useCanvas();
  const room = width - 32;
  return (
    <>
      {node.kind === 'portal' && <PortalIcon x={width - 16} y={13} />}
      <Lines x={12} y={17.5} variant="title" leading={17} lines={card.title} />
      {node.type && card.stacked && (
        <Text x={12} y={15.5 + card.title.length * 17} variant="tiny" max={width - 24} text={node.type} />
      )}
      {node.type && !card.stacked && <Text x={width - 12} y={17.5} variant="tiny" anchor="end" text={node.type} />}
      {node.in.map(({name, value = ''}, index) => {
        const at = {x: 15, y: card.in[index]! + 4.4};
        return [
          <Text key={index} {...at} variant="body" max={room} text={name} />,
          <Text
            key={`${index} value`}
            {...at}
            x={at.x + canvas.width(name, 'body') + BESIDE}
            variant="value"
            text={value}
          />,
        ];
      })}
      {node.out.map(({name}, index) => (
        <Text
          key={index}
          x={width - 15}
          y={card.out[index]! + 4.4}
          variant="body"
          max={room}
          anchor="end"
          text={name}
        />
      ))}
      {node.values.map(({name, value}, index) => {
        const y = card.values[index] ?? 0;
        const shown = canvas.fit(value, 'value', width - 38 - Math.min(90, canvas.width(name, 'small')));
        const most = width - 38 - canvas.width(shown, 'value');
        return [
          <Text key={name} x={width - 14} y={y} variant="value" anchor="end" text={shown} />,
          <Text key={`${name} name`} x={14} y={y} variant="small" max={most} text={name} />,
        ];
      })}
      <Lines x={12} y={card.note.y} variant="small" leading={16} lines={card.note.lines} />
    </>
  );
}
