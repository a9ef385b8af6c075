import type {Finding} from '../../shared/finding';
import type {Page} from '../page';
import type {Project} from '../project';
import {findSlips} from '../terminology';

/** Things are called as the terminology list says, in all that readers see; code is left alone. */
export function wordingRule(page: Page, {wordings}: Project): Finding[] {
  return page.passages.flatMap(({text, line}) =>
    findSlips(text, wordings).map(({found, write}) => ({
      file: page.file,
      line,
      what: `"${found}"`,
      cure: `write ${write}`,
    })),
  );
}
