import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

/** The bar above the navbar. A new `id` shows it again to those who closed it. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'reality-5.5-sp1',
  content: `This is the manual of Reality 5.5. Running the service pack? Read <a href="${site.siblingOrigin}/reality-5.5.sp1/">Reality 5.5 SP1</a>.`,
  isCloseable: true,
};
