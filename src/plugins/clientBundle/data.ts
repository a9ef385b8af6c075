import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

const MODULE = /^export default (\{[\s\S]*\});?\s*$/m;

/** Keys of the site's configuration that code in the browser reads (Docusaurus 3.10, its themes, and ours). */
export const readKeys = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'noIndex',
  'themeConfig',
  'customFields',
];

/**
 * Leaves what a browser reads of the generated configuration: without presets, plugins, paths of files, options of the build.
 * @param source text of `.docusaurus/docusaurus.config.mjs`
 * @returns the same module with fewer keys
 * @throws when the file isn't one exported object
 */
export function lightConfig(source: string): string {
  const text = MODULE.exec(source)?.[1];
  if (text === undefined) {
    throw new Error(
      '.docusaurus/docusaurus.config.mjs  exports no object  ->  adapt lightConfig in src/plugins/clientBundle/data.ts',
    );
  }
  const config = JSON.parse(text) as Record<string, unknown> & {future: {experimental_router: string}};
  const read = Object.fromEntries(readKeys.map((key) => [key, config[key]]));
  const {experimental_router} = config.future;
  return `export default ${JSON.stringify({...read, future: {experimental_router}})};`;
}

interface VersionData {
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string}[];
}

/**
 * Leaves those documents in the global data of the docs instances that something looks up in the browser: what the drop-down
 * of versions can lead to, because another version has it too, and the start page of each version.
 * @param source text of `.docusaurus/globalData.json`
 * @returns the same data with fewer documents
 */
export function lightGlobalData(source: string): string {
  const data = JSON.parse(source) as Record<string, Record<string, {versions: VersionData[]}>>;
  const instances = Object.entries(data['docusaurus-plugin-content-docs'] ?? {}).map(([id, instance]) => {
    const known = instance.versions.flatMap(({docs}) => docs.map((doc) => doc.id));
    const versions = instance.versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => {
        const isShared = known.indexOf(doc.id) !== known.lastIndexOf(doc.id);
        return isShared || doc.id === version.mainDocId;
      }),
    }));
    return [id, {...instance, versions}] as const;
  });
  return JSON.stringify({...data, 'docusaurus-plugin-content-docs': Object.fromEntries(instances)});
}

/** Versions of plugins, which only the debug plugin shows. */
export function lightMetadata(source: string): string {
  return JSON.stringify({...(JSON.parse(source) as object), pluginVersions: {}});
}

function lightItem(item: PropSidebarItem): object {
  if (item.type === 'category') {
    return {...item, items: item.items.map(lightItem)};
  }
  if (item.type === 'link') {
    const {docId, unlisted, ...rest} = item;
    // The breadcrumbs ask whether there is one.
    return {...rest, ...(docId !== undefined && {docId: '.'}), ...(unlisted && {unlisted})};
  }
  return item;
}

/**
 * Leaves what the sidebar shows in the data of a docs version: ids, titles and descriptions of all its pages are for
 * DocCardList, which this site doesn't use, and which fails in the build where a page does.
 * @param source text of a file in `.docusaurus/docusaurus-plugin-content-docs/<id>/p`
 * @returns the same data, shorter; other files as they are
 */
export function lightVersion(source: string): string {
  const data = JSON.parse(source) as {version?: Partial<PropVersionMetadata>};
  const {docsSidebars} = data.version ?? {};
  if (!docsSidebars) {
    return source;
  }
  const sidebars = Object.entries(docsSidebars).map(([id, items]) => [id, items.map(lightItem)] as const);
  return JSON.stringify({version: {...data.version, docs: {}, docsSidebars: Object.fromEntries(sidebars)}});
}
