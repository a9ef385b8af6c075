import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  escapePointerFragment,
  getLineColLocation,
  makeDocumentFromString,
  YamlParseError,
  type Document,
} from '@redocly/openapi-core';
import type {OpenAPIV3} from 'openapi-types';

import {FindingsError} from '../../shared/finding';
import type {Json} from '../../shared/json';

export type Schema = Omit<OpenAPIV3.NonArraySchemaObject, 'type'> & {
  $ref?: string;
  type?: string;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  'x-enumDescriptions'?: Record<string, string>;
};

/** In the order that api/redocly.yaml asks for. */
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

export interface Parameter {
  name: string;
  description: string;
  schema: Schema;
  /** Response examples by the name of their request example; the first is the fallback. */
  examples: Map<string, Json>;
}

interface Example {
  key: string;
  title: string;
  description: string | undefined;
  value: Json;
}

export interface Content {
  contentType: string;
  schema: Schema;
  examples: Example[];
}

export interface Call {
  id: string;
  method: Method;
  /** With the full address: `/api/rest/v1/engines/{engineId}`. */
  path: string;
  operation: OpenAPIV3.OperationObject & {'x-replaced-by'?: string};
  parameters: Parameter[];
  body?: Content & {isRequired: boolean; description: string | undefined};
  responses: {status: string; description: string; content: Content | undefined}[];
  line: number;
}

export const successOf = ({responses}: Pick<Call, 'responses'>): Call['responses'][number] | undefined =>
  responses.find(({status}) => status.startsWith('2'));

export interface Description {
  /** Relative to the project: `api/hub-1.6.1.yaml`. */
  file: string;
  yaml: string;
  document: OpenAPIV3.Document;
  calls: Call[];
  /** Follows a `$ref`, and one level of `$ref` behind it. */
  resolve: <T extends object>(node: T | {$ref: string}) => T;
  /** Line of a key path, from 1. */
  lineOf: (...keys: string[]) => number;
}

const known = new Map<string, {stamp: string; description: Description}>();

/** Cached while the file is unchanged. @throws with file, line, and fix */
export function readDescription(root: string, file: string): Description {
  const absolute = path.join(root, file);
  const stats = statSync(absolute, {throwIfNoEntry: false});
  if (!stats) {
    const fix = 'add it, or remove it from src/data/api/versions.ts';
    throw new FindingsError([{file, line: 1, what: 'there is no such description', fix}]);
  }
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  let entry = known.get(absolute);
  if (entry?.stamp !== stamp) {
    entry = {stamp, description: parse(absolute, file)};
    known.set(absolute, entry);
  }
  return entry.description;
}

function parse(absolute: string, file: string): Description {
  const {parsed: document, source} = parseYaml(absolute, file);
  const resolve = <T extends object>(node: T | {$ref: string}): T => {
    if (!('$ref' in node)) return node;
    const {$ref} = node as {$ref: string};
    const inside = (at: unknown, key: string) => (at as Record<string, unknown> | undefined)?.[key];
    const target = $ref.split('/').slice(1).reduce(inside, document);
    if (target) return resolve(target as T);
    const line = source.body.slice(0, source.body.indexOf($ref)).split('\n').length;
    throw new FindingsError([{file, line, what: `"${$ref}" does not exist`, fix: 'name an entry of components'}]);
  };
  const lineOf: Description['lineOf'] = (...keys) => {
    const pointer = `#/${keys.map(escapePointerFragment).join('/')}`;
    return getLineColLocation({source, pointer, reportOnKey: true}).start.line;
  };
  return {file, yaml: source.body, document, calls: callsOf(document, resolve, lineOf), resolve, lineOf};
}

function parseYaml(absolute: string, file: string): Document<OpenAPIV3.Document> {
  try {
    return makeDocumentFromString<OpenAPIV3.Document>(readFileSync(absolute, 'utf8'), absolute);
  } catch (error) {
    if (error instanceof YamlParseError) {
      throw new FindingsError([{file, line: error.line || 1, what: error.message, fix: 'correct the YAML'}]);
    }
    throw error;
  }
}

function callsOf({paths}: OpenAPIV3.Document, resolve: Description['resolve'], lineOf: Description['lineOf']): Call[] {
  const contentOf = (content: OpenAPIV3.ResponseObject['content'] = {}): Content | undefined => {
    const [[contentType, media] = []] = Object.entries(content);
    if (!contentType) return undefined;
    const examples = Object.entries(media?.examples ?? {}).map(([key, one]): Example => {
      const {summary = key, description, value} = resolve<OpenAPIV3.ExampleObject>(one);
      return {key, title: summary, description, value: value as Json};
    });
    return {contentType, schema: (media?.schema ?? {}) as Schema, examples};
  };
  const parameterOf = (source: OpenAPIV3.ReferenceObject | OpenAPIV3.ParameterObject): Parameter => {
    const {name, description = '', schema = {}, example, examples} = resolve<OpenAPIV3.ParameterObject>(source);
    const named = Object.entries(examples ?? {'': {value: example as Json}});
    const values = named.map(([key, one]) => [key, resolve<OpenAPIV3.ExampleObject>(one).value as Json] as const);
    return {name, description, schema: schema as Schema, examples: new Map(values)};
  };
  const bodyOf = (source: OpenAPIV3.OperationObject['requestBody']): Call['body'] => {
    const {content, required = false, description} = source ? resolve<OpenAPIV3.RequestBodyObject>(source) : {};
    const own = contentOf(content);
    return own && {...own, isRequired: required, description};
  };
  return Object.entries(paths).flatMap(([address, item = {}]) =>
    methods.flatMap((method): Call[] => {
      const operation = item[method] as Call['operation'] | undefined;
      if (!operation) return [];
      const {operationId: id = '', parameters = [], requestBody} = operation;
      const body = bodyOf(requestBody);
      const responses = Object.entries(operation.responses).map(([status, source]) => {
        const {description, content} = resolve<OpenAPIV3.ResponseObject>(source);
        return {status, description, content: contentOf(content)};
      });
      const line = lineOf('paths', address, method);
      return [
        {
          id,
          method,
          path: address,
          operation,
          parameters: parameters.map(parameterOf),
          ...(body && {body}),
          responses,
          line,
        },
      ];
    }),
  );
}
