import {getOrMake, sum} from '../../shared/collections';
import type {Graph, Spacing} from './graph';

/** Longest path to each box; sources move next to their target. Back edges, by the writer's order, don't count. */
export function columns(graph: Graph): Map<string, number> {
  const forward = new Map<string, string[]>();
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const link of graph.links) {
      if (link.from.box !== id || state.get(link.to.box) === 'open') continue;
      getOrMake(forward, id, () => []).push(link.to.box);
      if (!state.has(link.to.box)) visit(link.to.box);
    }
    state.set(id, 'done');
    order.unshift(id);
  };
  const entered = new Set(graph.links.map((link) => link.to.box));
  for (const box of graph.boxes) if (!state.has(box.id)) visit(box.id);
  const column = new Map<string, number>(order.map((id) => [id, 0]));
  for (const id of order) {
    for (const next of forward.get(id) ?? [])
      column.set(next, Math.max(column.get(next) ?? 0, (column.get(id) ?? 0) + 1));
  }
  for (const id of [...order].reverse()) {
    const next = (forward.get(id) ?? []).map((each) => column.get(each) ?? 0);
    if (!entered.has(id) && next.length > 0) column.set(id, Math.min(...next) - 1);
  }
  return column;
}

function columnWidths(graph: Graph, column: ReadonlyMap<string, number>): number[] {
  return Array.from({length: Math.max(0, ...column.values()) + 1}, (_, index) =>
    Math.max(0, ...graph.boxes.filter((box) => column.get(box.id) === index).map((box) => box.width)),
  );
}

/** Lower bound of the width when running right, without labels and bends (px). */
export function leastWidth(graph: Graph, {layer}: Spacing): number {
  const widths = columnWidths(graph, columns(graph)).filter((width) => width > 0);
  return sum(widths) + (widths.length - 1) * layer;
}

/** Limit of the search; the first cuts are good enough. */
const MOST_CUTS = 4000;

/**
 * Ways to cut columns into rows of about `width` px, best first: whole frames, then few links between rows, then even
 * widths.
 * @returns the row of each column, for each way
 */
export function cuts(
  graph: Graph,
  column: ReadonlyMap<string, number>,
  rows: number,
  width: number,
  gap: number,
): number[][] {
  const widths = columnWidths(graph, column);
  const count = widths.length;
  const span = (from: number, to: number): number => sum(widths.slice(from, to)) + (to - from - 1) * gap;
  const found: number[][] = [];
  const extend = (starts: number[]): void => {
    const from = starts.at(-1) ?? 0;
    if (found.length >= MOST_CUTS) return;
    if (starts.length === rows) {
      if (span(from, count) <= width) found.push(starts);
      return;
    }
    for (let next = from + 1; next <= count - (rows - starts.length) && span(from, next) <= width; next += 1)
      extend([...starts, next]);
  };
  extend([0]);
  const weigh = (starts: number[]): {row: number[]; cost: number} => {
    const row = widths.map((_, index) => starts.findLastIndex((start) => start <= index));
    const of = (id: string): number => row[column.get(id) ?? 0] ?? 0;
    const torn = graph.frames.filter((frame) => new Set(frame.nodes.map(of)).size > 1).length;
    const between = graph.links.filter((link) => of(link.from.box) !== of(link.to.box));
    const cables = new Map(between.map((link) => [`${link.from.box}/${link.from.port}/${of(link.to.box)}`, link]));
    const alone = starts.filter(
      (start, index) =>
        (starts[index + 1] ?? count) - start === 1 &&
        graph.boxes.filter(({id}) => (column.get(id) ?? 0) === start).length === 1,
    ).length;
    const spans = starts.map((start, index) => span(start, starts[index + 1] ?? count));
    return {
      row,
      cost: torn * 3 + alone * 2 + (cables.size + between.length) / 2 + (Math.max(...spans) - Math.min(...spans)) / 250,
    };
  };
  return found
    .map(weigh)
    .sort((a, b) => a.cost - b.cost)
    .map((each) => each.row);
}
