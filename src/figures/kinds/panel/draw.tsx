import type {ComponentType, ReactNode} from 'react';
import {useCanvas, type Canvas, type Drawing} from '../../draw/canvas';
import {Disc, Lines, Path, Rect, Text} from '../../draw/shapes';
import {Button, Check, Field, Icons} from './controls';
import {stack, type Placed, type PlacedOf} from './layout';
import {Frame, Names, Table} from './lists';
import {PAD, naturalWidth, stackHeight} from './measure';
import type {Item} from './model';
import type {Panel} from './read';
import type {Point, Rectangle} from '../../layout/path';

const TITLE_BAR = 34;
const INSIDE = 16;
const AROUND = 12;
const LEAST = 360;
/** Least width of a panel that needs a wide window, px: a phone pans it. */
const MOST_NARROW = 652;

/** Draws the schematic of a window. */
export function drawPanel({title, rows}: Panel, canvas: Canvas): Promise<Drawing> {
  const natural = Math.max(...rows.map((item) => naturalWidth(canvas, item)), canvas.width(title ?? '', 'title') + 30);
  const most = Math.max(MOST_NARROW, canvas.column.width) - 2 * AROUND;
  const width = Math.round(Math.min(most, Math.max(LEAST, natural * 1.12 + 2 * INSIDE)));
  const bar = title === undefined ? 0 : TITLE_BAR;
  const inside = {
    x: AROUND + INSIDE,
    y: AROUND + bar + INSIDE,
    width: width - 2 * INSIDE,
    height: stackHeight(canvas, rows, width - 2 * INSIDE),
  };
  const height = bar + inside.height + 2 * INSIDE;
  const placed = stack(canvas, rows, inside);
  return canvas.finish(
    width + 2 * AROUND,
    height + 2 * AROUND,
    <>
      <Rect x={AROUND} y={AROUND} width={width} height={height} rx={9} fill="bg-2" stroke="line-2" />
      {title !== undefined && (
        <>
          <Path
            d={`M${AROUND + 0.5} ${AROUND + bar}v${9 - bar}a8.5 8.5 0 0 1 8.5-8.5h${width - 18}a8.5 8.5 0 0 1 8.5 8.5v${bar - 9}z`}
            fill="bg-4"
          />
          <Text x={inside.x} y={AROUND + 22} variant="title" max={inside.width} text={title} />
        </>
      )}
      {placed.map((each, index) => {
        const Part = parts[each.item.is] as ComponentType<Placed> | undefined;
        return Part && <Part key={index} {...each} />;
      })}
      {discs(canvas, placed, width + 2 * AROUND).map(({x, y, number}, index) => (
        <Disc key={index} x={x} y={y} number={number} />
      ))}
    </>,
  );
}

/** Draws an item without its children. */
const parts: {[Kind in Item['is']]?: (placed: PlacedOf<Kind>) => ReactNode} = {
  toolbar: Frame,
  area: Area,
  list: Names,
  tree: Names,
  table: Table,
  text: Words,
  heading: Title,
  button: Button,
  icons: Icons,
  field: Field,
  select: Field,
  check: Check,
};

function Area({item, box}: PlacedOf<'area'>): ReactNode {
  return (
    <>
      <Frame box={box} />
      <Text x={box.x + PAD + 2} y={box.y + 21} variant="title" max={box.width - 2 * PAD} text={item.title} />
    </>
  );
}

function Title({item, box: {x, y, width}, inline}: PlacedOf<'heading'>): ReactNode {
  return <Text x={x} y={y + (inline ? 18 : 14.5)} variant="title" max={width} text={item.text} />;
}

/** A text: one line in a toolbar, otherwise as many as it needs. */
function Words({item, box: {x, y, width}, inline}: PlacedOf<'text'>): ReactNode {
  const lines = useCanvas().wrap(item.text, 'small', width, inline ? 1 : 6);
  return <Lines x={x} y={y + (inline ? 17.5 : 12)} variant="small" leading={16} lines={lines} />;
}

/** The discs of all callouts, moved to the left where they would cover others, and into the figure. */
function discs(canvas: Canvas, placed: Placed[], width: number): {x: number; y: number; number: number}[] {
  const done: {x: number; y: number; number: number}[] = [];
  const called = placed.filter(({item}) => item.callout).sort((a, b) => b.item.callout! - a.item.callout!);
  for (const {item, box} of called) {
    const at = corner(canvas, item, box);
    const disc = {x: Math.min(at.x, width - 13), y: Math.max(at.y, 13), number: item.callout!};
    while (done.some((other) => Math.hypot(other.x - disc.x, other.y - disc.y) < 21)) disc.x -= 22;
    done.push(disc);
  }
  return done;
}

/** Position of an item's callout: its corner (of the last one, for small buttons), or after the words of a heading, a text, or a check box. */
function corner(canvas: Canvas, item: Item, {x, y, width}: Rectangle): Point {
  const right = x + width;
  switch (item.is) {
    case 'heading':
      return {x: x + canvas.width(item.text, 'title') + 17, y: y + 10};
    case 'text':
      return {x: Math.min(right, x + canvas.width(item.text, 'small') + 15), y: y + 8};
    case 'check':
      return {x: Math.min(right, x + canvas.width(item.label, 'body') + 40), y: y + 11};
    case 'icons':
      return {x: Math.min(right, x + naturalWidth(canvas, item) - 4), y};
    default:
      return {x: right, y};
  }
}
