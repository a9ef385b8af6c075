import {mkdirSync} from 'node:fs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';

import {GENERATED, pageGenerator} from './generator/pages';
import referencePlugin from './generator/plugin';
import {REFERENCE_ROUTE} from '../site/reference';
import {REFERENCE_ID} from '../data/api/versions';

export {referenceScope} from './searchScope';

/** A separate docs instance, so that pages of the manual load nothing of it. */
export function referencePlugins(): PluginConfig[] {
  // A docs instance requires its folder, before the pages are generated.
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
