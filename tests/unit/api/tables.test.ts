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

describe('a planted fault is named', () => {
  const faults: [string, string | RegExp, string, string][] = [
    ['a removed field', /\n {8}cacheDir:\n(?: {10}.*\n)+/, '\n', 'Engine.cacheDir: is missing'],
    [
      'an added field',
      /\n {8}cacheDir:\n/,
      '\n        hostName: {type: string}\n        cacheDir:\n',
      'Engine.hostName: is not in the tables',
    ],
    [
      'a field no longer required',
      'required: [PropertyPath, DisplayName, Value]',
      'required: [PropertyPath, DisplayName]',
      'Property.Value: wanted "boolean|number|object|list|string !", found "boolean|number|object|list|string"',
    ],
    [
      'a wrong limit',
      'maxLength: 32',
      'maxLength: 33',
      'Instance.projectTag: wanted "string null max=32 !", found "string null max=33 !"',
    ],
    [
      'a wrong lowest number',
      'minimum: 0',
      'minimum: 1',
      'PropertyUpdate.Duration: wanted "number min=0 default=0", found "number min=1 default=0"',
    ],
    ['a wrong default', 'default: Constant', 'default: Linear', 'PropertyUpdate.Interpolation: wanted'],
    ['a lost value of an enum', 'EaseOut, EaseInOut]', 'EaseInOut]', 'PropertyUpdate.Interpolation: wanted'],
    [
      'a field that cannot be null any more',
      /(objGroup:\n.*\n.*\n) {10}nullable: true\n/,
      '$1',
      'MediaObject.objGroup: wanted "string null max=128 !", found "string max=128 !"',
    ],
    ['letters allowed in objTB', /\n {10}pattern: \^\\d\+\$/, '', 'MediaObject.objTB: wanted'],
    [
      'a wrong error text',
      'error: Rundown name is required',
      'error: Rundown name is required.',
      'createRundown.422: wanted "application/json Rundown name is required", found',
    ],
    [
      'a wrong text of 500',
      "value: '500: Internal server error'",
      'value: Internal server error',
      'listEngines.500: wanted',
    ],
    [
      '500 as JSON',
      /(InternalError:\n.*\n.*\n) {8}text\/plain/,
      '$1        application/json',
      'listEngines.500: wanted',
    ],
    [
      'a lost answer',
      /\n {8}'404':\n {10}\$ref: '#\/components\/responses\/RendererNotListed'/,
      '',
      'startRenderer.404: is missing',
    ],
    ['another status', "'201'", "'200'", 'createRundown.201: is missing'],
    [
      'a parameter of another type',
      /(name: launchId\n(?:.*\n){4}) {8}type: integer/,
      '$1        type: string',
      'getLaunchConfig.parameters: wanted "launchId: integer", found "launchId: string"',
    ],
    [
      'an optional body that is required',
      /(ustates\/\{ustateId\}\/load:(?:.*\n)+? {8}required: )false/,
      '$1true',
      'loadUstate.body: wanted "EngineHostId?", found "EngineHostId"',
    ],
    [
      'a removed call',
      /\n {2}\/api\/rest\/v1\/projects:\n(?: {4}.*\n)+/,
      '\n',
      'calls in order: 37. listProjects is missing',
    ],
    ['a lost mark', /x-source: public\n {6}type: object/, 'type: object', 'x-source: public: EngineHostId is missing'],
    ['another example', 'example: 6666', 'example: 6667', 'example.Engine.port: wanted "6666", found "6667"'],
  ];

  it.each(faults)('%s', (_, text, replacement, message) => {
    expect(plant(text, replacement).join('\n')).toContain(message);
  });

  it('a reference to another schema', () => {
    expect(plant('#/components/schemas/GraphLong', '#/components/schemas/Graph')).toEqual([
      'getGraph.200: wanted "GraphLong", found "Graph"',
    ]);
  });
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
