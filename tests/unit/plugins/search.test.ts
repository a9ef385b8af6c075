import type {LoadContext} from '@docusaurus/types';
import MiniSearch from 'minisearch';
import {expect, test, vi} from 'vitest';

import {referenceScope} from '../../../src/reference';
import {searchPlugin, searchScope} from '../../../src/search';
import {SearchEngine} from '../../../src/search/SearchEngine';

test('search makes a live preview, which has no index, watch no files', () => {
  const plugin = searchPlugin({siteDir: process.cwd()} as LoadContext, searchScope(referenceScope));
  expect(plugin.name).toBe('site-search');
  expect(plugin.getPathsToWatch).toBeUndefined();
});

test('nothing is indexed twice: what ranks is at once, and the texts when they come', () => {
  const adding = vi.spyOn(MiniSearch.prototype, 'addAll');
  const sections = [
    {id: '', heading: ''},
    {id: 'port', heading: 'Port'},
  ];
  const page = {route: 'hub', weight: 1, title: 'Hub', trail: [], keywords: [], description: 'server', sections};
  const rest = {build: '', calls: 'rhubapi/', glossary: 'glossary', answers: [], answersEach: 1, synonyms: {}};
  const engine = new SearchEngine({...rest, pages: [page]});
  engine.addTexts(['Everything meets here.', 'It listens on 80.']);
  expect(engine.search('listens', 5).pages).toHaveLength(1);
  const added = adding.mock.calls.map(([documents]) =>
    documents.map((one) => Object.keys(one as object).includes('text')),
  );
  adding.mockRestore();
  expect(added).toEqual([
    [false, false],
    [true, true],
  ]);
});
