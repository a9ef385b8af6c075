import type {Graph, Placed, Spacing} from './graph';
import {leastWidth} from './columns';
import {layered} from './layered';
import {inRows} from './rows';

/** Width of a page's column, px: figures are drawn no wider, so that their text is shown at the size it is set. */
export const COLUMN = 800;
/** Between a graph and the edge of its figure, px; holds half a callout disc. */
export const MARGIN = 24;

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

/** A drawing that is higher is tried in other ways first, px. */
const HIGH = 470;

/**
 * Places a graph within the width of a column: as asked if it fits, else closer together, else in rows or turned, whichever
 * is smaller.
 *
 * @param turn whether the graph may run down instead (boxes whose links end anywhere)
 * @returns undefined where nothing fits
 */
export async function place(graph: Graph, direction: 'right' | 'down', turn: boolean): Promise<Placed | undefined> {
  const room = COLUMN - 2 * MARGIN;
  const [wide, tight, tightest] = SPACINGS[graph.links.some((link) => link.label) ? 'labelled' : 'plain'];
  const fits = (placed: Placed | undefined): placed is Placed => placed !== undefined && placed.width <= room;
  if (direction === 'down' || leastWidth(graph, wide.layer) <= room) {
    // What runs down is long enough on a phone with short arrows.
    const placed = await layered(graph, direction, direction === 'down' ? {...wide, layer: tightest.layer} : wide);
    if (fits(placed)) return placed;
  }
  const close = await layered(graph, direction, tight);
  if (fits(close)) return close;
  const turned = turn ? await layered(graph, direction === 'right' ? 'down' : 'right', tight) : undefined;
  if (fits(turned) && turned.height <= HIGH) return turned;
  const oneRow = direction === 'right' ? close : turned;
  const rows = await inRows(graph, room, [tight, tightest], oneRow?.width);
  return [turned, rows].filter(fits).sort((a, b) => a.height * a.width - b.height * b.width)[0];
}
