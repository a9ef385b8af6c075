import type {PhrasingContent, RootContent} from 'mdast';
import {code, joined, listed, lines, propertyTable, tableNote, text, type Cell, type Column} from '../mdastNodes';
import {groupBy} from '../../shared/collections';
import type {Data} from '../../data/load';
import {defaultOf, otherWays, rangeOf, runsOf, showsOf, typeOf, type Starts} from '../../data/nodes/format';
import type {NodeFacts, NodeField} from '../../data/nodes';
import {FaultError, oneOf} from '../../shared/finding';
import {isFromElsewhere} from './nodeReference';
import {releaseBadge} from './release';

interface NodeProps {
  node?: string;
}

const inlineText = (value: string | undefined): Cell => value && [text(value)];

interface FieldRow extends NodeField {
  /** Last of several numbered fields. */
  last?: string;
  /** Fields of the next groups that only differ in name and default. */
  others?: readonly NodeField[];
}

const nameOf = (field: NodeField): string => field.display ?? field.name;

function alike(one: NodeField, other: NodeField, ...leftOut: (keyof NodeField)[]): boolean {
  const rest = (field: NodeField): string =>
    JSON.stringify(field, (key, value: unknown) => (leftOut.includes(key as keyof NodeField) ? undefined : value));
  return rest(one) === rest(other);
}

/** Merges consecutive similar groups, such as RED, GREEN, and BLUE. */
function mergeGroups(groups: readonly NodeField[][]): FieldRow[] {
  const runs: NodeField[][][] = [];
  for (const group of groups) {
    const first = runs.at(-1)?.[0];
    const fits =
      first?.length === group.length &&
      group.every((field, place) => alike(field, first[place]!, 'name', 'default', 'group'));
    if (fits) runs.at(-1)!.push(group);
    else runs.push([group]);
  }
  return runs.flatMap(([first = [], ...others]) => {
    const title = [first, ...others].map(([field]) => field?.group).join(', ');
    return others.length === 0
      ? first
      : first.map((field, place) => ({...field, group: title, others: others.map((group) => group[place]!)}));
  });
}

/** Merges three or more consecutive numbered fields. */
function rowsOf(fields: readonly FieldRow[]): FieldRow[] {
  return runsOf(fields.map(({name}) => name)).flatMap(([from, to]) => {
    const run = fields.slice(from, to + 1);
    return run.length > 2 && run.every((field) => alike(field, run[0]!, 'name'))
      ? [{...run[0]!, last: run.at(-1)!.name}]
      : run;
  });
}

/** Representations shared by several rows; rows with several names mention theirs. */
function sharedWays(rows: readonly FieldRow[], starts: Starts): Map<string, FieldRow[]> {
  const ways = [...groupBy(rows, (row) => showsOf(row, starts) ?? '')];
  return new Map(ways.filter(([way, these]) => way !== '' && these.length > 1 && !these.every(({others}) => others)));
}

/** Numbered ones as first and last. */
const namesOf = (row: FieldRow): PhrasingContent[][] => [
  [code(nameOf(row)), ...(row.last === undefined ? [] : [text(' to '), code(row.last)])],
  ...(row.others ?? []).map((field) => [code(nameOf(field))]),
];

/** In the order of the names, or once if all are equal. */
function defaultsOf(row: FieldRow): PhrasingContent[] {
  const defaults = [row, ...(row.others ?? [])].map((field) => defaultOf(field) ?? '');
  const shown = new Set(defaults).size === 1 ? defaults.slice(0, 1) : defaults;
  return lines(shown.map((value) => (value === '' ? [] : [code(value)])));
}

/**
 * `Can be shown as an input pin: RedMultiplier, RedOffset.`, or if shorter: `Every property except Mode can be shown as
 * an input pin.`
 */
function wayNote(way: string, these: FieldRow[], rows: readonly FieldRow[], starts: Starts, each: string): RootContent {
  const ways = new Set(otherWays(these[0]!, starts));
  const others = rows.filter((row) => !these.includes(row));
  if (others.length >= these.length || others.some((row) => otherWays(row, starts).some((other) => ways.has(other))))
    return tableNote([text(`Can be shown as ${way}: `), ...joined(these.flatMap(namesOf), ', '), text('.')]);
  const names = others.flatMap(namesOf);
  const except = names.length > 0 ? [text(' except '), ...listed(names)] : [];
  return tableNote([text(`Every ${each}`), ...except, text(` can be shown as ${way}.`)]);
}

/**
 * Common facts are stated once, below the table.
 * @param options of the table, and a label for rows that start as properties
 */
function fieldTable(
  fields: readonly FieldRow[],
  starts: Starts,
  {each = starts, ...options}: Parameters<typeof propertyTable<FieldRow>>[2] & {each?: string} = {},
): RootContent[] {
  const rows = rowsOf(fields);
  const ways = sharedWays(rows, starts);
  const effect = (row: FieldRow): Cell => {
    const way = showsOf(row, starts);
    const own = way === undefined || ways.has(way) ? undefined : `Can be shown as ${way}.`;
    return [row.effect, own].filter((part) => part !== undefined).join(' ') || undefined;
  };
  const columns: Column<FieldRow>[] = [
    {title: 'Name', cell: (row) => lines(namesOf(row))},
    {
      title: 'Direction',
      cell: ({direction}) => (starts === 'pin' ? [text(direction === 'out' ? 'Output' : 'Input')] : undefined),
    },
    {title: 'Type', cell: (row) => inlineText(typeOf(row))},
    {title: 'Default', cell: defaultsOf},
    {title: 'Range', cell: (row) => inlineText(rangeOf(row))},
    {title: 'Effect', cell: effect},
  ];
  return [
    propertyTable(rows, columns, options),
    ...[...ways].map(([way, these]) => wayNote(way, these, rows, starts, each)),
  ];
}

function find(data: Data, {node}: NodeProps): {facts: NodeFacts; file: string} {
  if (node === undefined) throw new FaultError('the node is missing', 'name it, as in node="swizzle"');
  const id = oneOf(node, [...data.nodes.keys()], 'node of docs/_data/nodes');
  return {facts: data.nodes.get(id)!, file: `docs/_data/nodes/${id}.yml`};
}

function demand<Item>(items: readonly Item[] | undefined, what: string, file: string): readonly Item[] {
  if (items && items.length > 0) return items;
  throw new FaultError(`${file} has no ${what}`, `add ${what} there, or remove the component from the page`);
}

export function nodePins(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  return fieldTable(demand(facts.pins, 'pins', file), 'pin');
}

/** `<NodeProperties node="swizzle" />`: by group, in file order. */
export function nodeProperties(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  const properties = demand(facts.properties, 'properties', file);
  const groups = groupBy(properties, ({group}) => group);
  const [caption] = groups.keys();
  const note = [
    text('If a name or a default differs on your node, use that of the node. '),
    releaseBadge('named as in', facts.release),
  ];
  return [
    ...fieldTable(
      mergeGroups([...groups.values()]),
      'property',
      groups.size > 1 ? {groupOf: ({group}) => group} : {caption},
    ),
    ...(isFromElsewhere(facts) ? [tableNote(note)] : []),
  ];
}

/** `<NodeFunctions node="read-video" />`: parameters follow in separate tables. */
export function nodeFunctions(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  const functions = demand(facts.functions, 'functions', file);
  return [
    propertyTable(functions, [
      {title: 'Name', cell: (each) => [{type: 'strong', children: [text(each.display ?? each.name)]}]},
      {title: 'Effect', cell: (each) => each.effect},
    ]),
    ...functions.flatMap(({name: title, parameters}) =>
      parameters?.length
        ? fieldTable(parameters, 'property', {caption: `Parameters of ${title}`, each: 'parameter'})
        : [],
    ),
  ];
}

/** `<NodeExamples node="eval" />`: expressions with inputs and results. */
export function nodeExamples(data: Data, props: NodeProps): RootContent[] {
  const {facts, file} = find(data, props);
  return [
    propertyTable(demand(facts.examples, 'examples', file), [
      // All fit a phone, and would be hard to read with breaks.
      {title: 'Expression', cell: ({expression}) => [{...code(expression), data: {hProperties: {dataWhole: ''}}}]},
      {
        title: 'Inputs',
        cell: ({inputs = {}}) =>
          joined(
            Object.entries(inputs).map(([input, value]) => [code(`${input} = ${value}`)]),
            ', ',
          ),
      },
      {title: 'Result', cell: ({result}) => [code(String(result))]},
      {title: 'Use', cell: ({note}) => note},
    ]),
  ];
}
