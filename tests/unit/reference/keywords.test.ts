import {expect, test} from 'vitest';

import {keywordsOf} from '../../../src/reference/generator/pages';
import {buildIndex, type PageToIndex} from '../../../src/search/buildIndex';
import {SearchEngine} from '../../../src/search/SearchEngine';

function page(route: string, title: string, keywords: string[], text: string): PageToIndex {
  const sections = [{id: '', heading: '', names: [], text}];
  return {route, weight: 1, page: {title, description: '', keywords, trail: [], sections}};
}

const call = {method: 'get', path: '/api/rest/v1/playout/rundowns', operationId: 'listRundowns'};
const {rank} = buildIndex('test', {
  pages: [
    page('user-guide/playout', 'Rundowns of a show', ['list of rundowns'], 'The list of rundowns is on the left.'),
    page('rhubapi/list-rundowns', 'List', keywordsOf(call), 'All rundowns of playout: /api/rest/v1/playout/rundowns'),
    page('rhubapi/delete-rundown', 'Delete', [], 'Deletes one of the rundowns: /api/rest/v1/playout/rundowns'),
  ],
  questions: [],
  answers: {},
  synonyms: {},
});
const engine = new SearchEngine(rank);
const search = (query: string) => engine.search(query, 3).pages.map(({route}) => route);

test.each(['GET /api/rest/v1/playout/rundowns', '/playout/rundowns', 'listRundowns'])('%s finds the call', (query) => {
  expect(search(query)[0]).toBe('rhubapi/list-rundowns');
});

test('plain words find the page that explains', () => {
  expect(search('list rundowns')[0]).toBe('user-guide/playout');
});

test('the same words with a word of programmers find the call', () => {
  expect(search('list rundowns from a script')[0]).toBe('rhubapi/list-rundowns');
});
