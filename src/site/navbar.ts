import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {isLegacy, products, type Product, type Release} from './products';
import {REFERENCE_ROUTE} from './reference';
import {site} from './site';

const ownSlug = site.basePath.replaceAll('/', '');

function releaseItem(product: Product, release: Release): NavbarItem {
  const legacy = isLegacy(product, release) ? ' <span class="legacy-mark">legacy</span>' : '';
  return {
    href: `${site.siblingOrigin}/${release.slug}/`,
    html: `${release.label}${legacy}`,
    target: '_self',
  };
}

/** A dropdown with the product's releases; this product's own release opens the versions of this manual. */
export function productItem(product: Product): NavbarItem {
  const items = product.releases.map((release) => releaseItem(product, release));
  const own = product.releases.findIndex(({slug}) => slug === ownSlug);
  return own < 0
    ? {type: 'dropdown', label: product.name, items}
    : {
        type: 'docsVersionDropdown',
        label: product.name,
        dropdownItemsBefore: items.slice(0, own),
        dropdownItemsAfter: items.slice(own + 1),
      };
}

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
    {to: `/${REFERENCE_ROUTE}`, label: 'REST API'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
  hideOnScroll: false,
};
