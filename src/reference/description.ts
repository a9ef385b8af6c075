import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  detectSpec,
  escapePointerFragment,
  getLineColLocation,
  getTypes,
  makeDocumentFromString,
  normalizeTypes,
  normalizeVisitors,
  resolveDocument,
  walkDocument,
  YamlParseError,
  type Document,
  type UserContext,
} from '@redocly/openapi-core';
import type {OpenAPIV3} from 'openapi-types';

import {FindingsError, type Finding} from '../shared/finding';
import type {Json} from './types';
import {unsupportedVisitor} from './unsupported';

/** A schema of a description: OpenAPI 3.0, with what 3.1 adds and this project reads. */
export type Schema = Omit<OpenAPIV3.NonArraySchemaObject, 'type'> & {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  const?: Json;
};

/** Methods that a call can have, in lower case as OpenAPI writes them. */
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** A method of a call. */
export type Method = (typeof methods)[number];

/** One call of a description. */
export interface Call {
  method: Method;
  /** Path template with the full address: `/api/rest/v1/engines/{engineId}`. */
  path: string;
  operation: OpenAPIV3.OperationObject & {'x-replaced-by'?: string};
  /** Those of the call and those of its path. */
  parameters: OpenAPIV3.ParameterObject[];
  /** Line of the method in the file, from 1. */
  line: number;
}

/** A description of the API, with its references resolved. */
export interface Description {
  /** Path below the project: `api/hub-1.6.1.yaml`. */
  file: string;
  /** The text of the file, as it is offered for download. */
  yaml: string;
  document: OpenAPIV3.Document;
  /** In the order of the file. */
  calls: Call[];
  /** Follows a `$ref`, and a `$ref` behind it; returns anything else as it is. */
  resolve: <T extends object>(node: T | {$ref: string}) => T;
  /** Line of a place, from 1; each argument is one key on the way to it. */
  lineOf: (...keys: string[]) => number;
}

const known = new Map<string, {stamp: string; description: Promise<Description>}>();

/**
 * Reads a description of the API. An unchanged file is parsed once in a process.
 * @param root absolute path of the project
 * @param file path of the description below `root`
 * @throws when the file is missing, is not YAML, refers to what it does not have, or holds what the reference does not show; the
 * message names file, line and fix
 */
export function readDescription(root: string, file: string): Promise<Description> {
  const absolute = path.join(root, file);
  const stats = statSync(absolute, {throwIfNoEntry: false});
  if (!stats) {
    const fix = 'add it, or remove it from src/reference/versions.ts';
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

async function parse(absolute: string, file: string): Promise<Description> {
  const read = parseYaml(absolute, file);
  const {parsed: document, source} = read;
  const specVersion = detectSpec(document);
  const types = normalizeTypes(getTypes(specVersion));
  const rootType = types.Root!;
  const resolvedRefMap = await resolveDocument({rootDocument: read, externalRefResolver: new BaseResolver(), rootType});

  let follow!: UserContext['resolve'];
  const visitor = {
    Root: (_root: unknown, context: UserContext) => {
      follow = context.resolve;
    },
    ref: ({$ref}: {$ref: string}, {rawLocation}: UserContext, {node}: {node?: unknown}) => {
      if (node === undefined) {
        const {line} = getLineColLocation(rawLocation.child('$ref')).start;
        throw new FindingsError([{file, line, what: `"${$ref}" does not exist`, fix: 'name an entry of components'}]);
      }
    },
  };
  const unsupported: Finding[] = [];
  const normalizedVisitors = normalizeVisitors(
    [
      {severity: 'error', ruleId: 'read', visitor},
      {severity: 'error', ruleId: 'unsupported', visitor: unsupportedVisitor(file, unsupported) as object},
    ],
    types,
  );
  const ctx = {problems: [], specVersion, visitorsData: {}};
  walkDocument({document: read, rootType, normalizedVisitors, resolvedRefMap, ctx});
  if (unsupported.length > 0) throw new FindingsError(unsupported);

  const resolve: Description['resolve'] = (node) => follow(node as never).node as never;
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

function callsOf(document: OpenAPIV3.Document, resolve: Description['resolve'], lineOf: Description['lineOf']): Call[] {
  return Object.entries(document.paths).flatMap(([address, item = {}]) => {
    const resolveAll = (all: OpenAPIV3.PathItemObject['parameters']) =>
      (all ?? []).map((one) => resolve<OpenAPIV3.ParameterObject>(one));
    return (Object.keys(item) as Method[])
      .filter((method) => methods.includes(method))
      .map((method) => {
        const operation = item[method] as Call['operation'];
        const own = resolveAll(operation.parameters);
        const isOverridden = (one: OpenAPIV3.ParameterObject) =>
          own.some(({name, in: place}) => name === one.name && place === one.in);
        const parameters = [...resolveAll(item.parameters).filter((one) => !isOverridden(one)), ...own];
        return {method, path: address, operation, parameters, line: lineOf('paths', address, method)};
      });
  });
}
