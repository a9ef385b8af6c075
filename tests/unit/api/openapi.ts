import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** The parts of an OpenAPI 3.0 schema that the tests read. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maxLength?: number;
  pattern?: string;
  example?: unknown;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

/** Content of one media type of a body. */
export interface Media {
  'x-source'?: string;
  schema: Schema;
  examples: Record<string, {'x-source'?: string; $ref?: string; value: unknown}>;
}

/** An answer or a request body. */
interface Body {
  'x-source'?: string;
  $ref?: string;
  description: string;
  required?: boolean;
  content?: Record<string, Media>;
}

/** A path parameter. */
interface Parameter {
  $ref?: string;
  name: string;
  schema: Schema;
  example: unknown;
}

/** A call. */
interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  'x-replaced-by'?: string;
  'x-recorded'?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** A whole description. */
export interface OpenApi {
  info: {title: string; version: string; description: string};
  tags: {name: string; description: string}[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {schemas: Record<string, Schema & {'x-source'?: string}>} & Record<string, Record<string, unknown>>;
}

/** A call with its method and path. */
export interface Call {
  method: string;
  path: string;
  operation: OperationObject;
}

/** Reads a description. */
export function readOpenApi(file: string): OpenApi {
  return parse(readFileSync(file, 'utf8')) as OpenApi;
}

/** The calls of a description, in its order. */
export function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({method, path, operation})),
  );
}

/** Resolves `node`: itself, or the target of its `$ref`. @throws Error naming a target that does not exist */
export function resolve<T extends {$ref?: string}>(document: OpenApi, node: T): T {
  if (node.$ref === undefined) {
    return node;
  }
  const target = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document);
  if (target === undefined) {
    throw new Error(`${node.$ref} does not exist`);
  }
  return resolve(document, target as T);
}

/** First example of a body, in the media type that it has. */
export function firstExample(document: OpenApi, media: Media): unknown {
  const [example] = Object.values(media.examples);
  return example && resolve(document, example).value;
}
