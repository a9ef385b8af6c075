import {describe, expect, test} from 'vitest';

import {productItem} from '../../../src/site/navbar';
import {faultOfProducts, isLegacy, products, type Product} from '../../../src/site/products';
import {site} from '../../../src/site/site';

const product = (name: string) => products.find((each) => each.name === name)!;

describe('products', () => {
  test('this manual is in the menus', () => {
    const slugs = products.flatMap(({releases}) => releases.map(({slug}) => slug));
    expect(slugs).toContain(site.basePath.replaceAll('/', ''));
  });

  test.each([
    ['5.10 after 5.9', ['Lens 5.9', 'lens-5.9'], ['Lens 5.10', 'lens-5.10'], 'Lens 5.10 comes after Lens 5.9'],
    ['SP1 after its release', ['Lens 5.5', 'lens-5.5'], ['Lens 5.5 SP1', 'lens-5.5.sp1'], 'Lens 5.5 SP1 comes after'],
    ['one slug twice', ['Lens 2', 'lens'], ['Lens 1', 'lens'], 'Lens 1 has the base path lens of another release'],
    ['a slash in a slug', ['Lens 2', '/lens'], ['Lens 1', 'lens-1'], '"/lens" of Lens 2 is no base path'],
  ] as const)('%s is a fault', (_, [label, slug], [other, otherSlug], message) => {
    const lens: Product = {
      name: 'Lens',
      releases: [
        {label, slug},
        {label: other, slug: otherSlug},
      ],
    };
    expect(faultOfProducts([lens])?.what).toContain(message);
  });

  test('releases of two products in one menu are in any order', () => {
    const releases = [
      {label: 'Lens 2', slug: 'lens-2'},
      {label: 'Lens Hub 3', slug: 'hub-3'},
    ] as const;
    expect(faultOfProducts([{name: 'Lens', releases}])).toBeUndefined();
  });

  test('what is older than the newest release is legacy, where a product names no other count', () => {
    for (const one of products.filter(({current}) => current === undefined))
      expect(one.releases.map((release) => isLegacy(one, release))).toEqual(one.releases.map((_, index) => index > 0));
  });
});

describe('productItem', () => {
  const made: Product = {
    name: 'Lens Tracking',
    releases: [
      {label: 'Lens Tracking 2', slug: 'lens-2'},
      {label: 'Lens Tracking 1', slug: 'lens-1'},
    ],
  };

  test('makes a dropdown that links to the sibling sites and marks the old ones', () => {
    const item = productItem(made) as {type: string; items: {href: string; html: string; target: string}[]};
    expect(item.type).toBe('dropdown');
    expect(item.items.map(({href}) => href)).toEqual([
      `${site.siblingOrigin}/lens-2/`,
      `${site.siblingOrigin}/lens-1/`,
    ]);
    expect(item.items[0]!.html).toBe('Lens Tracking 2');
    expect(item.items[1]!.html).toMatch(/^Lens Tracking 1 <span[^>]*>legacy<\/span>$/);
    expect(item.items.every(({target}) => target === '_self')).toBe(true);
  });

  test('has the versions of this manual for its release', () => {
    const item = productItem(product('Reality')) as Record<string, {href: string}[]>;
    const others = [...item.dropdownItemsBefore!, ...item.dropdownItemsAfter!].map(({href}) => href);
    const slugs = product('Reality').releases.map(({slug}) => slug);
    const own = site.basePath.replaceAll('/', '');
    expect(others).toEqual(slugs.filter((slug) => slug !== own).map((slug) => `${site.siblingOrigin}/${slug}/`));
  });
});
