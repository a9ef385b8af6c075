import type {ReactNode} from 'react';
import {useCanvas} from '../../draw/canvas';
import {Circle, Lines, Path, Rect} from '../../draw/shapes';
import type {Token} from '../../draw/theme';
import type {Point} from '../../layout/path';
import {pinOf} from './arrange';
import {pinShapes} from '../../../shared/pinShapes';
import {PORTAL, portalWidth, type Card} from './card';
import type {Pin as PinFacts} from './model';

export const WIRE = 2.3;

/** An input's portal shows the output it repeats; an output is marked as repeated. */
export function PortalMarks({card}: {card: Card}): ReactNode {
  const {node, width, portals, repeated} = card;
  const canvas = useCanvas();
  return (
    <>
      {portals.map((portal, index) => {
        if (!portal) return null;
        const {lines, from, style} = portal;
        const y = card.in[index]!;
        const color: Token = style === 'inactive' ? 'line-2' : `pin-${node.in[index]!.type}`;
        const dashes = style && DASHES[style];
        const own = portalWidth(canvas, lines);
        const more = (lines.length - 1) * PORTAL.leading;
        const x = -PORTAL.stub - own;
        return (
          <g key={index} data-from={from} data-to={pinOf(node.id, 'in', index)}>
            <Path d={`M${x + own} ${y}H0`} stroke={color} strokeWidth={WIRE} strokeDasharray={dashes} />
            <Rect
              {...{x, y: y - 11 - more / 2, width: own, height: 22 + more, rx: 11}}
              fill="bg-3"
              stroke={color}
              strokeWidth={1.2}
              strokeDasharray={dashes}
            />
            <PortalIcon x={x + 10} y={y} color={color} />
            <Lines x={x + 19} y={y + 4.2 - more / 2} variant="label" leading={PORTAL.leading} lines={lines} />
          </g>
        );
      })}
      {repeated.map((is, index) => {
        if (!is) return null;
        const [y, color] = [card.out[index]!, `pin-${node.out[index]!.type}`] as const;
        return (
          <g key={index}>
            <Path d={`M${width} ${y}h8`} stroke={color} strokeWidth={WIRE} />
            <Circle cx={width + 13} cy={y} r={6.5} fill="bg-1" />
            <PortalIcon x={width + 13} y={y} color={color} />
          </g>
        );
      })}
    </>
  );
}

export const DASHES = {dashed: '7 6', inactive: '2 6', portal: undefined};

export function PortalIcon({x, y, color = 'muted'}: Point & {color?: Token}): ReactNode {
  const r = color === 'muted' ? 6 : 5;
  return (
    <>
      <Circle cx={x} cy={y} r={r} fill="none" stroke={color} strokeWidth={1.5} />
      <Circle cx={x} cy={y} r={2.2} fill={color} />
    </>
  );
}

/** Each type has a color and a shape. */
export function Pin({x, y, pin}: Point & {pin: PinFacts}): ReactNode {
  const {type, assumed = false} = pin;
  const color = `pin-${type}` as const;
  const look = {
    fill: assumed ? 'bg-2' : color,
    stroke: assumed ? color : 'bg',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeDasharray: assumed ? '3 2' : undefined,
  } as const;
  const open = type === 'any' && ({fill: 'bg-2', stroke: 'pin-any', strokeWidth: 2} as const);
  return <Path d={pinShapes[type](x, y)} {...look} {...open} />;
}
