import path from 'node:path';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

const closing = 'Related pages';

export function headingsRule(page: Page, _project: Project, report: ReportLine): void {
  const seen = new Map<string, number>();
  const [first] = page.headings;
  if (first && first.depth > 2) report(first.line, `"${first.text}" skips a level`, 'use ##');
  for (const {id, line, oldId, text} of page.headings) {
    const twin = seen.get(id);
    if (twin !== undefined)
      report(line, `id ${id} is used twice (line ${twin})`, `give one its own: ## ${text} {/* #${id}-2 */}`);
    seen.set(id, line);
    if (oldId !== undefined) report(line, `{#${oldId}} is no MDX`, `write {/* #${oldId} */}`);
    if (!/^[\p{Ll}\p{N}_-]+$/u.test(id))
      report(line, `id "${id}" is not in lower case with hyphens`, 'write it like {/* #pin-types */}');
  }
  const related = page.headings.find(({text}) => text === closing);
  const isSectionMap = path.posix.basename(page.file) === 'index.mdx' || page.file.startsWith('versioned_docs/');
  if (!related) {
    const end = page.source.trimEnd().split('\n').length;
    const fix = 'add it, with two to five links and why one follows each';
    if (!isSectionMap) report(end, `the page does not end with "## ${closing}"`, fix);
  } else if (related !== page.headings.findLast((one) => one.depth === 2)) {
    report(related.line, `"## ${closing}" is not the last section`, 'move it to the end');
  } else {
    const count = page.links.filter(({line}) => line > related.line).length;
    if (count < 2 || count > 5) report(related.line, `${count} links under "## ${closing}"`, 'keep two to five');
  }
}
