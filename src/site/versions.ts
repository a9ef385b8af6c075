import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * The versions of the manual: `docs/` is 5.5; versions.json lists the archives under versioned_docs/, which are marked
 * legacy and kept out of search engines and of the search index.
 */
export const versions = {
  lastVersion: 'current',
  versions: {
    current: {label: '5.5', path: '', badge: false},
    '5.4': {label: '5.4 (legacy)', path: '5.4', banner: 'unmaintained', badge: true, noIndex: true},
  },
} as const satisfies Partial<PluginOptions>;
