import type {Finding, Report} from '../../shared/finding';
import type {Page} from './page';
import {readProject, type Project, type ReportFile, type ReportLine} from './project';
import {frontMatterRule, keywordsRule} from './rules/frontMatter';
import {headingsRule} from './rules/headings';
import {imagesRule, pictureFilesRule} from './rules/images';
import {linksRule} from './rules/links';
import {elementsRule} from './rules/elements';
import {markupRule, unfinishedRule} from './rules/markup';
import {slipsRule} from './rules/slips';
import {completeRoutesRule, redirectsRule, routeOfPageRule} from './rules/routes';

const pageRules: ((page: Page, project: Project, report: ReportLine) => void)[] = [
  frontMatterRule,
  keywordsRule,
  routeOfPageRule,
  headingsRule,
  markupRule,
  unfinishedRule,
  elementsRule,
  linksRule,
  imagesRule,
  slipsRule,
];

/** Rules for missing and unused things, which need all pages. */
const projectRules: ((project: Project, report: ReportFile) => void)[] = [
  completeRoutesRule,
  pictureFilesRule,
  redirectsRule,
];

export function checkPages(root: string, paths: readonly string[] = []): Report {
  const {project, unreadable} = readProject(root, paths);
  const findings: Finding[] = [...unreadable];
  const report: ReportFile = (file, line, what, fix) => findings.push({file, line, what, fix});
  for (const page of project.pages)
    for (const rule of pageRules) rule(page, project, (line, what, fix) => report(page.file, line, what, fix));
  for (const rule of project.whole ? projectRules : [pictureFilesRule]) rule(project, report);
  return {findings, count: project.pages.length + unreadable.length};
}
