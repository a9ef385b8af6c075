import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readDescription} from '../../../src/reference/description';
import {changesBetween, changesSection} from '../../../src/reference/generator/changes';
import type {Field} from '../../../src/reference/types';
import {testFolder} from '../../support/folder';
import {loadHub, operation, operationsOf} from './load';

const [older, newer] = await Promise.all(
  ['1.2', '1.6.1'].map((version) => readDescription(process.cwd(), `api/hub-${version}.yaml`)),
);

it('finds every new call', () => {
  const {added, removed} = changesBetween(older!, newer!);
  expect(added).toHaveLength(newer!.calls.length - older!.calls.length);
  expect(added).toEqual(expect.arrayContaining(['createRundown', 'getRundownItem', 'listTemplates', 'loadUstate']));
  expect(removed).toEqual([]);
});

it('finds new fields, those that are gone, and new errors of a call that both have', () => {
  const {changed} = changesBetween(older!, newer!);
  expect(changed.get('listEngines')).toEqual([
    'new in the response: `re_enabled`, `ustateId`, `ue_enabled`, `instances`, `engineType`',
    'no longer in the response: `enabled`',
    expect.stringContaining('`rgraphId`'),
  ]);
  expect(changed.get('callFunction')).toEqual(['new in the request: `Parameters`']);
  expect(changed.get('listRundownItems')).toContain('new error status: 404');
  expect(changed.get('updateRundownItem')).toContain('new in the request: `overriddenChannels`');
});

it('marks new calls, and new fields of calls that both have', async () => {
  const [current, legacy] = await loadHub();
  const operations = operationsOf(current!);
  expect(operations.filter(({newSince}) => newSince === '1.2').map(({id}) => id)).toEqual(
    changesBetween(older!, newer!).added,
  );
  const marked = (fields: Field[]): string[] =>
    fields.flatMap(({id, newSince, shape}) => [...(newSince === '1.2' ? [id] : []), ...marked(shape.fields)]);
  const list = operation(current!, 'listEngines').responses[0]!.body!.shape.fields;
  expect(marked(list).map((id) => id.replace('list-engines--200.', ''))).toEqual([
    're_enabled',
    'ustateId',
    'ue_enabled',
    'instances',
    'engineType',
  ]);
  expect(marked(operation(current!, 'updateRundownItem').requestBody!.shape.fields)).toContain(
    'update-rundown-item--body.overriddenChannels',
  );
  const all = operations.flatMap(({requestBody, responses}) =>
    [requestBody, ...responses.map(({body}) => body)].flatMap((body) => marked(body?.shape.fields ?? [])),
  );
  const {gained} = changesBetween(older!, newer!);
  expect(all.length).toBe([...gained.values()].flat().length);
  expect(operationsOf(legacy!).some(({newSince}) => newSince)).toBe(false);
});

it('finds a call that is gone, and no difference between a description and itself', async () => {
  const {root, edit} = testFolder({'api/hub-2.yaml': readFileSync('api/hub-1.6.1.yaml', 'utf8')});
  edit('api/hub-2.yaml', '/api/rest/v1/projects:', '/api/rest/v1/shows:');
  const next = await readDescription(root, 'api/hub-2.yaml');
  expect(changesBetween(newer!, next)).toMatchObject({added: ['listProjects'], removed: ['GET /api/rest/v1/projects']});
  expect(changesSection(newer!, next)).toContain('No longer there: `GET /api/rest/v1/projects`.');
  expect(changesBetween(newer!, newer!)).toEqual({
    since: '1.6.1',
    added: [],
    removed: [],
    changed: new Map(),
    gained: new Map(),
  });
});
