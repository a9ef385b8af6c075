import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {testFolder, type TestFolder} from '../../support/folder';

/**
 * Copies the descriptions of the API, without the pages that are made from them.
 * @param root folder of a copy
 */
export function copyApi(root: string): void {
  cpSync('api', path.join(root, 'api'), {recursive: true, filter: (file) => path.basename(file) !== 'generated'});
}

/**
 * Copies what the data needs of the project, docs/_data and the list of routes, so that faults can be planted. The register of
 * questions stays behind: its owners are pages, which a copy has none of.
 */
export function copySite(): TestFolder {
  const site = testFolder();
  for (const part of ['docs/_data', 'src/site/routes.tsv']) cpSync(part, path.join(site.root, part), {recursive: true});
  rmSync(path.join(site.root, 'docs/_data/questions'), {recursive: true, force: true});
  return site;
}
