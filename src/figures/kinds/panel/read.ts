import * as z from 'zod';
import {checkCallouts} from '../../parse/callouts';
import {callout, common, flag, number, read, words} from '../../parse/schema';
import type {Fault} from '../../../shared/finding';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import {issueOf, parseWith, unknownKeyFix, type Path, type YamlSource} from '../../../shared/yaml';
import {tones, type Tone} from '../../../shared/vocabulary';
import type {Cell, Choice, Item, Panel, TreeNode} from './model';

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
      if ('text' in cell) return cell;
      context.addIssue(issueOf(cell, [index]));
      return choice(text);
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

const table = z
  .strictObject({
    columns: strings,
    rows: z.array(cells, {error: 'write the rows of a table as a list of lists: [[One, Two]]'}),
  })
  .superRefine(({columns, rows}, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const what = `this row has ${row.length} cells, the table ${columns.length} columns`;
      context.addIssue(issueOf({what, fix: "add or remove cells; write '-' for none"}, ['rows', index]));
    }
  });

const items: z.ZodType<Item[]> = z
  .array(z.unknown(), {error: 'write a list of items: "- {button: Launch}"'})
  .min(1, {error: 'write at least one item, or remove it'})
  .transform((list, context) => list.flatMap((raw, index) => readItem(raw, index, context)));

/** An item by its key: the property that holds what is written there, its schema, and the keys that it can have besides. */
const kinds: Readonly<Record<Item['is'], {as: string; body: z.ZodType; beside?: Record<string, z.ZodType>}>> = {
  row: {as: 'items', body: items},
  column: {as: 'items', body: items},
  area: {as: 'title', body: words, beside: {items}},
  list: {as: 'choices', body: choices},
  tree: {as: 'nodes', body: tree},
  toolbar: {as: 'items', body: items},
  button: {as: 'text', body: words, beside: {tone: z.enum(tones)}},
  text: {as: 'text', body: words},
  heading: {as: 'text', body: words},
  field: {as: 'label', body: words, beside: {value: words}},
  select: {as: 'label', body: words, beside: {value: words}},
  check: {as: 'label', body: words, beside: {on: flag}},
  table: {as: 'table', body: table},
  space: {as: 'space', body: flag},
  icons: {as: 'choices', body: choices},
};
const keys = Object.keys(kinds);

/** Keys that every item can have. */
const always: Record<string, z.ZodType> = {
  width: number.refine((value) => value > 0, {error: 'write a share of the row, more than 0'}),
  callout,
  example: flag,
};

const schema = z.strictObject({...common, title: words.optional(), rows: items});

/** The item, or none where it is faulty. */
function readItem(raw: unknown, index: number, context: z.RefinementCtx): Item[] {
  const report = (path: PropertyKey[], what: string, fix: string): Item[] => {
    context.addIssue(issueOf({what, fix}, [index, ...path]));
    return [];
  };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return report([], `"${String(raw)}" is not an item`, `write a map such as {text: ${String(raw)}}`);
  const written = Object.keys(raw);
  const [is, second] = written.filter((key): key is Item['is'] => Object.hasOwn(kinds, key));
  if (!is || second) {
    const strange = written.find((key) => nearest(key, keys) && !Object.hasOwn(always, key));
    const has = is ? written.filter((key) => keys.includes(key)).join(' and ') : 'none';
    return report(
      second ? [second] : [],
      `an item has exactly one of its keys; this one has ${has} (${written.join(', ')})`,
      didYouMean((!is && strange) || '', keys),
    );
  }
  const {as, body, beside} = kinds[is];
  const schemas = {[is]: body, ...beside, ...always};
  const item: Record<string, unknown> = {is};
  for (const [key, value] of Object.entries(raw)) {
    if (!Object.hasOwn(schemas, key)) {
      report([key], `unknown key "${key}" in a ${is}`, unknownKeyFix(key, value, Object.keys(schemas)));
      continue;
    }
    const result = parseWith(schemas[key]!, value);
    if (result.success) item[key === is ? as : key] = result.data;
    else for (const issue of result.error.issues) context.addIssue({...issue, path: [index, key, ...issue.path]});
  }
  if (is === 'area' && !('items' in raw)) {
    const {area} = raw as {area: unknown};
    return report([], `the area "${String(area)}" is empty`, 'give it items, or use a heading');
  }
  return as in item && (is !== 'area' || 'items' in item) ? [item as unknown as Item] : [];
}

function choice(text: string): Choice {
  const [selected, dimmed] = [text.startsWith('*'), text.startsWith('~')];
  return {text: selected || dimmed ? text.slice(1).trim() : text, selected, dimmed};
}

/** `*` marks the selected row, `~` a dimmed cell, `(green)` a status dot. @returns the cell, or what is wrong with it */
function readCell(raw: string): Cell | Fault {
  const {text, ...marks} = choice(raw);
  const dot = /^\(([a-z]+)\)\s*(.*)$/.exec(text);
  if (!dot?.[1]) return {text, ...marks};
  if (!(tones as readonly string[]).includes(dot[1])) {
    const near = nearest(dot[1], tones);
    return near ? {what: `unknown tone "(${dot[1]})"`, fix: `did you mean "(${near})"?`} : {text, ...marks};
  }
  if (!dot[2])
    return {
      what: `"${raw}": a status has its word, color alone says nothing to many`,
      fix: `write "(${dot[1]}) Loaded"`,
    };
  return {text: dot[2], tone: dot[1] as Tone, ...marks};
}

/** Items with their paths in the source, from top to bottom; those that are not `wanted` without what they hold. */
function* walk(
  list: readonly Item[],
  path: Path,
  wanted: (item: Item) => boolean,
): Generator<{item: Item; path: Path}> {
  for (const [index, item] of list.entries()) {
    const here = [...path, index];
    if (!wanted(item)) continue;
    yield {item, path: here};
    if ('items' in item) yield* walk(item.items, [...here, item.is === 'area' ? 'items' : item.is], wanted);
  }
}

/** Words of a panel, and where they are in its source. */
interface Words {
  text: string;
  path: Path;
}

/** The names on screen that an item prints, apart from what it holds. */
function namesOf(item: Item, path: Path): Words[] {
  const wordsAt = (list: readonly string[], ...at: PropertyKey[]): Words[] =>
    list.map((text, index) => ({text, path: [...path, ...at, index]}));
  const texts = (list: readonly Choice[]): string[] => list.map(({text}) => text);
  switch (item.is) {
    case 'row':
    case 'column':
    case 'toolbar':
    case 'space':
      return [];
    case 'area':
      return [{text: item.title, path: [...path, 'area']}];
    case 'button':
    case 'text':
    case 'heading':
      return [{text: item.text, path}];
    case 'field':
    case 'select':
    case 'check':
      return [{text: item.label, path}];
    case 'list':
    case 'icons':
      return wordsAt(texts(item.choices), item.is);
    case 'tree':
      return namesOfTree(item.nodes, [...path, 'tree']);
    case 'table':
      return wordsAt(item.table.columns, 'table', 'columns');
  }
}

function namesOfTree(nodes: readonly TreeNode[], path: Path): Words[] {
  return nodes.flatMap(({text, children}, index) => {
    const here = [...path, index];
    return [{text, path: here}, ...namesOfTree(children, here)];
  });
}

/** Reads a `panel` fence. @throws FindingsError with every fault, its line and its fix */
export function readPanel(source: YamlSource): Panel {
  const panel = read(source, schema);
  const all = [...walk(panel.rows, ['rows'], () => true)];
  const callouts = checkCallouts(
    source,
    all.map(({item, path}) => ({callout: item.callout, path: [...path, 'callout']})),
  );
  const named = [...walk(panel.rows, ['rows'], ({example}) => !example)].flatMap(({item, path}) => namesOf(item, path));
  if (panel.title !== undefined) named.unshift({text: panel.title, path: ['title']});
  source.finish();
  return {...panel, kind: 'panel', callouts, names: named.map(({text, path}) => ({text, line: source.lineOf(path)}))};
}
