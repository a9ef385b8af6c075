import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';

/**
 * Pages that tests and writers need and readers do not: a second docs instance over tests/fixtures, in the live preview and
 * in the build that tests run on (`SITE_FIXTURES=true`), never in the published site.
 * @param options what the manual's own instance uses too, so that a fixture is built as a page is
 * @returns the plugin, or nothing
 */
export function fixturePlugins(options: Partial<Options>): PluginConfig[] {
  const isWanted = process.env.SITE_FIXTURES === 'true' || process.env.NODE_ENV === 'development';
  return isWanted
    ? [
        [
          '@docusaurus/plugin-content-docs',
          {
            ...options,
            id: 'fixtures',
            path: 'tests/fixtures',
            include: ['behavior/*.mdx', 'figures/*.mdx', 'components/*.mdx'],
            routeBasePath: 'fixtures',
            sidebarPath: false,
          } satisfies Options,
        ],
      ]
    : [];
}
