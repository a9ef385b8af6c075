import type {Page} from '../page';
import type {Project, ReportLine} from '../project';
import {findViolations} from '../../words/terminology';

/** Things are called as the terminology list says, in all that readers see; code is left alone. */
export function wordingRule({passages}: Page, {wordings}: Project, report: ReportLine): void {
  for (const {text, line} of passages)
    for (const {found, write} of findViolations(text, wordings)) report(line, `"${found}"`, `write ${write}`);
}
