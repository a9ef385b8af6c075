import {describe, expect, test} from 'vitest';

import {checkProducts} from '../../../src/checks/products';
import {productItem} from '../../../src/site/navbar';
import {isLegacy, products, type Product} from '../../../src/site/products';
import {site} from '../../../src/site/site';

describe('products', () => {
  test('have their newest release first, and slugs without slashes that differ', () => {
    const of = (...releases: [string, string][]): Product => ({
      name: 'Lens',
      releases: releases.map(([label, slug]) => ({label, slug})) as unknown as Product['releases'],
    });
    const found = (...list: Product[]) => checkProducts(process.cwd(), list).map(({what}) => what);
    expect(checkProducts(process.cwd())).toEqual([]);
    expect(found(of(['Lens 3.0', 'lens-3.0'], ['Lens 2.0', '/lens-2.0/']))).toEqual(['slug is "/lens-2.0/"']);
    expect(found(of(['Lens 2.0', 'lens-2.0'], ['Lens 10.0', 'lens-10.0']))).toEqual(['Lens 2.0 is before Lens 10.0']);
    expect(found(of(['Lens 2', 'lens']), of(['Eye 2', 'lens']))).toEqual(Array(2).fill('slug "lens" is used twice'));
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
});
