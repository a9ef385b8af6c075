import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, propertyTable, table, text, type Cell, type Column} from '../build';
import {inline} from '../inline';
import type {Data} from '../load';
import {defaultOf, rangeOf, showsOf, typeOf} from '../nodes/format';
import type {NodeFacts, NodeField} from '../nodes';
import {FaultError, oneOf} from '../../shared/finding';
import {categoryId, nodesIn} from './nodeReference';

interface NodeProps {
  node?: string;
}

const inlineText = (value: string | undefined): Cell => value && [text(value)];

const inlineCode = (value: string | undefined): Cell => value && [code(value)];

/** What a pin or property does, and how else it can be shown. */
const effect = (field: NodeField, starts: 'pin' | 'property'): Cell =>
  [field.effect, showsOf(field, starts)].filter((part) => part !== undefined).join(' ') || undefined;

const name = (field: NodeField): Cell => [code(field.display ?? field.name)];

const fieldColumns: ReadonlyArray<Column<NodeField>> = [
  {title: 'Name', cell: name},
  {title: 'Type', cell: (field) => inlineText(typeOf(field))},
  {title: 'Default', cell: (field) => inlineCode(defaultOf(field))},
  {title: 'Range', cell: (field) => inlineText(rangeOf(field))},
];

const propertyColumns: ReadonlyArray<Column<NodeField>> = [
  ...fieldColumns,
  {title: 'Effect', cell: (field) => effect(field, 'property')},
];

const pinColumns: ReadonlyArray<Column<NodeField>> = [
  {title: 'Name', cell: name},
  {title: 'Direction', cell: ({direction}) => [text(direction === 'out' ? 'Output' : 'Input')]},
  ...fieldColumns.slice(1),
  {title: 'Effect', cell: (field) => effect(field, 'pin')},
];

function find(data: Data, {node}: NodeProps): {facts: NodeFacts; file: string} {
  if (node === undefined) throw new FaultError('the node is missing', 'name it, as in node="swizzle"');
  const id = oneOf(node, [...data.nodes.keys()], 'node of docs/_data/nodes');
  return {facts: data.nodes.get(id)!, file: `docs/_data/nodes/${id}.yml`};
}

function demand<Item>(items: readonly Item[] | undefined, what: string, file: string): readonly Item[] {
  if (items && items.length > 0) return items;
  throw new FaultError(`${file} has no ${what}`, `add ${what} there, or remove the component from the page`);
}

/** `<NodePins node="swizzle" />`: the node's pins. */
export function nodePins(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  return [propertyTable<NodeField>(demand(facts.pins, 'pins', file), pinColumns)];
}

/** `<NodeProperties node="swizzle" />`: the node's properties, one captioned table a group, in the order of the file. */
export function nodeProperties(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  const properties = demand(facts.properties, 'properties', file);
  return [...new Set(properties.map(({group}) => group))].map((group) =>
    propertyTable(
      properties.filter((property) => property.group === group),
      propertyColumns,
      group,
    ),
  );
}

/** `<NodeFunctions node="read-video" />`: the node's functions; the parameters of each follow in a separate table. */
export function nodeFunctions(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  const functions = demand(facts.functions, 'functions', file);
  return [
    propertyTable(functions, [
      {title: 'Name', cell: (each) => [{type: 'strong', children: [text(each.display ?? each.name)]}]},
      {title: 'Effect', cell: (each) => each.effect},
    ]),
    ...functions.flatMap(({name: title, parameters}) =>
      parameters?.length ? [propertyTable<NodeField>(parameters, propertyColumns, `Parameters of ${title}`)] : [],
    ),
  ];
}

/** `<NodeExamples node="eval" />`: worked expressions with their inputs and results. */
export function nodeExamples(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  return [
    propertyTable(demand(facts.examples, 'examples', file), [
      {title: 'Expression', cell: ({expression}) => [code(expression)]},
      {
        title: 'Inputs',
        cell: ({inputs = {}}) =>
          Object.entries(inputs).flatMap(([input, value], index) => [
            ...(index > 0 ? [text(', ')] : []),
            code(`${input} = ${value}`),
          ]),
      },
      {title: 'Result', cell: ({result}) => [code(String(result))]},
      {title: 'Use', cell: ({note}) => note},
    ]),
  ];
}

/** Page of the node reference. */
const reference = 'user-guide/nodegraph-actions/nodegraph/node-library/node-reference';

/** `<NodeIndex />`: every category with its purpose and its nodes, A to Z; each leads into the node reference. */
export function nodeIndex(data: Data): RootContent[] {
  return Object.entries(data.nodeCategories).flatMap(([category, {purpose}]) => [
    heading(3, categoryId(category), [text(category)]),
    paragraph(inline(purpose)),
    table(nodesIn(data, category), [
      {title: 'Node', cell: ([id, {name: entry}]) => [link(`${reference}#${id}`, [text(entry)])]},
      {title: 'Purpose', cell: ([, node]) => node.purpose},
    ]),
  ]);
}
