import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';

/**
 * A second docs instance over tests/fixtures in the live preview and in test builds (`SITE_FIXTURES=true`), never in
 * the published site.
 * @param options shared with the manual's instance
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
