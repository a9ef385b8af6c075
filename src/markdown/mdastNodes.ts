import type {Heading, Paragraph, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {micromark} from 'micromark';
import {inline} from '../data/inline';
import type {Html} from '../shared/html';
import {site} from '../site/site';

/** Markdown of one line, or nodes. */
export type Cell = string | PhrasingContent[] | undefined;

/** A column is omitted if it has no content. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => Cell;
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** Joins with a separator, and another one before the last. */
export const joined = (parts: readonly PhrasingContent[][], between: string, last = between): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(index === parts.length - 1 ? last : between), ...part] : part));

/** `A, B, and C`. */
export const listed = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  joined(parts, ', ', parts.length > 2 ? ', and ' : ' and ');

/** Joined by line breaks. */
export const lines = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [{type: 'break'}, ...part] : part));

/** To a route such as `faq/glossary#genlock`. */
export const link = (route: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: route === '/' ? '/' : `/${route}`,
  children,
});

export const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

export const tableNote = (children: PhrasingContent[]): Paragraph => ({
  ...paragraph(children),
  data: {hProperties: {className: ['table-note']}},
});

export const heading = (depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
  data: {hProperties: {id}},
});

type Props = Readonly<Record<string, string | undefined>>;

const attributesOf = (props: Props): MdxJsxAttribute[] =>
  Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );

export const jsxText = (name: string, children: PhrasingContent[], props: Props = {}): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(props),
  children,
});

export const jsxFlow = (name: string, props: Props, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(props),
  children: children as MdxJsxFlowElement['children'],
});

/**
 * @param rows selector of the filtered elements
 * @param sections with headings of level 2
 */
export const filter = (what: string, placeholder: string, rows: string, sections: RootContent[]): RootContent =>
  jsxFlow('Filter', {label: `Filter ${what}`, placeholder, rows}, sections);

function tableCell(content: Cell): TableCell {
  return {type: 'tableCell', children: typeof content === 'string' ? inline(content) : (content ?? [])};
}

/**
 * Omits empty columns.
 * @param groupOf group of a row (`rehypeTables.ts` adds titles)
 */
export function table<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<Column<Row>>,
  groupOf?: (row: Row) => string | undefined,
): Table {
  const used = columns.filter(({cell}) => rows.some((row) => (cell(row)?.length ?? 0) > 0));
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: used.map(({title}) => tableCell([text(title)]))},
      ...rows.map((row) => ({
        type: 'tableRow' as const,
        children: used.map(({cell}) => tableCell(cell(row))),
        data: {hProperties: {dataGroup: groupOf?.(row)}},
      })),
    ],
  };
}

/** Stacked on phones; optional caption and groups. */
export function propertyTable<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<Column<Row>>,
  {caption, groupOf}: {caption?: string; groupOf?: (row: Row) => string | undefined} = {},
): RootContent {
  return jsxFlow('PropertyTable', {caption}, [table(rows, columns, groupOf)]);
}

export const markdown = (value: string): Html =>
  micromark(value)
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('href="/', `href="${site.basePath}`) as Html;
