import {defaultOf} from '../data/nodes/format';
import {kindOf, titleOf, type NodeFacts, type NodeField} from '../data/nodes';
import {dataFolder, type Data} from '../data/load';
import {drawFigure} from './files';
import type {GraphNode, NodeGraph, Pin} from './kinds/nodegraph/model';

/** Rows of properties on a card; a node with more says how many are left. */
const MOST_VALUES = 8;
/** Widest card, px: names of pins and defaults are whole on it. */
const WIDEST = 320;

/** A node as the canvas shows it, drawn into a file. */
export interface NodeCard {
  /** Absolute path of the SVG file. */
  file: string;
  width: number;
  height: number;
  /** Content of the drawing. */
  alt: string;
}

/** The cards of nodes, by their ids; a node without pins and properties has none. */
export type NodeCards = ReadonlyMap<string, NodeCard>;

/** Address of a card, below that of the site; `src/plugins/previews.ts` puts it there. */
export const cardPath = (id: string): string => `previews/${id}.svg`;

/** A pin with its default on the node, where the definition gives one. */
function pinOf(field: NodeField): Pin {
  const value = field.direction === 'in' ? defaultOf(field) : undefined;
  return {name: field.display ?? field.name, type: kindOf(field.type), ...(value && {value})};
}

/**
 * A node alone, as it is when it is created: its pins, and the defaults of its first properties.
 * @param id of the node in the data
 */
function graphOf(id: string, facts: NodeFacts, structures: Data['nodeStructures']): NodeGraph {
  const {pins = [], properties = []} = facts;
  const values = properties.flatMap((field) => {
    const value = defaultOf(field);
    return value ? [{name: field.display ?? field.name, value}] : [];
  });
  const left = properties.length - Math.min(values.length, MOST_VALUES);
  const on = (side: 'in' | 'out'): Pin[] => pins.filter(({direction}) => direction === side).map(pinOf);
  const node: GraphNode = {
    id,
    node: id,
    kind: 'node',
    title: titleOf(facts, structures),
    widest: WIDEST,
    assumed: false,
    highlight: false,
    in: on('in'),
    out: on('out'),
    values: values.slice(0, MOST_VALUES),
    ...(left > 0 && {
      note: `${values.length > 0 ? `and ${left} more` : left} ${left === 1 ? 'property' : 'properties'}`,
    }),
  };
  return {
    kind: 'nodegraph',
    caption: `${facts.name} on the canvas`,
    part: false,
    portals: true,
    half: false,
    nodes: [node],
    wires: [],
    groups: [],
    callouts: 0,
  };
}

/**
 * Draws the card of every node of the data.
 * @returns one for each node, by its id
 * @throws FindingsError where one can't be drawn
 */
export async function drawNodeCards(data: Data): Promise<NodeCards> {
  const shown = [...data.nodes].filter(([, {pins, properties}]) => pins || properties);
  const cards = shown.map(async ([id, facts]): Promise<[string, NodeCard]> => {
    const figure = graphOf(id, facts, data.nodeStructures);
    const fence = {file: `${dataFolder}/nodes/${id}.yml`, line: 0};
    const {page, caption: alt} = await drawFigure({kind: 'nodegraph', text: JSON.stringify(figure), figure, fence});
    return [id, {...page, alt}];
  });
  return new Map(await Promise.all(cards));
}
