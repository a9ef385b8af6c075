import type {UserThemeConfig} from '@docusaurus/theme-common';
import {current, newer} from './releases';
import {site} from './site';

/**
 * The bar above the navbar, while there is a newer release than the one that this manual describes. A new `id` shows it
 * again to those who closed it.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = newer && {
  id: newer.slug,
  content: `${site.title} manual. ${newer.version.startsWith(`${current.version} SP`) ? 'Service pack' : 'Next release'}: <a href="${site.siblingOrigin}/${newer.slug}/">Reality ${newer.version}</a>.`,
  isCloseable: true,
};
