export interface Preview {
  title: string;
  text: string;
  /** Drawing of a node; `src` is relative to the base path. */
  card?: {src: string; width: number; height: number};
}

/** By ID of a term, or of a node and pages about one node. */
export type Previews = Readonly<Record<string, Preview>>;

export interface PreviewPlace {
  file: 'terms' | 'nodes';
  key: string;
  /** The target is a whole page. */
  isPage?: true;
}

/** Relative to the base path. */
export const nodeReferencePath = 'user-guide/nodegraph-actions/nodegraph/node-library/node-reference';

/** A subcategory (`Math|Wave`) is a section of the page. */
export const categoryAddress = (category: string): string =>
  `${nodeReferencePath}/${category.split('|')[0]!.toLowerCase().replaceAll(' ', '-')}`;

export const nodeAddress = (id: string, {category}: {category: string}): string => `${categoryAddress(category)}#${id}`;

const libraryPath = nodeReferencePath.replace('node-reference', '');
const target = new RegExp(`^(?:faq/(glossary)|${libraryPath}(node-reference/[\\w-]+|[\\w-]+))/?(?:#([\\w-]*))?$`);

/**
 * @param address relative to the base path: `faq/glossary#alpha`
 * @returns undefined for addresses without preview
 */
export function previewOf(address: string): PreviewPlace | undefined {
  const [, glossary, page, id] = target.exec(address) ?? [];
  if (glossary) return id ? {file: 'terms', key: id} : undefined;
  if (page?.startsWith('node-reference')) return id ? {file: 'nodes', key: id} : undefined;
  return page ? {file: 'nodes', key: libraryPath + page, isPage: true} : undefined;
}

export const previewFile = (file: PreviewPlace['file']): string => `previews/${file}.json`;
