import type {Column} from '../draw/column';
import type {Graph, Placed, Spacing} from './graph';
import {leastWidth} from './columns';
import {layered} from './layered';
import {inRows} from './rows';

/** Wide, tight and tightest; a label takes a separate column, with the space between columns on both sides. */
const SPACINGS = {
  plain: [
    {layer: 58, box: 28},
    {layer: 38, box: 22},
    {layer: 28, box: 20},
  ],
  labelled: [
    {layer: 34, box: 28},
    {layer: 24, box: 22},
    {layer: 20, box: 20},
  ],
} as const satisfies Record<string, readonly [Spacing, Spacing, Spacing]>;

/**
 * Places a graph within the width of a column: as asked if it fits, else closer together, else in rows or turned, whichever
 * is smaller.
 *
 * @param turn whether the graph may run down instead (boxes whose links end anywhere)
 * @param between most links that may lead from one row to another
 * @returns undefined where nothing fits
 */
export async function place(
  graph: Graph,
  {width, margin, high, splits}: Column,
  direction: 'right' | 'down',
  turn: boolean,
  between = Infinity,
): Promise<Placed | undefined> {
  const room = width - 2 * margin;
  const [wide, tight, tightest] = SPACINGS[graph.links.some((link) => link.label) ? 'labelled' : 'plain'];
  const fits = (placed: Placed | undefined): placed is Placed => placed !== undefined && placed.width <= room;
  if (direction === 'down' || leastWidth(graph, wide.layer) <= room) {
    // What runs down is long enough on a phone with short arrows.
    const placed = await layered(graph, direction, direction === 'down' ? {...wide, layer: tightest.layer} : wide);
    if (fits(placed)) return placed;
  }
  const close = await layered(graph, direction, tight);
  if (fits(close)) return close;
  const other = direction === 'right' ? 'down' : 'right';
  let turned = turn ? await layered(graph, other, tight) : undefined;
  if (turned && !fits(turned)) turned = await layered(graph, 'down', tightest);
  if (fits(turned) && turned.height <= high) return turned;
  if (between === 0) return fits(turned) ? turned : undefined;
  const oneRow = direction === 'right' ? close : turned;
  const rows = await inRows(graph, room, [tight, tightest], oneRow?.width);
  const clear = (placed: Placed | undefined): boolean =>
    placed === turned ||
    ([...(placed?.links.values() ?? [])].filter((link) => link.between).length <= between &&
      (splits || !placed?.frames.some((frame) => frame.continued)));
  return [turned, rows]
    .filter(clear)
    .filter(fits)
    .sort((a, b) => a.height * a.width - b.height * b.width)[0];
}
