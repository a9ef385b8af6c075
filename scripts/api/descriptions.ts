import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type YAMLMap} from 'yaml';

/** Methods that an operation can have, in the order in which the reference lists them. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A method of an operation, in lower case as OpenAPI writes it. */
export type Method = (typeof methods)[number];

/** One call of a description, as far as the checks need it. */
export interface Operation {
  id: string;
  method: Method;
  /** Path template with the full address: `/api/rest/v1/engines/{engineId}`. */
  path: string;
  /** Names of the path parameters whose value is an integer. */
  integers: ReadonlySet<string>;
  deprecated: boolean;
  /** The operationId that `x-replaced-by` names. */
  replacedBy: string | undefined;
  /** Line of the method in the file, from 1. */
  line: number;
}

/** A description of one version of the API. */
export interface Description {
  /** Path below the project, with forward slashes: `api/hub-1.6.1.yaml`. */
  file: string;
  /** Version from the file name. */
  version: string;
  /** `info.version`, with its line. */
  declared: {version: unknown; line: number};
  operations: Operation[];
}

/** Paths, below the project, of the descriptions in `api/`: every `hub-<version>.yaml`, newest version first. */
export function descriptionFiles(root: string): string[] {
  return readdirSync(join(root, 'api'))
    .filter((name) => /^hub-\d[\d.]*\.yaml$/.test(name))
    .sort((a, b) => versionOf(b).localeCompare(versionOf(a), 'en', {numeric: true}))
    .map((name) => `api/${name}`);
}

function versionOf(file: string): string {
  return file.replace(/^.*hub-|\.yaml$/g, '');
}

/**
 * Reads one description. Call it only with a file that the linter accepts.
 * @param file path below `root`
 * @throws Error with the file's name, when it has no `paths`
 */
export function readDescription(root: string, file: string): Description {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), {lineCounter: lines});
  const lineOf = (node: unknown): number => {
    const range = (node as {range?: [number, number, number] | null} | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const paths = document.get('paths');
  if (!isMap(paths)) {
    throw new Error(`${file}: no "paths"; write the calls below "paths:"`);
  }
  const integers = integerParameters(document.toJS());
  const operations = paths.items.flatMap((pair) => {
    const path = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const item = pair.value as YAMLMap;
    return item.items.flatMap((entry) => {
      const method = String(isScalar(entry.key) ? entry.key.value : entry.key) as Method;
      if (!methods.includes(method) || !isMap(entry.value)) {
        return [];
      }
      const operation = entry.value;
      return [
        {
          id: String(operation.get('operationId')),
          method,
          path,
          integers,
          deprecated: operation.get('deprecated') === true,
          replacedBy: operation.get('x-replaced-by') as string | undefined,
          line: lineOf(entry.key),
        },
      ];
    });
  });
  const version = document.getIn(['info', 'version'], true);
  return {
    file,
    version: versionOf(file),
    declared: {version: isScalar(version) ? version.value : undefined, line: lineOf(version)},
    operations,
  };
}

function integerParameters(document: unknown): ReadonlySet<string> {
  const {parameters = {}} =
    (document as {components?: {parameters?: Record<string, ParameterObject>}}).components ?? {};
  return new Set(
    Object.values(parameters)
      .filter((parameter) => parameter.schema?.type === 'integer')
      .map((parameter) => parameter.name),
  );
}

interface ParameterObject {
  name: string;
  schema?: {type?: string};
}
