import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compareWithTables} from './compare';
import {callsOf, readOpenApi} from './openapi';
import {calls} from './tables/calls';
import {legacyCalls} from './tables/legacyCalls';

const current = 'api/hub-1.6.1.yaml';
const folder = mkdtempSync(join(tmpdir(), 'api-tables-'));

afterAll(() => rmSync(folder, {recursive: true}));

/** Differences of a copy of the description in which `text` is replaced. */
function plant(text: string | RegExp, replacement: string): string[] {
  const source = readFileSync(current, 'utf8');
  const copy = source.replace(text, replacement);
  expect(copy, 'the fault must change the file').not.toBe(source);
  const file = join(folder, 'hub.yaml');
  writeFileSync(file, copy);
  return compareWithTables(readOpenApi(file));
}

describe('hub-1.6.1.yaml', () => {
  it('states what the tables state, and nothing else', () => {
    expect(compareWithTables(readOpenApi(current))).toEqual([]);
  });

  it('has 48 calls', () => {
    expect(calls).toHaveLength(48);
    expect(callsOf(readOpenApi(current))).toHaveLength(48);
  });

  it('names only calls that exist', () => {
    const source = readFileSync(current, 'utf8');
    const known = callsOf(readOpenApi(current)).map(({operation}) => operation.operationId);
    const named = [
      ...source.matchAll(
        /`((?:list|get|set|call|create|rename|delete|update|trigger|load|start|stop|retime)[A-Z]\w*)`/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.map(([, name]) => name).filter((name) => !known.includes(String(name)))).toEqual([]);
  });

  it('describes every field of every schema', () => {
    const {schemas} = readOpenApi(current).components;
    const bare = Object.entries(schemas).flatMap(([name, schema]) =>
      [schema, ...(schema.allOf ?? [])]
        .flatMap(({properties}) => Object.entries(properties ?? {}))
        .filter(([, property]) => !property.$ref && !property.description)
        .map(([field]) => `${name}.${field}`),
    );
    expect(bare).toEqual([]);
  });
});

it.each([
  ['a limit', 'maxLength: 32', 'maxLength: 33', 'Instance.projectTag: wanted "string null max=32 !", found'],
  ['a text', 'error: Rundown name is required', 'error: Name?', 'createRundown.422: wanted "application/json Rundown'],
  ['a mark', /x-source: public\n {6}type: object/, 'type: object', 'x-source: public: EngineHostId is missing'],
  ['a call', /\n {2}\/api\/rest\/v1\/projects:\n(?: {4}.*\n)+/, '\n', 'calls in order: 37. listProjects is missing'],
])('a difference is named: %s', (_, text, replacement, message) => {
  expect(plant(text, replacement).join('\n')).toContain(message);
});

describe('hub-1.2.yaml', () => {
  it('holds the recorded calls, each deprecated and with its successor', () => {
    const rows = callsOf(readOpenApi('api/hub-1.2.yaml')).map(
      ({method, path, operation}) =>
        `${operation['x-recorded']} ${method.toUpperCase()} ${path.replace('/api/rest/v1', '')} ${operation['x-replaced-by']}`,
    );
    expect(rows).toEqual(legacyCalls);
    expect(callsOf(readOpenApi('api/hub-1.2.yaml')).every(({operation}) => operation.deprecated)).toBe(true);
  });

  it('replaces a call by the one at the same address', () => {
    const current161 = callsOf(readOpenApi(current)).map(
      ({method, path, operation}) => `${method} ${path} ${operation.operationId}`,
    );
    const successors = callsOf(readOpenApi('api/hub-1.2.yaml')).map(
      ({method, path, operation}) => `${method} ${path} ${operation['x-replaced-by']}`,
    );
    expect(current161).toEqual(expect.arrayContaining(successors));
  });
});
