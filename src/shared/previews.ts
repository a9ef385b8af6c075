/** The summary of a node or a term that a link to it shows. */
export interface Preview {
  title: string;
  /** Plain text. */
  text: string;
  /** The drawing of a node; its address is below that of the site. */
  card?: {src: string; width: number; height: number};
}

/** A file of previews, which the build writes: by the ids of terms, or by those of nodes and the pages about one node. */
export type Previews = Readonly<Record<string, Preview>>;

/** The place of a preview. */
export interface PreviewPlace {
  file: 'terms' | 'nodes';
  key: string;
  /** It is that of a whole page. */
  isPage?: true;
}

/** Address of the index of all nodes, below that of the site. */
export const nodeReferencePath = 'user-guide/nodegraph-actions/nodegraph/node-library/node-reference';

/** Address of a category's page; a subcategory (`Math|Wave`) is a section of it. */
export const categoryAddress = (category: string): string =>
  `${nodeReferencePath}/${category.split('|')[0]!.toLowerCase().replaceAll(' ', '-')}`;

/** Address of a node in the reference. */
export const nodeAddress = (id: string, {category}: {category: string}): string => `${categoryAddress(category)}#${id}`;

const libraryPath = nodeReferencePath.replace('node-reference', '');
const target = new RegExp(`^(?:faq/(glossary)|${libraryPath}(node-reference/[\\w-]+|[\\w-]+))/?(?:#([\\w-]*))?$`);

/**
 * The place of an address's preview, if it has one.
 * @param address below that of the site: `faq/glossary#alpha`
 * @returns undefined for addresses that certainly have none
 */
export function previewOf(address: string): PreviewPlace | undefined {
  const [, glossary, page, id] = target.exec(address) ?? [];
  if (glossary) return id ? {file: 'terms', key: id} : undefined;
  if (page?.startsWith('node-reference')) return id ? {file: 'nodes', key: id} : undefined;
  return page ? {file: 'nodes', key: libraryPath + page, isPage: true} : undefined;
}

/** Address of a file of previews, below that of the site. */
export const previewFile = (file: PreviewPlace['file']): string => `previews/${file}.json`;
