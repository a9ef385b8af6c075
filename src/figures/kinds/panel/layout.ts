import {sum} from '../../../shared/collections';
import type {Canvas} from '../../draw/canvas';
import {CONTROL, GAP, PAD, grows, heightOf, shareWidths} from './measure';
import type {Rectangle} from '../../layout/path';
import type {Item} from './model';

/** An item and where it goes. */
export interface Placed<I extends Item = Item> {
  item: I;
  box: Rectangle;
  /** True in a toolbar, where the label is beside the box. */
  inline: boolean;
}

/** Props of a component that draws items. */
export type PlacedOf<Kind extends Item['is']> = Placed<Extract<Item, {is: Kind}>>;

/**
 * Places items below each other, with all that they hold; height that is left goes to the last that grows.
 *
 * @returns outer items before inner ones
 */
export function stack(canvas: Canvas, items: Item[], {x, y, width, height}: Rectangle): Placed[] {
  const heights = items.map((item) => heightOf(canvas, item, width));
  const spare = height - sum(heights) - (items.length - 1) * GAP;
  const last = items.findLastIndex(grows);
  let top = y;
  return items.flatMap((item, index) => {
    const own = heights[index]! + (index === last ? Math.max(0, spare) : 0);
    top += own + GAP;
    return withContent(canvas, item, {x, y: top - own - GAP, width, height: own});
  });
}

function withContent(canvas: Canvas, item: Item, box: Rectangle): Placed[] {
  const placed = {item, box, inline: false};
  const {x, y, width, height} = box;
  switch (item.is) {
    case 'column':
      return [placed, ...stack(canvas, item.items, box)];
    case 'area': {
      const inside = {x: x + PAD + 2, y: y + 32, width: width - 2 * PAD - 4, height: height - 32 - PAD - 4};
      return [placed, ...stack(canvas, item.items, inside)];
    }
    case 'row':
      return [placed, ...beside(canvas, item.items, box)];
    case 'toolbar':
      return [placed, ...inToolbar(canvas, item.items, box)];
    default:
      return [placed];
  }
}

/** Items beside each other; low ones share the base line of the boxes beside them. */
function beside(canvas: Canvas, items: Item[], {x, y, width, height}: Rectangle): Placed[] {
  const widths = shareWidths(canvas, items, width - (items.length - 1) * GAP);
  const tall = items.some((each) => each.is === 'field' || each.is === 'select');
  let left = x;
  return items.flatMap((item, index) => {
    const own = widths[index]!;
    const high = grows(item) ? height : heightOf(canvas, item, own);
    const low = high > CONTROL ? 0 : tall ? height - high : (Math.min(height, CONTROL) - high) / 2;
    left += own + GAP;
    return withContent(canvas, item, {x: left - own - GAP, y: y + low, width: own, height: high});
  });
}

/** Items on one line; there is room for a disc beside each that has one. */
function inToolbar(canvas: Canvas, items: Item[], {x, y, width}: Rectangle): Placed[] {
  const gaps = items.map(({callout}) => (callout ? 16 : 8));
  const widths = shareWidths(canvas, items, width - 10 - sum(gaps), true);
  let left = x + 9;
  return items.map((item, index) => {
    const box = {x: left, y: y + 8, width: widths[index]!, height: CONTROL};
    left += box.width + gaps[index]!;
    return {item, box, inline: true};
  });
}
