import type {Heading, PhrasingContent, Root, RootContent, Table} from 'mdast';

import {rowsOf} from '../reference/generator/objects';
import type {ApiResponse, Body, Field, ManualLink, Operation, Reference, Tag} from '../reference/types';
import {languages, type Language} from '../reference/types';
import {htmlToMdast} from './htmlToMdast';
import {write, type Written} from './write';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});
const block = (lang: string, value: string): RootContent => ({type: 'code', lang, value});
const strong = (value: string): RootContent => paragraph({type: 'strong', children: [text(value)]});

const joined = (parts: readonly PhrasingContent[][], between: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(between), ...part] : part));

/** A heading with the IDs that the page has there. */
const heading = (level: number, title: string, ids: readonly string[]): RootContent =>
  ({type: 'heading', depth: level as Heading['depth'], children: [text(title)], data: {ids}}) as RootContent;

const blocks = (html: string): RootContent[] => (html === '' ? [] : htmlToMdast(html).children);

/** A text in one line, for the cell of a table. */
function inline(html: string): PhrasingContent[] {
  const lines = (node: RootContent): PhrasingContent[][] => {
    if (node.type === 'paragraph') return [node.children];
    return 'children' in node ? (node.children as RootContent[]).flatMap(lines) : [[node as PhrasingContent]];
  };
  return joined(blocks(html).flatMap(lines), ' ');
}

/** Pages of the manual that say more. */
function inManual(links: readonly ManualLink[]): RootContent[] {
  if (links.length === 0) return [];
  const parts = links.map(({text: words, href}) => [{type: 'link' as const, url: href, children: [text(words)]}]);
  return [paragraph(text('In the manual: '), ...joined(parts, ', '))];
}

const listed = (values: readonly string[]): PhrasingContent[] =>
  joined(
    values.map((value) => [code(value)]),
    ', ',
  );

/** The facts of a field, in one line. */
function told(field: Field): PhrasingContent[] {
  const {description, values, example, limits} = field;
  const parts: PhrasingContent[][] = [
    inline(description),
    limits.length > 0 ? [text(`Limits: ${limits.join(', ')}.`)] : [],
    field.default === undefined
      ? []
      : [text('Default: '), code(field.default === '' ? '""' : field.default), text('.')],
    values.length > 0 ? [text('Values: '), ...listed(values), text('.')] : [],
    values.length === 0 && example !== undefined ? [text('Example: '), code(example), text('.')] : [],
  ];
  return joined(
    parts.filter(({length}) => length > 0),
    ' ',
  );
}

/** The fields of a call or a body, a row each, nested ones below the one that has them. */
function fieldTable(fields: readonly Field[]): RootContent[] {
  const rows = rowsOf(fields);
  if (rows.length === 0) return [];
  const cell = (children: PhrasingContent[]) => ({type: 'tableCell' as const, children});
  const row = (...cells: PhrasingContent[][]) => ({type: 'tableRow' as const, children: cells.map(cell)});
  const table: Table = {
    type: 'table',
    children: [
      row([text('Name')], [text('Type')], [text('Required')], [text('Description')]),
      ...rows.map(({path, field}) =>
        row([code(path)], [text(field.type)], [text(field.isRequired ? 'yes' : 'no')], told(field)),
      ),
    ],
  };
  return [table];
}

const idsOf = (fields: readonly Field[]): string[] => rowsOf(fields).map(({field}) => field.id);

/** The type of a body, and its fields. */
function bodyBlocks({contentType, type, description, fields}: Body, note = ''): RootContent[] {
  return [paragraph(code(contentType), text(`${note}: ${type}`)), ...blocks(description), ...fieldTable(fields)];
}

function responseBlocks(
  {status, description, entry, body, examples}: ApiResponse,
  level: number,
  slug: string,
): RootContent[] {
  const language = body?.contentType.includes('json') ? 'json' : 'text';
  return [
    heading(level, status, [`${slug}--${status}`, ...idsOf(body?.fields ?? [])]),
    ...blocks(description),
    ...(entry ? inManual([{text: 'What to do', href: entry}]) : []),
    ...(body ? bodyBlocks(body) : [paragraph(text('No body.'))]),
    ...examples.flatMap((example) => [
      strong(example.title ? `Example: ${example.title}` : 'Example'),
      ...blocks(example.description),
      block(language, example.code.text),
    ]),
  ];
}

const EVERY: readonly Language[] = languages.map(({id}) => id);

function sampleBlocks({requests}: Operation, level: number, wanted: readonly Language[]): RootContent[] {
  return requests.flatMap(({title, description, body, calls}) => [
    ...(title ? [heading(level, title, [])] : []),
    ...blocks(description),
    ...languages
      .filter(({id}) => wanted.includes(id))
      .flatMap(({id, grammar, needs}) => [strong(needs), block(grammar, calls[id].text)]),
    ...(body ? [strong('Request body'), block('json', body.text)] : []),
  ]);
}

/** A call with everything that its page shows. */
function operationBlocks(operation: Operation, level: number, wanted: readonly Language[]): RootContent[] {
  const {id, slug, title, method, path, description, isDeprecated, links, parameters, requestBody, responses} =
    operation;
  return [
    heading(level, title, [slug]),
    paragraph(code(`${method.toUpperCase()} ${path}`)),
    ...(isDeprecated ? [strong('Deprecated')] : []),
    ...blocks(description),
    ...inManual(links),
    ...(parameters.length > 0
      ? [heading(level + 1, 'Path parameters', [`${slug}--path`, ...idsOf(parameters)]), ...fieldTable(parameters)]
      : []),
    ...(requestBody
      ? [
          heading(level + 1, 'Body', [`${slug}--body`, ...idsOf(requestBody.fields)]),
          ...bodyBlocks(requestBody, requestBody.isRequired ? '' : ', optional'),
        ]
      : []),
    heading(level + 1, 'Responses', [`${slug}--responses`]),
    ...responses.flatMap((response) => responseBlocks(response, level + 2, slug)),
    heading(level + 1, 'Samples', []),
    ...sampleBlocks(operation, level + 2, wanted),
    paragraph(text('operationId: '), code(id)),
  ];
}

/** A group with a list of its calls. */
function tagBlocks({name, slug, description, links, operations}: Tag, level: number, home: string): RootContent[] {
  return [
    heading(level, name, [slug]),
    ...blocks(description),
    ...inManual(links),
    {
      type: 'list',
      spread: false,
      children: operations.map((operation) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              {type: 'link', url: `${home}/${operation.slug}`, children: [text(operation.title)]},
              text(': '),
              code(`${operation.method.toUpperCase()} ${operation.path}`),
              text(`. ${operation.summary}`),
            ],
          },
        ],
      })),
    },
  ];
}

/** The whole reference in the order of its page, with cURL samples. */
function allBlocks({title, version, introduction, baseAddress, links, tags, later}: Reference): RootContent[] {
  return [
    heading(1, `${title} ${version}`, ['introduction']),
    ...inManual(links),
    ...blocks(introduction),
    paragraph(text('Base URL of the samples: '), code(baseAddress)),
    ...tags.flatMap(({name, slug, description, links: ofTag, operations}) => [
      heading(2, name, [slug]),
      ...blocks(description),
      ...inManual(ofTag),
      ...operations.flatMap((operation) => operationBlocks(operation, 3, ['curl'])),
    ]),
    ...later.flatMap((section) => [heading(2, section.title, [section.id]), ...blocks(section.html)]),
  ];
}

/**
 * Writes the pages of a version of the API as Markdown.
 * @param reference the version
 * @param home address of its long page
 * @returns the page of each group and each call by its slug, and the long one by the empty slug
 */
export function writeReference(reference: Reference, home: string): Map<string, Written> {
  const tree = (children: RootContent[]): Root => ({type: 'root', children});
  return new Map([
    ['', write(tree(allBlocks(reference)))],
    ...reference.tags.flatMap((tag): [string, Written][] => [
      [tag.slug, write(tree(tagBlocks(tag, 1, home)))],
      ...tag.operations.map((operation): [string, Written] => [
        operation.slug,
        write(tree(operationBlocks(operation, 1, EVERY))),
      ]),
    ]),
  ]);
}
