import {expect, it} from 'vitest';
import * as z from 'zod';
import {wireList} from '../../../src/figures/parse/wires';
import {YamlSource} from '../../../src/shared/yaml';

const findings = (text: string, schema: z.ZodType): [what: string, fix: string][] => {
  const source = new YamlSource(text, {file: 'a.yml', line: 1});
  source.check(schema);
  return source.findings.map(({what, fix}) => [what, fix]);
};

it('keeps fault and fix apart, whatever the faulty text holds', () => {
  expect(findings("- 'A  ->  B  ->  C'", wireList('flow', []))).toEqual([
    ['"A  ->  B  ->  C" has two arrows', 'write one wire a line'],
  ]);
});

it('names the nearest key, whatever keys hold', () => {
  expect(findings('a, c: 1', z.strictObject({'a, b': z.number().optional(), a: z.number().optional()}))).toEqual([
    ['unknown key "a, c"', 'did you mean "a, b"?'],
  ]);
});
