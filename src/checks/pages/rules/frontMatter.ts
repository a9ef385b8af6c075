import {checkFrontMatter, placeInManual} from '../../../markdown/frontMatter';
import {phraseOf} from '../../../shared/words';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

export function frontMatterRule(page: Page, {root}: Project, report: ReportLine): void {
  for (const {line, what, fix} of checkFrontMatter(root, page.path, page.source)) report(line, what, fix);
}

/** A keyword belongs to one page per version, because search promotes every page that has it. */
export function keywordsRule(page: Page, {root, all}: Project, report: ReportLine): void {
  const versionOf = (one: Page) => placeInManual(root, one.path)?.root;
  const siblings = [...all.values()].filter((one) => one.file !== page.file && versionOf(one) === versionOf(page));
  const title = phraseOf(String(page.frontMatter['title'] ?? ''));

  for (const [place, {text, phrase, line}] of page.keywords.entries()) {
    const twinOn = siblings.find(({keywords}) => keywords.some((one) => one.phrase === phrase));
    if (phrase === title) {
      report(line, `keyword "${text}" is the title of the page`, 'remove it: search counts the title more');
    } else if (page.keywords.findIndex((one) => one.phrase === phrase) < place) {
      report(line, `keyword "${text}" is listed twice`, 'remove one of the two');
    } else if (twinOn) {
      const twin = twinOn.keywords.find((one) => one.phrase === phrase)!;
      const what = `keyword "${text}" belongs to ${twinOn.file}:${twin.line} too`;
      report(line, what, 'keep it on the page that answers it best');
    }
  }
}
