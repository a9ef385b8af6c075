import type {Group} from '../parse/groups';
import type {Point, Rectangle} from './path';

/** Something with a size, px. */
export interface Box {
  id: string;
  width: number;
  height: number;
  /**
   * Ends of links: at fixed places, px from the top left of the box, or, for links that share a free port, at one place that the
   * layout chooses. Other links end where the layout likes.
   */
  ports?: ({id: string; side: 'left' | 'right'; y: number} | {id: string; side?: undefined})[];
  /** Keeps the box in the first or the last column. */
  edge?: 'first' | 'last';
}

/** A link between two boxes or their ports. */
export interface Link {
  id: string;
  from: {box: string; port?: string};
  to: {box: string; port?: string};
  label?: {width: number; height: number};
  /** Links of one look, which a label tells apart, must not run side by side for long. */
  look?: string;
}

/** The input of a layout: boxes, links between them, frames around them. */
export interface Graph {
  boxes: Box[];
  links: Link[];
  frames: Group[];
  /** Width that each frame's title needs, px. */
  titleWidth: (frame: string) => number;
}

/** A frame and where it goes. */
export interface PlacedFrame extends Rectangle {
  name: string;
  /** Set where a frame goes on in a further row. */
  continued: boolean;
}

/** The title of a frame that goes on in a further row. */
export const continuedTitle = (name: string): string => `${name}, continued`;

/** The way of a link, in horizontal and vertical pieces. */
export interface Route {
  points: Point[];
  /** Middle of its label. */
  label?: Point;
  /** Set where it runs between two rows. */
  between?: boolean;
}

/** The result of a layout, px from the top left corner. */
export interface Placed {
  width: number;
  height: number;
  boxes: Map<string, Point>;
  links: Map<string, Route>;
  frames: PlacedFrame[];
}

/** Room between boxes. */
export interface Spacing {
  /** Between columns (rows, where the direction is down), px. */
  layer: number;
  /** Between boxes of one column, px. */
  box: number;
  /** Between links, and from them to boxes, px. */
  link?: number;
  /** Inside frames, px. */
  pad?: number;
  /** Boxes of one layer lie close together even if their links then bend, and are at most so many. */
  packed?: number;
}

/** The part of a graph that lies in a set of boxes; frames without boxes left fall away. */
export function subgraph(graph: Graph, keep: ReadonlySet<string>): Graph {
  const boxes = graph.boxes.filter((box) => keep.has(box.id));
  const links = graph.links.filter((link) => keep.has(link.from.box) && keep.has(link.to.box));
  const frames = graph.frames
    .map((frame) => ({...frame, nodes: frame.nodes.filter((id) => keep.has(id))}))
    .filter(({nodes}) => nodes.length > 0);
  return {...graph, boxes, links, frames};
}
