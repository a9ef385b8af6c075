import {mkdirSync} from 'node:fs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';

import {escapeRegExp} from '../shared/escape';
import {GENERATED, pageGenerator} from './generator/pages';
import referencePlugin from './generator/plugin';
import {REFERENCE_ROUTE} from '../site/reference';
import {apiVersions, REFERENCE_ID} from './versions';

export const unsearched: RegExp[] = apiVersions
  .slice(1)
  .map(({version}) => new RegExp(`^${REFERENCE_ROUTE}/${escapeRegExp(version)}(/|$)`));

/** A text in the HTML of pages that list the calls of a tag, and in no other. */
export const tagPage = '<div class="reference tag-page"';

/** What the index of the site leaves out of a page; calls of the long page have pages of their own. */
export const unsearchedParts: string[] = [
  '.reference.long-page .content > section:not(.intro, .later)',
  '.reference .requests',
  '.reference .meanings',
  '.reference .manual',
  '.reference .navigation',
  '.reference .neighbors',
  '.reference .edit',
];

/** The docs instance is separate, so that nothing of the reference loads on a page of the manual. */
export function referencePlugins(): PluginConfig[] {
  // The whole configuration is loaded before the first page is generated, and a docs instance requires its folder.
  mkdirSync(GENERATED, {recursive: true});
  return [
    pageGenerator(),
    referencePlugin as PluginModule,
    [
      '@docusaurus/plugin-content-docs',
      {
        id: REFERENCE_ID,
        path: GENERATED,
        routeBasePath: REFERENCE_ROUTE,
        sidebarPath: false,
        numberPrefixParser: false,
        breadcrumbs: false,
        docItemComponent: '@theme/ApiItem',
      } satisfies DocsOptions,
    ],
  ];
}
