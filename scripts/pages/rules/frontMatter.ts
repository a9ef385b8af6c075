import type {Finding} from '../../../src/shared/finding';
import {checkFrontMatter} from '../../../src/site/frontMatter';
import type {Page} from '../page';
import type {Project} from '../project';

/** The schema and the places among siblings: the same check that Docusaurus runs, without Docusaurus. */
export function frontMatterRule(page: Page, {root}: Project): Finding[] {
  return checkFrontMatter(root, page.path, page.source);
}
