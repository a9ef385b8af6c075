import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OpenAPIV3} from 'openapi-types';
import {LineCounter, parseDocument} from 'yaml';

import type {ApiVersion} from '../versions';
import type {Json} from '../types';

/** A schema as it stands in a description, OpenAPI 3.0 with what 3.1 adds and we read. */
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

/** A description with a way to follow its references. */
export interface Description {
  /** Path below the project, for messages: `api/hub-1.6.1.yaml`. */
  file: string;
  /** The text of the file, as it is offered for download. */
  yaml: string;
  document: OpenAPIV3.Document;
  /** Follows a `$ref`, and a `$ref` behind it; returns anything else as it is. */
  resolve: <T extends object>(node: T | {$ref: string}) => T;
}

/**
 * Reads a description of api/.
 * @param siteDir absolute path of the project
 * @param folder folder of the descriptions below the project
 * @param version what to read
 * @throws when the file is missing, is no YAML, or refers to what it does not have; the message names file, line and cure
 */
export function readDescription(siteDir: string, folder: string, version: ApiVersion): Description {
  const file = `${folder}/${version.file}.yaml`;
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) {
    throw new Error(
      `${file}:1  there is no such description  ->  add the file, or take it out of src/reference/versions.ts`,
    );
  }
  const yaml = readFileSync(absolute, 'utf8');
  const lines = new LineCounter();
  const parsed = parseDocument(yaml, {lineCounter: lines});
  const fault = parsed.errors[0];
  if (fault) {
    throw new Error(`${file}:${lines.linePos(fault.pos[0]).line}  ${fault.message.split('\n')[0]}  ->  mend the YAML`);
  }
  const document = parsed.toJS() as OpenAPIV3.Document;
  const lineOf = (text: string) => yaml.slice(0, Math.max(0, yaml.indexOf(text))).split('\n').length;
  if (document.info?.version !== version.version) {
    throw new Error(
      `${file}:${lineOf('version:')}  info.version is "${document.info?.version}", not ${version.version}  ->  make it the same as in src/reference/versions.ts`,
    );
  }

  function follow(ref: string, seen: string[] = []): unknown {
    const found = ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~')))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    if (!ref.startsWith('#/') || found === undefined || seen.includes(ref)) {
      throw new Error(`${file}:${lineOf(ref)}  "${ref}" leads nowhere  ->  point it at an entry of components`);
    }
    const next = (found as {$ref?: unknown} | null)?.$ref;
    return typeof next === 'string' ? follow(next, [...seen, ref]) : found;
  }

  return {
    file,
    yaml,
    document,
    resolve: <T extends object>(node: T | {$ref: string}) =>
      '$ref' in node && typeof node.$ref === 'string' ? (follow(node.$ref) as T) : (node as T),
  };
}
