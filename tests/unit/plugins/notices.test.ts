import {expect, test} from 'vitest';
import {packageOf} from '../../../src/plugins/notices';

test('the package of a module is the innermost one', () => {
  expect(packageOf('/work/node_modules/react/index.js')).toBe('/work/node_modules/react');
  expect(packageOf('/work/node_modules/@a/b/node_modules/@c/d/x.js')).toBe('/work/node_modules/@a/b/node_modules/@c/d');
  expect(packageOf('/work/src/site/site.ts')).toBeUndefined();
  expect(packageOf('')).toBeUndefined();
});
