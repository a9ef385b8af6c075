import type {ReactNode} from 'react';
import {useCanvas, type Canvas, type Drawing, type Span} from '../../draw/canvas';
import {At, Circle, Disc, Graph, Lines, Path, Rect, Text} from '../../draw/shapes';
import {cable, calloutPlace, rounded, type Point} from '../../layout/path';
import type {Route} from '../../layout/graph';
import {place} from '../../layout/place';
import {measureCard, toBox, type Card as Measures} from './card';
import type {PinKind} from '../../../shared/vocabulary';
import type {GraphWire, NodeGraph, Pin as PinFacts} from './model';

/**
 * Draws a node graph: cards with typed pins, cables, frames, callouts.
 * @returns undefined where it cannot be shown legibly in its column
 */
export async function drawNodeGraph(graph: NodeGraph, canvas: Canvas): Promise<Drawing | undefined> {
  const {margin} = canvas.column;
  const cards = new Map(graph.nodes.map((node) => [node.id, measureCard(canvas, node)]));
  const wires = new Map(graph.wires.map((wire, index) => [`w${index}`, wire]));
  const placed = await place(
    {
      boxes: [...cards.values()].map(toBox),
      links: [...wires].map(([id, wire]) => ({
        id,
        from: {box: wire.from.node, port: `out ${wire.from.pin}`},
        to: {box: wire.to.node, port: `in ${wire.to.pin}`},
      })),
      frames: graph.groups,
      titleWidth: (name) => canvas.width(name, 'frame'),
    },
    canvas.column,
    'right',
    false,
  );
  if (!placed) return undefined;
  const width = placed.width + 2 * margin;
  const height = placed.height + 2 * margin;
  const boxes = [...placed.boxes].flatMap(([id, at]) => ({card: cards.get(id)!, at}));
  const lines = [...placed.links.values()].map(({points}) => points);
  const drawing = await canvas.finish(
    width,
    height,
    <>
      <DotGrid width={width} height={height} />
      <At x={margin} y={margin}>
        <Graph
          frames={placed.frames}
          groups={graph.groups}
          links={[...placed.links].map(([id, route]) => {
            const {from, style} = wires.get(id)!;
            const {type = 'any'} = cards.get(from.node)?.node.out[from.pin] ?? {};
            return <Wire key={id} route={route} style={style} type={type} />;
          })}
          boxes={boxes.map(({card, at}) => (
            <At key={card.node.id} {...at}>
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
  const highlights = boxes
    .filter(({card}) => card.node.highlight)
    .map(({card, at}): Span => [margin + at.x, margin + at.x + card.width]);
  return {...drawing, highlights};
}

/** The dots of a node editor's canvas, fading out towards the edges so that the figure has none. */
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

const DASHES = {dashed: '7 6', inactive: '2 6'};

function Wire({route, style, type}: {route: Route; style: GraphWire['style']; type: PinKind}): ReactNode {
  const path = route.between ? rounded(route.points, 12) : cable(route.points);
  return (
    <>
      <Path d={path} fill="none" stroke="bg-1" strokeWidth={5} strokeOpacity=".75" />
      <Path
        d={path}
        fill="none"
        stroke={style === 'inactive' ? 'line-2' : `pin-${type}`}
        strokeWidth={2.3}
        strokeLinecap="round"
        strokeDasharray={style && DASHES[style]}
      />
    </>
  );
}

/** A node, its top left at the origin. */
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
      {card.in.map((y, index) => (
        <Pin key={index} x={0} y={y} pin={node.in[index]} />
      ))}
      {card.out.map((y, index) => (
        <Pin key={index} x={width} y={y} pin={node.out[index]} />
      ))}
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
      {card.in.map((y, index) => (
        <Text key={index} x={15} y={y + 4.4} variant="body" max={room} text={node.in[index]?.name ?? ''} />
      ))}
      {card.out.map((y, index) => (
        <Text
          key={index}
          x={width - 15}
          y={y + 4.4}
          variant="body"
          max={room}
          anchor="end"
          text={node.out[index]?.name ?? ''}
        />
      ))}
      {node.values.map(({name, value}, index) => {
        const y = card.values[index] ?? 0;
        const shown = canvas.fit(value, 'value', width - 38 - Math.min(90, canvas.width(name, 'small')));
        return [
          <Text key={name} x={width - 14} y={y} variant="value" anchor="end" text={shown} />,
          <Text
            key={`${name} name`}
            x={14}
            y={y}
            variant="small"
            max={width - 38 - canvas.width(shown, 'value')}
            text={name}
          />,
        ];
      })}
      <Lines x={12} y={card.note.y} variant="small" leading={16} lines={card.note.lines} />
    </>
  );
}

function PortalIcon({x, y}: Point): ReactNode {
  return (
    <>
      <Circle cx={x} cy={y} r={6} fill="none" stroke="muted" strokeWidth={1.5} />
      <Circle cx={x} cy={y} r={2.2} fill="muted" />
    </>
  );
}

/** A pin: each data type has its color and its shape, so that neither speaks alone. */
function Pin({x, y, pin}: Point & {pin?: PinFacts}): ReactNode {
  const {type = 'any', assumed = false} = pin ?? {};
  const color = `pin-${type}` as const;
  const look = {
    fill: assumed ? 'bg-2' : color,
    stroke: assumed ? color : 'bg',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeDasharray: assumed ? '3 2' : undefined,
  } as const;
  switch (type) {
    case 'texture':
      return <Rect x={x - 5.5} y={y - 5.5} width={11} height={11} rx={2} {...look} />;
    case 'track':
      return <Path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} {...look} />;
    case 'number':
      return <Circle cx={x} cy={y} r={5.6} {...look} />;
    case 'vector':
      return <Path d={`M${x - 6} ${y + 5.2}l6-10.8 6 10.8z`} {...look} />;
    case 'bool':
      return <Path d={`M${x - 3} ${y - 6}h6l3 6-3 6h-6l-3-6z`} {...look} />;
    case 'text':
      return <Rect x={x - 6.5} y={y - 4} width={13} height={8} rx={4} {...look} />;
    case 'exec':
      return <Path d={`M${x - 5.5} ${y - 6}l11.5 6-11.5 6z`} {...look} />;
    case 'any':
      return <Circle cx={x} cy={y} r={4.6} {...look} fill="bg-2" stroke="pin-any" strokeWidth={2} />;
  }
}
