import type {ReactNode} from 'react';
import {sum} from '../../../shared/collections';
import {useCanvas} from '../../draw/canvas';
import {Path, Rect, ROUND, Text} from '../../draw/shapes';
import type {Token} from '../../draw/theme';
import type {PlacedOf} from './layout';
import type {Choice} from './model';
import {CONTROL} from './measure';
import type {Tone} from '../../../shared/vocabulary';

/** Tones as tokens. */
export const TONE_COLORS: Readonly<Record<Tone, Token>> = {
  green: 'preview',
  yellow: 'caution',
  red: 'program',
  blue: 'info',
  grey: 'muted',
};

/** The color of words that are selected or dimmed. */
export const inkOf = ({selected, dimmed}: Omit<Choice, 'text'>): Token | undefined =>
  selected ? 'accent-strong' : dimmed ? 'muted' : undefined;

/** A button, in the color of its tone. */
export function Button({item, box: {x, y, width}}: PlacedOf<'button'>): ReactNode {
  const solid = item.tone && item.tone !== 'grey' ? TONE_COLORS[item.tone] : undefined;
  return (
    <>
      <Rect {...{x, y, width}} height={CONTROL} rx={5} fill={solid ?? 'bg-3'} stroke={solid ? undefined : 'line-2'} />
      <Text
        x={x + width / 2}
        y={y + 17.3}
        variant="strong"
        anchor="middle"
        fill={solid ? 'bg' : item.tone && 'muted'}
        max={width - 10}
        text={item.text}
      />
    </>
  );
}

/** Small buttons beside each other. */
export function Icons({item, box: {x, y, width}}: PlacedOf<'icons'>): ReactNode {
  const canvas = useCanvas();
  const widths = item.choices.map(({text}) => canvas.width(text, 'label') + 18);
  const shrink = Math.min(1, (width - (widths.length - 1) * 4) / sum(widths));
  return item.choices.map((choice, index) => {
    const own = widths[index]! * shrink;
    const left = x + sum(widths.slice(0, index)) * shrink + index * 4;
    const [fill, stroke] = choice.selected ? (['accent-dim', 'accent'] as const) : (['bg-2', 'line-2'] as const);
    return (
      <g key={index}>
        <Rect x={left} y={y} width={own} height={CONTROL} rx={5} fill={fill} stroke={stroke} />
        <Text
          x={left + own / 2}
          y={y + 17}
          variant="label"
          anchor="middle"
          fill={inkOf(choice)}
          max={own - 6}
          text={choice.text}
        />
      </g>
    );
  });
}

/** A field or a select box, with its label above it (in a toolbar: beside it). */
export function Field({item, box: {x, y, width}, inline}: PlacedOf<'field' | 'select'>): ReactNode {
  const canvas = useCanvas();
  const label = inline ? Math.min(width * 0.55, canvas.width(item.label, 'small')) : 0;
  const box = inline ? {x: x + label + 8, y, width: width - label - 8} : {x, y: y + 19, width};
  const isSelect = item.is === 'select';
  return (
    <>
      <Text x={x} y={y + (inline ? 17.3 : 12)} variant="small" max={inline ? label + 1 : width} text={item.label} />
      <Rect {...box} height={CONTROL} rx={5} fill={isSelect ? 'bg-3' : 'bg'} stroke="line-2" />
      {item.value && (
        <Text
          x={box.x + 10}
          y={box.y + 17.4}
          variant="body"
          fill="ink"
          max={box.width - (isSelect ? 38 : 20)}
          text={item.value}
        />
      )}
      {isSelect && <Chevron x={box.x + box.width - 19} y={box.y + 11} />}
    </>
  );
}

/** The mark of what opens: a select box, a branch of a tree. */
export function Chevron({x, y}: {x: number; y: number}): ReactNode {
  return <Path d={`M${x} ${y}l4.5 4.5 4.5-4.5`} {...ROUND} stroke="muted" strokeWidth={1.6} />;
}

/** A check box with its label. */
export function Check({item, box: {x, y, width}, inline}: PlacedOf<'check'>): ReactNode {
  const top = y + (inline ? 5 : 3);
  const [fill, stroke] = item.on ? (['accent', 'accent'] as const) : (['bg', 'line-2'] as const);
  return (
    <>
      <Rect x={x + 0.5} y={top} width={16} height={16} rx={4} fill={fill} stroke={stroke} />
      {item.on && <Path d={`M${x + 4.5} ${top + 8.2}l3 3.2 5.2-6.4`} {...ROUND} stroke="bg" strokeWidth={2} />}
      <Text x={x + 25} y={top + 12.5} variant="body" max={width - 24} text={item.label} />
    </>
  );
}
