import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {callsOf, firstExample, readOpenApi, resolve, type Schema} from './openapi';

const file = 'api/hub-1.6.1.yaml';
const current = readOpenApi(file);
const legacy = callsOf(readOpenApi('api/hub-1.2.yaml'));

/** The fields of all schemas, those of their parts too, with their names: `Engine.port`. */
const fields = Object.entries(current.components.schemas).flatMap(([name, schema]) =>
  [schema, ...(schema.allOf ?? [])].flatMap(({properties}) =>
    Object.entries(properties ?? {}).map(([field, property]): [string, Schema] => [`${name}.${field}`, property]),
  ),
);

describe(file, () => {
  it('has calls, each of which can end with an internal error', () => {
    expect(callsOf(current)).not.toEqual([]);
    for (const {operation} of callsOf(current)) {
      const media = resolve(current, operation.responses['500']!).content?.['text/plain'];
      expect(media && firstExample(current, media), operation.operationId).toBe('500: Internal server error');
    }
  });

  it('names only calls that exist', () => {
    const known = callsOf(current).map(({operation}) => operation.operationId);
    const named = [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:list|get|set|call|create|rename|delete|update|trigger|load|start|stop|retime)[A-Z]\w*)`/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.map(([, name]) => name).filter((name) => !known.includes(String(name)))).toEqual([]);
  });

  it('has an example of every field, but none of the text of an error, which differs from call to call', () => {
    const isBare = ({type, example}: Schema) => type && !['object', 'array'].includes(type) && example === undefined;
    expect(fields.filter(([, field]) => isBare(field)).map(([name]) => name)).toEqual(['ErrorMessage.error']);
  });

  it('describes every field of every schema', () => {
    const bare = fields.filter(([, {$ref, description}]) => !$ref && !description);
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

describe('api/hub-1.2.yaml', () => {
  it('has calls that are deprecated, each with its successor at the same address', () => {
    expect(legacy.length).toBeGreaterThan(9);
    expect(legacy.every(({operation}) => operation.deprecated)).toBe(true);
    const known = callsOf(current).map(
      ({method, path, operation: {operationId}}) => `${method} ${path} ${operationId}`,
    );
    const successors = legacy.map(({method, path, operation}) => `${method} ${path} ${operation['x-replaced-by']}`);
    expect(known).toEqual(expect.arrayContaining(successors));
  });
});
