import * as z from 'zod';
import {checkCallouts} from '../../parse/callouts';
import {callout, common, flag, number, read, words} from '../../parse/schema';
import {fault} from '../../../shared/finding';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import {parseWith, unknownKeyCure, type Path, type YamlSource} from '../../../shared/yaml';
import {tones, type Tone} from '../../../shared/vocabulary';
import type {Cell, Choice, Item, Panel, TreeNode} from './model';

const KEYS = [
  'row',
  'column',
  'area',
  'list',
  'tree',
  'toolbar',
  'button',
  'text',
  'heading',
  'field',
  'select',
  'check',
  'table',
  'space',
  'icons',
] as const;
type Key = (typeof KEYS)[number];

/** Which keys an item can have beside the one that says what it is. */
const BESIDE: Partial<Record<Key, readonly string[]>> = {
  area: ['items'],
  field: ['value'],
  select: ['value'],
  check: ['on'],
  button: ['tone'],
};
const ALWAYS = ['width', 'callout', 'example'];

const strings = z.array(words, {error: 'write a list of words: [One, Two]'}).min(1, {error: 'list its words'});
const choices = strings.transform((list) => list.map(choice));
const cellWords = z
  .string({error: 'write text, and quote it when it holds a colon, a comma or brackets'})
  .transform((value) => value.replace(/\s+/g, ' ').trim());
const cells = z
  .array(cellWords, {error: 'write a row of a table as a list of cells: [One, Two]'})
  .transform((row, context) =>
    row.map((text, index) => {
      const cell = readCell(text);
      if (typeof cell !== 'string') return cell;
      context.addIssue({code: 'custom', path: [index], message: cell});
      return {text, selected: false};
    }),
  );

const tree: z.ZodType<TreeNode[]> = z.lazy(() =>
  z
    .array(z.unknown(), {error: 'write a tree as a list of names: [{Parent: [Child, Child]}, Other]'})
    .transform((items, context) =>
      items.flatMap((item, index): TreeNode[] => {
        if (typeof item === 'string') return [{...choice(item.trim()), children: []}];
        const entries = Object.entries((item ?? {}) as Record<string, unknown>);
        const children = entries.length === 1 ? tree.safeParse(entries[0]?.[1]) : undefined;
        if (children?.success && entries[0]) return [{...choice(entries[0][0]), children: children.data}];
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'write a branch of a tree as one name with a list: {Parent: [Child, Child]}',
        });
        return [];
      }),
    ),
);

const bodies = {
  row: z.lazy(() => items),
  column: z.lazy(() => items),
  toolbar: z.lazy(() => items),
  items: z.lazy(() => items),
  area: words,
  button: words,
  text: words,
  heading: words,
  field: words,
  select: words,
  check: words,
  list: choices,
  icons: choices,
  tree,
  table: z.strictObject({
    columns: strings,
    rows: z.array(cells, {error: 'write the rows of a table as a list of lists: [[One, Two]]'}),
  }),
  space: flag,
  value: words,
  on: flag,
  width: number.refine((value) => value > 0, {error: 'write a share of the row, more than 0'}),
  callout,
  tone: z.enum(tones),
  example: flag,
} as const;

const items: z.ZodType<Item[]> = z
  .array(z.unknown(), {error: 'write a list of items: "- {button: Launch}"'})
  .min(1, {error: 'write at least one item, or remove it'})
  .transform((list, context) =>
    list.flatMap((raw, index): Item[] => {
      const report: Report = (path, what, cure) =>
        context.addIssue({code: 'custom', path: [index, ...path], message: fault(what, cure)});
      const item = readItem(raw, report, (key, issue) =>
        context.addIssue({...issue, path: [index, key, ...issue.path]}),
      );
      return item ? [item] : [];
    }),
  );

const schema = z.strictObject({...common, title: words.optional(), rows: items});

/** Notes a fault of an item at a path below it. */
type Report = (path: PropertyKey[], what: string, cure: string) => void;

function readItem(
  raw: unknown,
  report: Report,
  pass: (key: string, issue: z.core.$ZodIssue) => void,
): Item | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    report([], `"${String(raw)}" is not an item`, `write a map such as {text: ${String(raw)}}`);
    return undefined;
  }
  const map = raw as Record<string, unknown>;
  const kinds = Object.keys(map).filter((key): key is Key => (KEYS as readonly string[]).includes(key));
  const is = kinds[0];
  if (!is || kinds.length > 1) {
    const strange = Object.keys(map).find((key) => nearest(key, KEYS) && !ALWAYS.includes(key));
    report(
      kinds[1] ? [kinds[1]] : [],
      `an item has exactly one of its keys; this one has ${kinds.length === 0 ? 'none' : kinds.join(' and ')} (${Object.keys(map).join(', ')})`,
      didYouMean((!is && strange) || '', KEYS),
    );
    return undefined;
  }
  const known = [is, ...(BESIDE[is] ?? []), ...ALWAYS];
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(map)) {
    const name = key as keyof typeof bodies;
    if (!known.includes(key)) {
      report([key], `unknown key "${key}" in a ${is}`, unknownKeyCure(key, value, known));
      continue;
    }
    const result = parseWith(bodies[name] as z.ZodType, value);
    if (result.success) values[key] = result.data;
    else for (const issue of result.error.issues) pass(key, issue);
  }
  if (is === 'area' && !('items' in map))
    report([], `the area "${String(map.area)}" is empty`, 'give it items, or use a heading');
  return build(is, values, report);
}

/** Turns the checked values of an item into its typed form; undefined where a value was faulty. */
function build(is: Key, values: Record<string, unknown>, report: Report): Item | undefined {
  const body = values[is];
  if (body === undefined) return undefined;
  const base = {width: values.width, callout: values.callout, example: values.example};
  const make = (rest: object): Item => ({is, ...base, ...rest}) as Item;
  switch (is) {
    case 'row':
    case 'column':
    case 'toolbar':
      return make({items: body});
    case 'area':
      return values.items ? make({title: body, items: values.items}) : undefined;
    case 'list':
    case 'icons':
      return make({choices: body});
    case 'tree':
      return make({nodes: body});
    case 'button':
      return make({text: body, tone: values.tone});
    case 'text':
    case 'heading':
      return make({text: body});
    case 'field':
    case 'select':
      return make({label: body, value: values.value});
    case 'check':
      return make({label: body, on: values.on ?? false});
    case 'table': {
      const table = body as {columns: string[]; rows: Cell[][]};
      table.rows.forEach((row, index) => {
        if (row.length !== table.columns.length) {
          report(
            ['table', 'rows', index],
            `this row has ${row.length} cells, the table ${table.columns.length} columns`,
            "add or remove cells; write '-' for none",
          );
        }
      });
      return make({columns: table.columns, rows: table.rows});
    }
    case 'space':
      return make({});
  }
}

function choice(text: string): Choice {
  return text.startsWith('*') ? {text: text.slice(1).trim(), selected: true} : {text, selected: false};
}

/** `*` marks the selected row, `(green)` a status dot. @returns the cell, or what is wrong with it */
function readCell(raw: string): Cell | string {
  const {text, selected} = choice(raw);
  const dot = /^\(([a-z]+)\)\s*(.*)$/.exec(text);
  if (!dot?.[1]) return {text, selected};
  if (!(tones as readonly string[]).includes(dot[1])) {
    const near = nearest(dot[1], tones);
    return near ? fault(`unknown tone "(${dot[1]})"`, `did you mean "(${near})"?`) : {text, selected};
  }
  if (!dot[2])
    return fault(`"${raw}": a status has its word, color alone says nothing to many`, `write "(${dot[1]}) Loaded"`);
  return {text: dot[2], tone: dot[1] as Tone, selected};
}

/** Every item, with its path in the source, from top to bottom. */
function withPaths(list: readonly Item[], path: Path): {item: Item; path: Path}[] {
  return list.flatMap((item, index) => {
    const here = [...path, index];
    const inside = 'items' in item ? withPaths(item.items, [...here, item.is === 'area' ? 'items' : item.is]) : [];
    return [{item, path: here}, ...inside];
  });
}

/** Words of a panel, and where they are in its source. */
interface Words {
  text: string;
  path: Path;
}

/** The names on screen that items print, without those marked as examples. */
function namesOfItems(list: readonly Item[], path: Path): Words[] {
  return list.flatMap((item, index): Words[] => {
    const here = [...path, index];
    if (item.example) return [];
    switch (item.is) {
      case 'row':
      case 'column':
      case 'toolbar':
        return namesOfItems(item.items, [...here, item.is]);
      case 'area':
        return [{text: item.title, path: [...here, 'area']}, ...namesOfItems(item.items, [...here, 'items'])];
      case 'button':
      case 'text':
      case 'heading':
        return [{text: item.text, path: here}];
      case 'field':
      case 'select':
      case 'check':
        return [{text: item.label, path: here}];
      case 'list':
      case 'icons':
        return item.choices.map(({text}, place) => ({text, path: [...here, item.is, place]}));
      case 'tree':
        return namesOfTree(item.nodes, [...here, 'tree']);
      case 'table':
        return item.columns.map((text, place) => ({text, path: [...here, 'table', 'columns', place]}));
      case 'space':
        return [];
    }
  });
}

function namesOfTree(nodes: readonly TreeNode[], path: Path): Words[] {
  return nodes.flatMap(({text, children}, index) => {
    const here = [...path, index];
    return [{text, path: here}, ...namesOfTree(children, here)];
  });
}

/** Reads a `panel` fence. @throws FindingsError with every fault, its line and its cure */
export function readPanel(source: YamlSource): Panel {
  const raw = read(source, schema);
  const called = withPaths(raw.rows, ['rows']).map(({item, path}) => ({...item, path: [...path, 'callout']}));
  const callouts = checkCallouts(source, called);
  const names = namesOfItems(raw.rows, ['rows']).map(({text, path}) => ({text, line: source.lineOf(path)}));
  if (raw.title !== undefined) names.unshift({text: raw.title, line: source.lineOf(['title'])});
  source.finish();
  return {kind: 'panel', caption: raw.caption, alt: raw.alt, title: raw.title, rows: raw.rows, callouts, names};
}
