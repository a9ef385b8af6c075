import {expect, test} from 'vitest';
import {packageOf} from '../../../src/plugins/notices';

test('the package of a module is the innermost one', () => {
  expect(packageOf('/site/node_modules/react/index.js')).toBe('/site/node_modules/react');
  expect(packageOf('/site/node_modules/@a/b/node_modules/@c/d/x.js')).toBe('/site/node_modules/@a/b/node_modules/@c/d');
  expect(packageOf('/site/src/site/site.ts')).toBeUndefined();
  expect(packageOf('')).toBeUndefined();
});
