import type {ReactNode} from 'react';
import type {Canvas} from '../../draw/canvas';
import {Circle, Lines, Path, Rect, ROUND} from '../../draw/shapes';
import type {FlowNode} from './model';

export interface Measures {
  node: FlowNode;
  width: number;
  height: number;
  title: string[];
  note: string[];
  lines: number;
  icon: number;
  /** From the top right corner to the center of a callout. */
  corner: number;
}

const TITLE_LEAD = 17;
const NOTE_LEAD = 15.5;
/** Width of a decision's points (px). */
const POINT = 20;
/** Half the height of a store's ellipse (px). */
const LID = 7;

/** @param most longest line (px) */
export function measureShape(canvas: Canvas, node: FlowNode, most: number): Measures {
  const title = canvas.wrap(node.title, 'title', most, 4);
  const note = node.note ? canvas.wrap(node.note, 'small', most, 4) : [];
  const text = Math.max(
    ...title.map((line) => canvas.width(line, 'title')),
    ...note.map((line) => canvas.width(line, 'small')),
  );
  const icon = node.kind === 'person' || node.kind === 'device' ? 32 : 0;
  const pill = node.kind === 'start' || node.kind === 'end';
  const side = node.kind === 'decision' ? POINT + 4 : pill ? 18 : 14;
  const lines = title.length * TITLE_LEAD + note.length * NOTE_LEAD + (note.length ? 2 : 0);
  const cap = node.kind === 'store' ? 2 * LID : 0;
  return {
    node,
    width: Math.ceil(Math.max(pill ? 72 : 92, text + icon + 2 * side)),
    height: Math.ceil(Math.max(pill ? 34 : 42, lines + 20 + cap)),
    title,
    note,
    lines,
    icon,
    corner: node.kind === 'decision' ? POINT : node.kind === 'store' || pill ? 8 : 0,
  };
}

export function inset(shape: Measures, side: 'left' | 'right' | 'top' | 'bottom', along: number): number {
  const {width, height} = shape;
  const level = side === 'left' || side === 'right';
  switch (shape.node.kind) {
    case 'decision':
      if (level) return (Math.abs(along - height / 2) / (height / 2)) * POINT;
      return Math.min(height / 2, Math.max(0, POINT - Math.min(along, width - along)) * (height / 2 / POINT));
    case 'store': {
      const x = (along - width / 2) / (width / 2);
      return level ? 0 : LID - LID * Math.sqrt(Math.max(0, 1 - x * x));
    }
    case 'start':
    case 'end': {
      const r = height / 2;
      const off = level ? Math.abs(along - r) : Math.max(0, r - Math.min(along, width - along));
      return r - Math.sqrt(Math.max(0, r * r - off * off));
    }
    default:
      return 0;
  }
}

export function Shape({shape}: {shape: Measures}): ReactNode {
  const {node, width, height, title, note, lines, icon} = shape;
  const lid = node.kind === 'store' ? LID : 0;
  const top = lid + (height - lid - lines) / 2;
  const centre = icon + (width - icon) / 2 - (icon ? 5 : 0);
  const line = {...ROUND, stroke: 'muted', strokeWidth: 1.6} as const;
  const y = height / 2;
  return (
    <>
      <Outline shape={shape} />
      <Lines x={centre} y={top + 13} variant="title" anchor="middle" leading={TITLE_LEAD} lines={title} />
      <Lines
        x={centre}
        y={top + title.length * TITLE_LEAD + 14}
        variant="small"
        anchor="middle"
        leading={NOTE_LEAD}
        lines={note}
      />
      {node.kind === 'person' && (
        <>
          <Circle cx={22} cy={y - 5} r={4} {...line} />
          <Path d={`M14 ${y + 9}a8 8 0 0 1 16 0`} {...line} />
        </>
      )}
      {node.kind === 'device' && (
        <>
          <Rect x={13} y={y - 9} width={18} height={8} rx={2} {...line} />
          <Rect x={13} y={y + 1} width={18} height={8} rx={2} {...line} />
          <Path d={`M16.5 ${y - 5}h.1M16.5 ${y + 5}h.1M23 ${y - 5}h4.5M23 ${y + 5}h4.5`} {...line} />
        </>
      )}
    </>
  );
}

function Outline({shape: {node, width, height}}: {shape: Measures}): ReactNode {
  const look = {
    fill: node.highlight ? 'accent-dim' : 'bg-2',
    stroke: node.highlight ? 'accent' : 'line-2',
    strokeWidth: node.highlight ? 1.8 : 1.2,
  } as const;
  switch (node.kind) {
    case 'decision': {
      const [dx, dy] = [POINT, height / 2];
      const d = `M0 ${dy}l${dx} ${-dy}h${width - 2 * dx}l${dx} ${dy}l${-dx} ${dy}h${2 * dx - width}z`;
      return <Path d={d} {...look} stroke={node.highlight ? 'accent' : 'caution'} strokeLinejoin="round" />;
    }
    case 'store': {
      const lid = `a${width / 2} ${LID} 0 0`;
      return (
        <>
          <Path d={`M0 ${LID}${lid} 1 ${width} 0v${height - 2 * LID}${lid} 1 ${-width} 0z`} {...look} />
          <Path d={`M0 ${LID}${lid} 0 ${width} 0`} {...look} fill="none" />
        </>
      );
    }
    case 'start':
      return <Rect width={width} height={height} rx={height / 2} {...look} />;
    case 'end': {
      const inner = {x: 3, y: 3, width: width - 6, height: height - 6, rx: height / 2 - 3};
      return (
        <>
          <Rect width={width} height={height} rx={height / 2} {...look} fill={node.highlight ? 'accent-dim' : 'bg-4'} />
          <Rect {...inner} {...look} fill="none" strokeWidth={1} />
        </>
      );
    }
    default:
      return <Rect width={width} height={height} rx={8} {...look} />;
  }
}
