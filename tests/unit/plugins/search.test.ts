import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import searchPlugin from '../../../src/search/plugin';
import {searchScope} from '../../../src/search/scope';

test('search makes a live preview, which has no index, watch no files', () => {
  const plugin = searchPlugin({siteDir: process.cwd()} as LoadContext, searchScope);
  expect(plugin.name).toBe('site-search');
  expect(plugin.getPathsToWatch).toBeUndefined();
});
