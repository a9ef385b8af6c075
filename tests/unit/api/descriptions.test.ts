import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../src/data/api/description';
import {current} from '../reference/load';

const {file, document, calls} = current.description;

/** The fields of all schemas, those of their parts too, with their names: `Engine.port`. */
const fields = Object.entries(document.components?.schemas as Record<string, Schema>).flatMap(([name, schema]) =>
  [schema, ...(schema.allOf ?? [])].flatMap(({properties}) =>
    Object.entries(properties ?? {}).map(([field, property]): [string, Schema] => [`${name}.${field}`, property]),
  ),
);

describe(file, () => {
  it('names only calls that exist', () => {
    const named = [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:list|get|set|call|create|rename|delete|update|trigger|load|start|stop|retime)[A-Z]\w*)`/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    const known = calls.map(({id}) => id);
    expect(named.map(([, name]) => name!).filter((name) => !known.includes(name))).toEqual([]);
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
