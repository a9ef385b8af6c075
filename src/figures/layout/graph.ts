import type {Group} from '../parse/groups';
import type {Point, Rectangle} from './path';

export interface Box {
  id: string;
  width: number;
  height: number;
  /**
   * Ends of links: fixed, from the top left of the box (px), or one free place for links that share a port. Other links
   * end anywhere.
   */
  ports?: ({id: string; side: 'left' | 'right'; y: number} | {id: string; side?: undefined})[];
  /** Keeps the box in the first or last column. */
  edge?: 'first' | 'last';
}

export interface Link {
  id: string;
  from: {box: string; port?: string};
  to: {box: string; port?: string};
  label?: {width: number; height: number};
  /** Links with the same look and different labels must not run in parallel for long. */
  look?: string;
}

export interface Graph {
  boxes: Box[];
  links: Link[];
  frames: Group[];
  titleWidth: (frame: string) => number;
}

export interface PlacedFrame extends Rectangle {
  name: string;
  /** Continues a frame of the row above. */
  continued: boolean;
}

/** Title of a continued frame. */
export const continuedTitle = (name: string): string => `${name}, continued`;

/** Horizontal and vertical pieces. */
export interface Route {
  points: Point[];
  label?: Point;
  /** Runs between two rows. */
  between?: boolean;
}

/** px from the top left corner. */
export interface Placed {
  width: number;
  height: number;
  boxes: Map<string, Point>;
  links: Map<string, Route>;
  frames: PlacedFrame[];
}

export interface Spacing {
  /** Between columns (rows, if running down), px. */
  layer: number;
  /** Between boxes of a column (px). */
  box: number;
  /** Between links, and links and boxes (px). */
  link?: number;
  /** Inside frames (px). */
  pad?: number;
  /** Maximum boxes per layer, packed closely even if links bend. */
  packed?: number;
}

/** Drops frames without boxes. */
export function subgraph(graph: Graph, keep: ReadonlySet<string>): Graph {
  const boxes = graph.boxes.filter((box) => keep.has(box.id));
  const links = graph.links.filter((link) => keep.has(link.from.box) && keep.has(link.to.box));
  const frames = graph.frames
    .map((frame) => ({...frame, nodes: frame.nodes.filter((id) => keep.has(id))}))
    .filter(({nodes}) => nodes.length > 0);
  return {...graph, boxes, links, frames};
}
