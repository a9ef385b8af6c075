import type {Finding, Report} from '../shared/finding';
import type {Page} from './page';
import {readProject, type Project} from './project';
import {frontMatterRule} from './rules/frontMatter';
import {headingsRule, statementsRule} from './rules/headings';
import {imagesRule, pictureFilesRule} from './rules/images';
import {keywordsRule} from './rules/keywords';
import {linksRule} from './rules/links';
import {redirectsRule} from './rules/redirects';
import {completeRoutesRule, routeOfPageRule} from './rules/routes';
import {wordingRule} from './rules/wording';

const pageRules: ((page: Page, project: Project) => Finding[])[] = [
  frontMatterRule,
  keywordsRule,
  routeOfPageRule,
  statementsRule,
  headingsRule,
  linksRule,
  imagesRule,
  wordingRule,
];

/** Rules that need all pages: what is missing, what is unused. */
const projectRules: ((project: Project) => Finding[])[] = [completeRoutesRule, pictureFilesRule, redirectsRule];

/**
 * Checks pages of the manual: front matter, places in the sidebar, routes, links, headings, pictures, terminology, redirects.
 * @param root absolute path of the project.
 * @param paths files or folders to report on; none means the whole manual, with what is missing or unused in it.
 * @returns findings, and how many pages were looked at.
 * @throws when there is no page to look at.
 */
export function checkPages(root: string, paths: readonly string[] = []): Report {
  const {project, unreadable} = readProject(root, paths);
  const findings = [
    ...unreadable,
    ...project.pages.flatMap((page) => pageRules.flatMap((rule) => rule(page, project))),
    ...(project.whole ? projectRules.flatMap((rule) => rule(project)) : []),
  ];
  return {findings, count: project.pages.length + unreadable.length};
}
