import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Call, Content, Description, Schema} from '../../../src/data/api/description';

const markdown = unified().use(remarkParse).use(remarkGfm);
const blocks = ['paragraph', 'heading', 'tableCell', 'code'];

/** The paragraphs, headings and cells of a Markdown text, without markup. */
function textsOf(text: string | undefined): string[] {
  const collect = (node: Nodes): string[] => {
    if (blocks.includes(node.type)) return [toString(node)];
    return 'children' in node ? node.children.flatMap((child) => collect(child)) : [];
  };
  return collect(markdown.parse(text ?? '')).filter(Boolean);
}

const asShown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format', 'default'] as const;

/** The words of a description that have to be on its page besides those of its calls. */
export const wordsOfPage = ({document: {info, tags = []}}: Description): string[] => [
  ...[info.title, info.version],
  ...textsOf(info.description),
  ...tags.flatMap(({name, description}) => [name, ...textsOf(description)]),
];

/**
 * Every parameter, field, enum value, limit, default, error text and sample that the section of a call must show. It walks the
 * schemas itself, and shares nothing with the code that makes the page.
 */
export function wordsOfCall(
  {method, path, operation, parameters, body, responses}: Call,
  {resolve}: Description,
): string[] {
  const ofSchema = (source: Schema): string[] => {
    const schema = resolve<Schema>(source);
    const {enum: values = [], properties = {}, items, allOf = [], anyOf = []} = schema;
    return [
      ...limits.flatMap((key) => (schema[key] === undefined ? [] : [asShown(schema[key])])),
      ...(values as unknown[]).map(asShown),
      ...Object.entries(properties).flatMap(([name, property]) => [
        name,
        ...textsOf(resolve<Schema>(property).description),
        ...ofSchema(property),
      ]),
      ...[...(items ? [items] : []), ...allOf, ...anyOf].flatMap(ofSchema),
    ];
  };
  const ofContent = ({contentType, schema, examples}: Content): string[] => [
    contentType,
    ...(contentType.includes('json') ? ofSchema(schema) : []),
    ...examples.flatMap(({description, value}) => [
      ...textsOf(description),
      contentType.includes('json') ? JSON.stringify(value, null, 2) : asShown(value),
    ]),
  ];
  return [
    ...[method, path, operation.operationId!, operation.summary!],
    ...textsOf(operation.description),
    ...parameters.flatMap(({name, description, schema, examples}) => [
      ...[name, ...textsOf(description), ...ofSchema(schema)],
      ...[...examples.values()].slice(0, 1).map(asShown),
    ]),
    ...textsOf(body?.description),
    ...(body ? [...ofContent(body), ...body.examples.map(({title}) => title)] : []),
    ...responses.flatMap(({status, description, content}) => [
      status,
      ...textsOf(description),
      ...(content ? ofContent(content) : []),
    ]),
  ];
}

/** The words that a text lacks, whatever its line breaks and the layout of its tables. */
export function missingIn(text: string, words: readonly string[]): string[] {
  const squeeze = (word: string): string => word.replace(/\s+/g, '');
  const squeezed = squeeze(text);
  return words.filter((word) => !squeezed.includes(squeeze(word)));
}
