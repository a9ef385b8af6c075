import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

const MODULE = /^export default (\{[\s\S]*\});?\s*$/m;

/** Read by code in the browser (Docusaurus 3.10, themes, and ours). */
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
 * Keeps only configuration read in the browser.
 * @param source `.docusaurus/docusaurus.config.mjs`
 * @throws unless the file exports one object
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
 * Keeps only documents looked up in the browser: those that the version dropdown can lead to, and start pages.
 * @param source `.docusaurus/globalData.json`
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

/** Drops plugin versions, which only the debug plugin shows. */
export function lightMetadata(source: string): string {
  return JSON.stringify({...(JSON.parse(source) as object), pluginVersions: {}});
}

function lightItem(item: PropSidebarItem): object {
  if (item.type === 'category') {
    return {...item, items: item.items.map(lightItem)};
  }
  if (item.type === 'link') {
    const {docId, unlisted, ...rest} = item;
    // Breadcrumbs only check for its presence.
    return {...rest, ...(docId !== undefined && {docId: '.'}), ...(unlisted && {unlisted})};
  }
  return item;
}

/**
 * Keeps only what the sidebar shows. The rest is for DocCardList, which this site doesn't use (pages with it fail in
 * the build).
 * @param source a file in `.docusaurus/docusaurus-plugin-content-docs/<id>/p`
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
