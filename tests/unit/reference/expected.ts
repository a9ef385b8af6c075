import {readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';

type Node = Record<string, unknown>;

/** Words that the section of a call must show. */
interface ExpectedCall {
  id: string;
  /** Anchor of its section, written out from the operationId: `set-property`. */
  anchor: string;
  words: string[];
}

/** Words that a long page must show. */
export interface Expected {
  /** Texts of the whole description: title, introduction, tags. */
  page: string[];
  calls: ExpectedCall[];
}

/** Takes all space out of a text, so that line breaks and the layout of tables do not matter. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');

const markdown = unified().use(remarkParse).use(remarkGfm);
const blocks = ['paragraph', 'heading', 'tableCell', 'code'];

/** The paragraphs, headings and cells of a Markdown text, without markup. */
function textsOf(text: unknown): string[] {
  const collect = (node: Nodes): string[] =>
    blocks.includes(node.type)
      ? [toString(node)]
      : 'children' in node
        ? node.children.flatMap((child) => collect(child))
        : [];
  return typeof text === 'string' ? collect(markdown.parse(text)).filter(Boolean) : [];
}

const asShown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Reads from a description every parameter, field, enum value, limit, default, error text and sample that its long page
 * must show. It walks the YAML itself and shares nothing with the code that makes the page.
 * @param file path of the description
 */
export function expectedOf(file: string): Expected {
  const document = parse(readFileSync(file, 'utf8')) as Node;
  const follow = (node: unknown): Node => {
    const ref = (node as Node | undefined)?.$ref as string | undefined;
    return ref
      ? follow(
          ref
            .slice(2)
            .split('/')
            .reduce<unknown>((at, key) => (at as Node)[key], document),
        )
      : (node as Node);
  };

  function ofSchema(source: unknown, above: unknown[] = []): string[] {
    const schema = follow(source);
    if (above.includes(schema)) {
      return [];
    }
    const deeper = [...above, schema];
    const limits = [
      'minimum',
      'maximum',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'pattern',
      'format',
      'default',
    ];
    const properties = (schema.properties ?? {}) as Record<string, Node>;
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] as unknown[] | undefined) ?? []);
    return [
      ...textsOf(above.length > 0 && !(source as Node).$ref ? schema.description : undefined),
      ...limits.flatMap((key) => (schema[key] === undefined ? [] : [asShown(schema[key])])),
      ...((schema.enum as unknown[] | undefined) ?? []).map(asShown),
      ...Object.entries(properties).flatMap(([name, property]) => [
        name,
        ...textsOf(follow(property).description),
        ...ofSchema(property, deeper),
      ]),
      ...[schema.items, ...parts].flatMap((part) => (part ? ofSchema(part, deeper) : [])),
    ];
  }

  function ofContent(content: unknown): string[] {
    return Object.entries((content ?? {}) as Record<string, Node>).flatMap(([type, media]) => [
      type,
      ...(type.includes('json') ? ofSchema(media.schema) : []),
      ...Object.values((media.examples ?? {}) as Node).flatMap((reference) => {
        const example = follow(reference);
        const {value} = example;
        return [
          ...textsOf(example.description),
          type.includes('json') ? JSON.stringify(value, null, 2) : asShown(value),
        ];
      }),
    ]);
  }

  function ofOperation(operation: Node, shared: unknown[]): string[] {
    const parameters = [...shared, ...((operation.parameters as unknown[] | undefined) ?? [])].map(follow);
    const body = operation.requestBody ? follow(operation.requestBody) : {};
    const examples = Object.values(follow(body.content ?? {})).flatMap((media) =>
      Object.values((media as Node).examples ?? {}),
    );
    return [
      operation.operationId as string,
      operation.summary as string,
      ...textsOf(operation.description),
      ...parameters.flatMap((one) => [
        one.name as string,
        ...textsOf(one.description),
        ...ofSchema(one.schema),
        ...(one.example === undefined ? [] : [asShown(one.example)]),
      ]),
      ...textsOf(body.description),
      ...ofContent(body.content),
      ...examples.flatMap((example) => (follow(example).summary as string | undefined) ?? []),
      ...Object.entries(operation.responses as Node).flatMap(([status, reference]) => {
        const response = follow(reference);
        return [status, ...textsOf(response.description), ...ofContent(response.content)];
      }),
    ];
  }

  const info = document.info as Node;
  const tags = document.tags as {name: string; description: string}[];
  const calls = Object.entries(document.paths as Record<string, Record<string, Node>>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => {
        const id = operation.operationId as string;
        return {
          id,
          anchor: id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          words: [method, path, ...ofOperation(operation, (item.parameters as unknown as unknown[]) ?? [])],
        };
      }),
  );
  return {
    page: [
      info.title as string,
      info.version as string,
      ...textsOf(info.description),
      ...tags.flatMap(({name, description}) => [name, ...textsOf(description)]),
    ],
    calls,
  };
}

/** The words that a text lacks. */
export function missingIn(text: string, words: readonly string[]): string[] {
  const squeezed = squeeze(text);
  return words.filter((word) => !squeezed.includes(squeeze(word)));
}
