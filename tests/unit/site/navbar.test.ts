import {expect, test} from 'vitest';

import {navbar} from '../../../src/site/navbar';
import {products} from '../../../src/site/products';

test('the navbar offers every product, then the reference, versions, languages and search', () => {
  const items = navbar!.items as {label?: string; type?: string}[];
  expect(items.slice(0, products.length).map(({label}) => label)).toEqual(products.map(({name}) => name));
  expect(items.slice(products.length).map(({label, type}) => type ?? label)).toEqual([
    'REST API',
    'docsVersionDropdown',
    'localeDropdown',
    'search',
  ]);
});
