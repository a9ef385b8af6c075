import type {Heading, Paragraph, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {micromark} from 'micromark';
import {inline} from '../data/inline';
import type {Html} from '../shared/html';
import {site} from '../site/site';

/** Content of one cell: a value of the data (Markdown of one line) or nodes that are ready. */
export type Cell = string | PhrasingContent[] | undefined;

/** A column of a table: its heading and what it shows of a row; left out where no row has anything to show. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => Cell;
}

/** Words as they are, without markup. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A value that a reader types or reads on screen. */
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** Parts of a line with the same words between them, or with others before the last. */
export const joined = (parts: readonly PhrasingContent[][], between: string, last = between): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(index === parts.length - 1 ? last : between), ...part] : part));

/** Parts as a sentence lists them: `A, B, and C`. */
export const listed = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  joined(parts, ', ', parts.length > 2 ? ', and ' : ' and ');

/** Parts on separate lines. */
export const lines = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [{type: 'break'}, ...part] : part));

/** A link to a route of the site, such as `faq/glossary#genlock`. */
export const link = (route: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: route === '/' ? '/' : `/${route}`,
  children,
});

/** A paragraph. */
export const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A remark below a table. */
export const tableNote = (children: PhrasingContent[]): Paragraph => ({
  ...paragraph(children),
  data: {hProperties: {className: ['table-note']}},
});

/** A heading with the id that links use. */
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

/** An MDX component within a line, such as Keys. */
export const jsxText = (name: string, children: PhrasingContent[], props: Props = {}): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(props),
  children,
});

/** An MDX component that holds blocks, such as PropertyTable. */
export const jsxFlow = (name: string, props: Props, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(props),
  children: children as MdxJsxFlowElement['children'],
});

/**
 * Sections that a reader can filter.
 * @param rows selector of what is shown or hidden
 * @param sections each with a heading of the second level
 */
export const filter = (what: string, placeholder: string, rows: string, sections: RootContent[]): RootContent =>
  jsxFlow('Filter', {label: `Filter ${what}`, placeholder, rows}, sections);

function tableCell(content: Cell): TableCell {
  return {type: 'tableCell', children: typeof content === 'string' ? inline(content) : (content ?? [])};
}

/**
 * A table of rows; a column in which no row has content is left out.
 * @param groupOf gives the group of a row, for rows that come in groups (`rehypeTables.ts` gives each its title)
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

/** A table whose rows become two lines on a phone, with an optional caption and groups of rows. */
export function propertyTable<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<Column<Row>>,
  {caption, groupOf}: {caption?: string; groupOf?: (row: Row) => string | undefined} = {},
): RootContent {
  return jsxFlow('PropertyTable', {caption}, [table(rows, columns, groupOf)]);
}

/** A line of Markdown in the data as HTML. */
export const markdown = (value: string): Html =>
  micromark(value)
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('href="/', `href="${site.basePath}`) as Html;
