import * as z from 'zod';
import {checkCallouts} from '../../parse/callouts';
import {callout, common, flag, number, read, words} from '../../parse/schema';
import {didYouMean, nearest} from '../../../shared/didYouMean';
import {issueOf, parseWith, type Path, type YamlSource} from '../../../shared/yaml';
import {tones} from '../../../shared/vocabulary';
import type {Cell, Choice, Item, TreeNode} from './model';

function choice(text: string): Choice {
  const [selected, dimmed] = [text.startsWith('*'), text.startsWith('~')];
  return {text: selected || dimmed ? text.slice(1).trim() : text, selected, dimmed};
}

const strings = z.array(words, {error: 'write a list of words: [One, Two]'}).min(1, {error: 'list its words'});
const choices = strings.transform((list) => list.map(choice));

/** `*` selected row, `~` dimmed cell, `(green)` status dot. */
const cell = z
  .string({error: 'write text, and quote it when it holds a colon, a comma or brackets'})
  .transform((value, context): Cell => {
    const raw = value.replace(/\s+/g, ' ').trim();
    const {text, ...marks} = choice(raw);
    const [, written = '', word = ''] = /^\(([a-z]+)\)\s*(.*)$/.exec(text) ?? [];
    const tone = tones.find((each) => each === written);
    const near = tone ?? nearest(written, tones);
    if (near && !tone)
      context.addIssue(issueOf({what: `unknown tone "(${written})"`, fix: `did you mean "(${near})"?`}));
    if (!tone) return {text, ...marks};
    if (word === '') {
      const what = `"${raw}": a status has its word, color alone says nothing to many`;
      context.addIssue(issueOf({what, fix: `write "(${tone}) Loaded"`}));
    }
    return {text: word, tone, ...marks};
  });

const table = z
  .strictObject({
    columns: strings,
    rows: z.array(z.array(cell, {error: 'write a row of a table as a list of cells: [One, Two]'}), {
      error: 'write the rows of a table as a list of lists: [[One, Two]]',
    }),
  })
  .superRefine(({columns, rows}, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const what = `this row has ${row.length} cells, the table ${columns.length} columns`;
      context.addIssue(issueOf({what, fix: "add or remove cells; write '-' for none"}, ['rows', index]));
    }
  });

const tree: z.ZodType<TreeNode[]> = z.lazy(() =>
  z
    .array(z.unknown(), {error: 'write a tree as a list of names: [{Parent: [Child, Child]}, Other]'})
    .transform((nodes, context) =>
      nodes.flatMap((node, index): TreeNode[] => {
        if (typeof node === 'string') return [{...choice(node.trim()), children: []}];
        const [branch, ...others] = Object.entries((node ?? {}) as Record<string, unknown>);
        const children = branch && others.length === 0 ? tree.safeParse(branch[1]) : undefined;
        if (branch && children?.success) return [{...choice(branch[0]), children: children.data}];
        const message = 'write a branch of a tree as one name with a list: {Parent: [Child, Child]}';
        context.addIssue({code: 'custom', path: [index], message});
        return [];
      }),
    ),
);

const items: z.ZodType<Item[]> = z
  .array(z.unknown(), {error: 'write a list of items: "- {button: Launch}"'})
  .min(1, {error: 'write at least one item, or remove it'})
  .transform((list, context) => list.flatMap((raw, index) => readItem(raw, index, context)));

/** Schema by key, and the property for its value. */
const kinds: Readonly<Record<Item['is'], z.ZodType<Item>>> = {
  row: item('row', 'items', items),
  column: item('column', 'items', items),
  area: item('area', 'title', words, {items}),
  list: item('list', 'choices', choices),
  tree: item('tree', 'nodes', tree),
  toolbar: item('toolbar', 'items', items),
  button: item('button', 'text', words, {tone: z.enum(tones).optional()}),
  text: item('text', 'text', words),
  heading: item('heading', 'text', words),
  field: item('field', 'label', words, {value: words.optional()}),
  select: item('select', 'label', words, {value: words.optional()}),
  check: item('check', 'label', words, {on: flag.optional()}),
  table: item('table', 'table', table),
  space: item('space', 'space', flag),
  icons: item('icons', 'choices', choices),
};
const keys = Object.keys(kinds);

/** @param beside keys besides those of every item */
function item(is: Item['is'], as: string, body: z.ZodType, beside: Record<string, z.ZodType> = {}): z.ZodType<Item> {
  return z
    .strictObject({
      [is]: body,
      ...beside,
      width: number.refine((value) => value > 0, {error: 'write a share of the row, more than 0'}).optional(),
      callout: callout.optional(),
      example: flag.optional(),
    })
    .transform((written: Record<string, unknown>) => {
      const {[is]: own, ...rest} = written;
      return {is, [as]: own, ...rest} as unknown as Item;
    });
}

const schema = z.strictObject({...common, title: words.optional(), rows: items});

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
    const strange = is ? undefined : written.find((key) => nearest(key, keys));
    const has = is ? written.filter((key) => keys.includes(key)).join(' and ') : 'none';
    const what = `an item has exactly one of its keys; this one has ${has} (${written.join(', ')})`;
    return report(second ? [second] : [], what, didYouMean(strange ?? '', keys));
  }
  const result = parseWith(kinds[is], raw);
  if (result.success) return [result.data];
  for (const issue of result.error.issues) context.addIssue({...issue, path: [index, ...issue.path]});
  return [];
}

const calloutsIn = (list: readonly Item[], path: Path): {callout?: number; path: Path}[] =>
  list.flatMap((item, index) => {
    const here = [...path, index];
    const inside = 'items' in item ? calloutsIn(item.items, [...here, item.is === 'area' ? 'items' : item.is]) : [];
    return [{callout: item.callout, path: [...here, 'callout']}, ...inside];
  });

const NO_NAMES = ['value', 'rows', 'tone', 'on', 'space', 'width', 'callout', 'example'];

function namesIn(part: unknown, path: Path, inTree = false): {text: string; path: Path}[] {
  if (typeof part === 'string') return [{text: choice(part.replace(/\s+/g, ' ').trim()).text, path}];
  if (Array.isArray(part)) return part.flatMap((each, index) => namesIn(each, [...path, index], inTree));
  const map = part as Record<string, unknown>;
  if (map.example === 'true') return [];
  return Object.entries(map).flatMap(([key, value]) => {
    if (!inTree && NO_NAMES.includes(key)) return [];
    const own = inTree ? [{text: choice(key).text, path}] : [];
    return [...own, ...namesIn(value, [...path, key], inTree || key === 'tree')];
  });
}

export interface Panel extends z.output<typeof schema> {
  kind: 'panel';
  callouts: number;
  /** Names on screen with their lines: title and labels, but no values or examples. */
  names: {text: string; line: number}[];
}

/** @throws FindingsError with every fault, its line and its fix */
export function readPanel(source: YamlSource): Panel {
  const panel = read(source, schema);
  const callouts = checkCallouts(source, calloutsIn(panel.rows, ['rows']));
  source.finish();
  const {title = [], rows} = source.data as {title?: unknown; rows: unknown};
  const names = [...namesIn(title, ['title']), ...namesIn(rows, ['rows'])];
  return {...panel, kind: 'panel', callouts, names: names.map(({text, path}) => ({text, line: source.lineOf(path)}))};
}
