import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findingsOf, type Report} from '../shared/finding';
import {pageFiles, parsePage} from '../shared/mdx';
import {dataFault, openData} from '../data/open';
import {expandData} from '../markdown/remarkData';
import {checkSynonyms} from '../search';
import {checkProducts} from './products';
import {checkQueries} from './queries';
import {checkOwners} from './owners';

/**
 * Checks the data, the sections that own answers, the lists in `tests/search`, synonyms, and the MDX components of
 * pages. Invalid data is reported alone; invalid MDX is left to the check of pages.
 */
export function checkData(root: string, paths: readonly string[] = []): Report {
  const files = pageFiles(root, paths);
  const fault = dataFault(root);
  if (fault) return {findings: findingsOf(fault), count: files.length};
  const data = openData(root)();
  const pages = files.flatMap((file) => {
    const tree = parsePage(readFileSync(path.join(root, file), 'utf8'));
    return tree ? [{file, tree}] : [];
  });
  const expanded = pages.flatMap(({file, tree}) => expandData(structuredClone(tree), file, () => data));
  const whole =
    paths.length > 0 ? [] : [...checkQueries(root, data.pages.routes), ...checkSynonyms(root), ...checkProducts(root)];
  return {findings: [...whole, ...checkOwners(root, data, files), ...expanded], count: files.length};
}
