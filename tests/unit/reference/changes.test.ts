import {expect, it} from 'vitest';
import {changesBetween, changesSection} from '../../../src/reference/generator/changes';
import {rowsOf} from '../../../src/reference/generator/objects';
import {current, legacy, operation, operationsOf} from './load';

const [older, newer] = [operationsOf(legacy), operationsOf(current)];
const {added, removed, gained} = changesBetween(older, newer, '1.2');

it('finds every new call', () => {
  expect(added).toHaveLength(newer.length - older.length);
  expect(added).toEqual(expect.arrayContaining(['createRundown', 'getRundownItem', 'listTemplates', 'loadUstate']));
  expect(removed).toEqual([]);
});

it('marks new calls, and new fields of calls that both have', () => {
  expect(newer.filter(({newSince}) => newSince === '1.2').map(({id}) => id)).toEqual(added);
  const marked = newer.flatMap(({requestBody, responses}) =>
    [requestBody, ...responses.map(({body}) => body)]
      .flatMap((body) => rowsOf(body?.fields ?? []))
      .flatMap(({field: {id, newSince}}) => (newSince === '1.2' ? [id] : [])),
  );
  expect(new Set(marked)).toEqual(gained);
  expect(marked.filter((id) => id.startsWith('list-engines--')).map((id) => id.split('.')[1])).toEqual([
    're_enabled',
    'ustateId',
    'ue_enabled',
    'instances',
    'engineType',
  ]);
  expect(marked).toContain('update-rundown-item--body.overriddenChannels');
  expect(older.some(({newSince}) => newSince)).toBe(false);
});

it('finds a call that is gone, and no difference between a description and itself', () => {
  const next = newer.map((call) => (call.id === 'listProjects' ? {...call, path: '/api/rest/v1/shows'} : call));
  const changes = changesBetween(newer, next, '1.6.1');
  expect(changes).toMatchObject({added: ['listProjects'], removed: ['GET /api/rest/v1/projects']});
  expect(changesSection(changes, next, '2')).toContain('No longer there: `GET /api/rest/v1/projects`.');
  expect(changesBetween(newer, newer, '1.6.1')).toMatchObject({
    added: [],
    removed: [],
    changed: new Map(),
    gained: new Set(),
  });
  expect(operation('listProjects').newSince).toBe('1.2');
});
