import type {Column, FlowSetting} from '../draw/column';
import type {Graph, Placed, Spacing} from './graph';
import {leastWidth} from './columns';
import {layered} from './layered';
import {inRows} from './rows';

/** From wide to tight; labels take a column with space on both sides. */
export const SPACINGS = {
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

/** Last resort on phones. */
const CLOSE: Spacing = {layer: 18, box: 12, link: 9, pad: 8};

/** Penalty of a link between rows, as height (px). */
const BETWEEN = 60;
/** Extra height allowed for the writer's direction. */
const ASKED = 1.25;

/**
 * Lays out boxes with free link ends within a column: right, down, or in rows, whichever is lowest; on phones down, if
 * that fits.
 * @param asked the writer's direction
 * @returns undefined if nothing fits
 */
export async function place(
  graph: Graph,
  {width, margin, runs, high}: Column,
  asked?: 'right' | 'down',
  {between = Infinity, close, packed}: Partial<FlowSetting> = {},
): Promise<Placed | undefined> {
  const room = width - 2 * margin;
  const [wide, tight, tightest] = SPACINGS[graph.links.some((link) => link.label) ? 'labelled' : 'plain'];
  const first = async (direction: 'right' | 'down', spacings: readonly Spacing[]): Promise<Placed | undefined> => {
    for (const spacing of spacings) {
      // Skips layouts that are certainly too wide, because ELK is slow.
      if (direction === 'right' && leastWidth(graph, spacing) > room) continue;
      const placed = await layered(graph, direction, spacing);
      if (placed.width <= room) return placed;
    }
    return undefined;
  };
  // Height is no concern with short arrows.
  const down = await first(
    'down',
    close
      ? [{...CLOSE, packed}]
      : [
          {...wide, layer: tightest.layer, packed},
          {...tightest, packed},
        ],
  );
  if (runs === 'down' && down) return down;
  const right = await first('right', [wide, tight, tightest]);
  const lowest = [right, down].filter((each) => each !== undefined);
  const isLow = lowest.some(({height}) => height <= high);
  if (!isLow && between > 0) {
    const rows = await inRows(graph, room, [tight, tightest]);
    const links = [...(rows?.links.values() ?? [])].filter((link) => link.between).length;
    if (rows && links <= between) lowest.push(rows);
  }
  const cost = (placed: Placed): number => {
    const isAsked = placed === (asked === 'right' ? right : asked === 'down' ? down : undefined);
    const between = [...placed.links.values()].filter((link) => link.between).length;
    return placed.height / (isAsked ? ASKED : 1) + between * BETWEEN;
  };
  return lowest.sort((a, b) => cost(a) - cost(b))[0];
}
