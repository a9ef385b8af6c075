import {defaultOf} from '../data/nodes/format';
import {kindOf, titleOf, type NodeFacts, type NodeField} from '../data/nodes';
import {dataFolder, type Data} from '../data/load';
import {drawFigure} from './files';
import type {GraphNode, NodeGraph, Pin} from './kinds/nodegraph/model';

/** Rows of properties; the card counts the rest. */
const MOST_VALUES = 8;
/** Fits names and defaults (px). */
const WIDEST = 320;

/** A node drawn as on the canvas. */
export interface NodeCard {
  file: string;
  width: number;
  height: number;
  alt: string;
}

/** By ID; nodes without pins and properties have none. */
export type NodeCards = ReadonlyMap<string, NodeCard>;

/** Relative to the base path; written by `src/plugins/previews.ts`. */
export const cardPath = (id: string): string => `previews/${id}.svg`;

/** With its default, if the definition has one. */
function pinOf(field: NodeField): Pin {
  const value = field.direction === 'in' ? defaultOf(field) : undefined;
  return {name: field.display ?? field.name, type: kindOf(field.type), ...(value && {value})};
}

/** A new node with its pins and first properties. */
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

/** @throws FindingsError if one can't be drawn */
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
