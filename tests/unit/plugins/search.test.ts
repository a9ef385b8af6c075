import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {referenceScope} from '../../../src/reference';
import {searchPlugin, searchScope} from '../../../src/search';

test('search makes a live preview, which has no index, watch no files', () => {
  const plugin = searchPlugin({siteDir: process.cwd()} as LoadContext, searchScope(referenceScope));
  expect(plugin.name).toBe('site-search');
  expect(plugin.getPathsToWatch).toBeUndefined();
});
