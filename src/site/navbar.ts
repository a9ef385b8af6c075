import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {isLegacy, products, type Product, type Release} from './products';
import {site} from './site';

const ownSlug = site.basePath.replaceAll('/', '');

function releaseItem(product: Product, release: Release): NavbarItem {
  if (release.slug === ownSlug) {
    return {to: '/', label: release.label};
  }
  const legacy = isLegacy(product, release) ? ' <span class="legacy-mark">legacy</span>' : '';
  return {
    href: `${site.siblingOrigin}/${release.slug}/`,
    html: `${release.label}${legacy}`,
    target: '_self',
  };
}

/**
 * Turns a product into what the navbar shows of it.
 * @param product one of `products`
 * @returns a dropdown with a link to each release, or one plain link where there is a single release
 */
export function productItem(product: Product): NavbarItem {
  const items = product.releases.map((release) => releaseItem(product, release));
  return items.length === 1
    ? {...items[0], html: undefined, label: product.name}
    : {type: 'dropdown', label: product.name, items};
}

/** The top bar: wordmark, products, reference, docs version, language, search. */
export const navbar: ThemeConfig['navbar'] = {
  logo: {
    alt: 'Reality documentation',
    src: 'img/wordmark-light.svg',
    srcDark: 'img/wordmark.svg',
    width: 200,
    height: 34,
  },
  items: [
    ...products.map(productItem),
    {to: '/rhubapi', label: 'REST API'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
  hideOnScroll: false,
};
