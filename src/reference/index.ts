import {mkdirSync} from 'node:fs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';

import {GENERATED, pageGenerator} from './generator/pages';
import referencePlugin from './generator/plugin';
import {REFERENCE_ROUTE} from '../site/reference';
import {REFERENCE_ID} from '../data/api/versions';

export {referenceScope} from './searchScope';

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
