import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {archives, current} from './releases';

/** Archives are marked legacy and excluded from search engines. */
export const versions = {
  lastVersion: 'current',
  versions: {
    current: {label: current.version, path: '', badge: false},
    ...Object.fromEntries(
      archives.map(({version, label, path}) => [
        version,
        {label, path, banner: 'unmaintained', badge: true, noIndex: true} as const,
      ]),
    ),
  },
} satisfies Partial<PluginOptions>;
