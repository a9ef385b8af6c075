import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, propertyTable, table, text, type Column} from '../build';
import {inline} from '../inline';
import type {Data} from '../load';
import type {NodeFacts, NodeProperty} from '../schemas';
import {FaultError} from '../../shared/finding';
import {oneOf} from '../../shared/names';

interface NodeProps {
  node?: string;
}

const propertyColumns: ReadonlyArray<Column<NodeProperty>> = [
  {title: 'Name', cell: ({name}) => [code(name)]},
  {title: 'Type', cell: ({type}) => type && [text(type)]},
  {title: 'Default', cell: (row) => row.default && [code(row.default)]},
  {title: 'Range', cell: ({range}) => range},
  {title: 'Effect', cell: ({effect}) => effect},
];

function find(data: Data, {node}: NodeProps): {facts: NodeFacts; file: string} {
  if (node === undefined) throw new FaultError('the node is missing', 'name it, as in node="swizzle"');
  const id = oneOf(node, [...data.nodes.keys()], 'node of docs/_data/nodes');
  return {facts: data.nodes.get(id)!, file: `docs/_data/nodes/${id}.yml`};
}

function demand<Item>(items: readonly Item[] | undefined, what: string, file: string): readonly Item[] {
  if (items && items.length > 0) return items;
  throw new FaultError(`${file} has no ${what}`, `add ${what} there, or remove the word from the page`);
}

/** `<NodePins node="swizzle" />`: the node's pins. */
export function nodePins(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  return [
    propertyTable(demand(facts.pins, 'pins', file), [
      {title: 'Name', cell: ({name}) => [code(name)]},
      {title: 'Direction', cell: ({direction}) => [text(direction === 'in' ? 'Input' : 'Output')]},
      {title: 'Type', cell: ({type}) => [text(type)]},
      {title: 'Default', cell: (row) => row.default && [code(row.default)]},
      {title: 'Effect', cell: ({effect}) => effect},
    ]),
  ];
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

/** `<NodeFunctions node="read-video" />`: the node's functions; the parameters of each follow in a table of their own. */
export function nodeFunctions(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  const functions = demand(facts.functions, 'functions', file);
  return [
    propertyTable(functions, [
      {title: 'Name', cell: ({name}) => [{type: 'strong', children: [text(name)]}]},
      {title: 'Effect', cell: ({effect}) => effect},
    ]),
    ...functions.flatMap(({name, properties}) =>
      properties?.length ? [propertyTable(properties, propertyColumns, `Parameters of ${name}`)] : [],
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
          Object.entries(inputs).flatMap(([name, value], index) => [
            ...(index > 0 ? [text(', ')] : []),
            code(`${name} = ${value}`),
          ]),
      },
      {title: 'Result', cell: ({result}) => [code(String(result))]},
      {title: 'Use', cell: ({note}) => note},
    ]),
  ];
}

/** `<NodeIndex />`: every category with its purpose and its nodes, A to Z. */
export function nodeIndex(data: Data): RootContent[] {
  return Object.entries(data.nodeIndex).flatMap(([category, {purpose, nodes = {}}]) => {
    const own = [...data.nodes.values()].filter((node) => node.category === category);
    const rows = [
      ...own,
      ...Object.entries(nodes).map(([name, words]) => ({name, purpose: words, page: undefined})),
    ].sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const id = `category-${category.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    const name = ({name: title, page}: (typeof rows)[number]) =>
      page !== undefined && data.pages.titleOf(page) !== undefined ? [link(page, [text(title)])] : [text(title)];
    return [
      heading(3, id, [text(category)]),
      paragraph(inline(purpose)),
      ...(rows.length > 0
        ? [
            table(rows, [
              {title: 'Node', cell: name},
              {title: 'Purpose', cell: (row) => row.purpose},
            ]),
          ]
        : []),
    ];
  });
}
