import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {answerOf, flatten, linesOf} from './describe';
import {callsOf, readOpenApi, resolve} from './openapi';
import {testFolder} from '../../support/folder';

const current = 'api/hub-1.6.1.yaml';

/** The lines of a table. */
const table = (version: string): string[] =>
  readFileSync(join(import.meta.dirname, `tables/hub-${version}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** Each part of a line on a line, so that a difference is named by what differs. */
const apart = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [, name = '', parts = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    return parts.split('; ').map((part) => `${name}: ${part}`);
  });

/** Lines of a copy of the description in which `text` is replaced that the description itself does not have. */
function plant(text: string | RegExp, replacement: string): string[] {
  const {root, edit} = testFolder({'hub.yaml': readFileSync(current, 'utf8')});
  edit('hub.yaml', text, replacement);
  const [before, after] = [current, join(root, 'hub.yaml')].map((one) => apart(linesOf(readOpenApi(one)))) as [
    string[],
    string[],
  ];
  return [...before.filter((line) => !after.includes(line)), ...after.filter((line) => !before.includes(line))];
}

describe('hub-1.6.1.yaml', () => {
  const document = readOpenApi(current);

  it('states what the table states, and nothing else', () => {
    expect(apart(linesOf(document))).toEqual(apart(table('1.6.1')));
  });

  it('has calls, each of which can end with an internal error', () => {
    const calls = callsOf(document);
    expect(calls).not.toEqual([]);
    for (const {operation} of calls) {
      const body = resolve(document, operation.responses['500']!);
      expect(answerOf(document, '500', body), operation.operationId).toBe('text/plain "500: Internal server error"');
    }
  });

  it.each([
    ['Engine', 'minimumFreeSpace', 209715200],
    ['Engine', 'port', 6666],
    ['NewsroomRundownShort', 'status', 'MANUAL CTRL'],
    ['NewsroomRundownLong', 'roTrigger', 'TIMED'],
    ['NewsroomRundownItem', 'itemID', '2-1'],
  ])('has the example that the specification gives of %s.%s', (entity, field, example) => {
    const {properties} = flatten(document, document.components.schemas[entity]!);
    expect(String(resolve(document, properties[field]!).example)).toBe(String(example));
  });

  it('names only calls that exist', () => {
    const source = readFileSync(current, 'utf8');
    const known = callsOf(document).map(({operation}) => operation.operationId);
    const named = [
      ...source.matchAll(
        /`((?:list|get|set|call|create|rename|delete|update|trigger|load|start|stop|retime)[A-Z]\w*)`/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.map(([, name]) => name).filter((name) => !known.includes(String(name)))).toEqual([]);
  });

  it('has an example of every field, but none of the text of an error, which differs from call to call', () => {
    const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      [schema, ...(schema.allOf ?? [])]
        .flatMap(({properties}) => Object.entries(properties ?? {}))
        .filter(([, {type, example}]) => type && !['object', 'array'].includes(type) && example === undefined)
        .map(([field]) => `${name}.${field}`),
    );
    expect(bare).toEqual(['ErrorMessage.error']);
  });

  it('describes every field of every schema', () => {
    const {schemas} = document.components;
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
  ['a limit', 'maxLength: 32', 'maxLength: 33', 'Instance: projectTag string null max=33 !'],
  ['a text', 'error: Rundown name is required', 'error: Name?', 'createRundown: 422 application/json "Name?"'],
  ['a mark', /x-source: public\n {6}type: object/, 'type: object', 'public: EngineHostId'],
  ['a call', /\n {2}\/api\/rest\/v1\/projects:\n(?: {4}.*\n)+/, '\n', 'listProjects: Project GET /projects'],
])('a difference is named: %s', (_, text, replacement, message) => {
  expect(plant(text, replacement).join('\n')).toContain(message);
});

describe('hub-1.2.yaml', () => {
  it('holds the recorded calls, each deprecated and with its successor', () => {
    const rows = callsOf(readOpenApi('api/hub-1.2.yaml')).map(
      ({method, path, operation}) =>
        `${operation['x-recorded']} ${method.toUpperCase()} ${path.replace('/api/rest/v1', '')} ${operation['x-replaced-by']}`,
    );
    expect(rows).toEqual(table('1.2'));
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
