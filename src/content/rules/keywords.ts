import {phraseOf} from '../../search/words';
import type {Finding} from '../../shared/finding';
import type {Page} from '../page';
import type {Project} from '../project';
import {placeInManual} from './frontMatter';

/**
 * A keyword belongs to one page of its version: search lifts every page that has it, and the page that answers best must
 * be the first. Phrases are the same when search takes them for the same.
 */
export function keywordsRule(page: Page, {root, all}: Project): Finding[] {
  const versionOf = (one: Page) => placeInManual(root, one.path)?.root;
  const siblings = [...all.values()].filter((one) => one.file !== page.file && versionOf(one) === versionOf(page));
  const title = phraseOf(String(page.frontMatter['title'] ?? ''));

  return page.keywords.flatMap(({text, phrase, line}, place): Finding[] => {
    const report = (what: string, cure: string) => [{file: page.file, line, what: `keyword "${text}" ${what}`, cure}];
    if (phrase === title) {
      return report('is the title of the page', 'remove it: search counts the title more');
    }
    if (page.keywords.findIndex((one) => one.phrase === phrase) < place) {
      return report('is listed twice', 'remove one of the two');
    }
    for (const sibling of siblings) {
      const twin = sibling.keywords.find((one) => one.phrase === phrase);
      if (twin) {
        return report(`belongs to ${sibling.file}:${twin.line} too`, 'keep it on the page that answers it best');
      }
    }
    return [];
  });
}
