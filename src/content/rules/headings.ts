import path from 'node:path';
import type {Finding} from '../../shared/finding';
import type {Page} from '../page';
import type {Project} from '../project';

const closing = 'Related pages';

/** Headings: none of the first level, no level skipped, no id twice, "Related pages" last with two to five links. */
export function headingsRule(page: Page, _project: Project): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, what: string, cure: string) => findings.push({file: page.file, line, what, cure});
  const seen = new Map<string, number>();
  let depth = 1;
  for (const heading of page.headings) {
    if (heading.depth === 1) {
      report(
        heading.line,
        `heading of the first level: "# ${heading.text}"`,
        'use ##; the title of the front matter is the only one of the first level',
      );
    } else if (heading.depth > depth + 1) {
      report(heading.line, `"${heading.text}" skips a level`, `use ${'#'.repeat(depth + 1)}`);
    }
    depth = heading.depth;
    const twin = seen.get(heading.id);
    if (twin !== undefined) {
      report(
        heading.line,
        `id ${heading.id} is used twice (line ${twin})`,
        `give one its own: ## ${heading.text} {/* #${heading.id}-2 */}`,
      );
    }
    seen.set(heading.id, heading.line);
    if (heading.oldId !== undefined) {
      report(heading.line, `{#${heading.oldId}} is no MDX`, `write {/* #${heading.oldId} */}`);
    }
    if (!/^[\p{Ll}\p{N}_-]+$/u.test(heading.id)) {
      report(heading.line, `id "${heading.id}" is not in lower case with hyphens`, 'write it like {/* #pin-types */}');
    }
  }
  const related = page.headings.find(({text}) => text === closing);
  const last = page.headings.filter(({depth: level}) => level === 2).at(-1);
  const isSectionMap = path.posix.basename(page.file) === 'index.mdx' || page.file.startsWith('versioned_docs/');
  if (!related && !isSectionMap) {
    report(
      page.source.trimEnd().split('\n').length,
      `the page does not end with "## ${closing}"`,
      `add it, with two to five links and why one follows each`,
    );
  }
  if (related && related !== last) {
    report(related.line, `"## ${closing}" is not the last section`, 'move it to the end');
  }
  if (related && related === last) {
    const count = page.links.filter(({line}) => line > related.line).length;
    if (count < 2 || count > 5) {
      report(related.line, `${count} links under "## ${closing}"`, 'keep two to five');
    }
  }
  return findings;
}

/** Pages import nothing: MDX components are registered once for all pages. */
export function statementsRule(page: Page, _project: Project): Finding[] {
  return page.statements.map((line) => ({
    file: page.file,
    line,
    what: 'import or export in a page',
    cure: 'remove it: the components of CONTRIBUTING.md need no import',
  }));
}
