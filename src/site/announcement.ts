import type {UserThemeConfig} from '@docusaurus/theme-common';
import {current, newer} from './releases';
import {site} from './site';

/** Shown while there is a newer release. A new `id` shows it again to readers who closed it. */
export const announcementBar: UserThemeConfig['announcementBar'] = newer && {
  id: newer.slug,
  content: `${site.title} manual. ${newer.version.startsWith(`${current.version} SP`) ? 'Service pack' : 'Next release'}: <a href="${site.siblingOrigin}/${newer.slug}/">Reality ${newer.version}</a>.`,
  isCloseable: true,
};
