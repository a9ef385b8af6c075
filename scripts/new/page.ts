import {appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {readProject, type Project} from '../../src/checks/pages/project';
import {checkFrontMatter} from '../../src/markdown/frontMatter';
import {nextPosition, positionsIn} from '../../src/markdown/sidebarPlaces';
import {didYouMean, nearest} from '../../src/shared/didYouMean';
import {formatFindings} from '../../src/shared/finding';
import {publishedFile} from '../../src/site/redirects';
import {fileOfRoute, routesFile, type Route} from '../../src/site/routes';
import {editFile, moveFiles} from '../lib/moveFiles';
import {bodies, kinds, type Kind} from './templates';

/** Defaults come from routes.tsv and neighboring pages. */
export interface NewPage {
  readonly kind?: string;
  readonly title?: string;
  /** 50 to 160 characters. */
  readonly description?: string;
  /** Comma-separated. */
  readonly tags?: string;
}

const levelOf = (route: string): string => path.posix.dirname(`docs/${route}`);

/** Position as in `routes.tsv`, or the next free one. */
function placeOf(route: string, routes: readonly Route[], root: string): number {
  const level = levelOf(route);
  const siblings = routes.filter((one) => (one.route === '/' ? level === 'docs' : levelOf(one.route) === level));
  const wanted = siblings.findIndex((one) => one.route === route) + 1;
  const folder = path.join(root, level);
  const own = path.join(folder, path.posix.basename(route), '_category_.json');
  const isTaken = positionsIn(folder).some(({position, file}) => position === wanted && file !== own);
  return isTaken ? nextPosition(folder) : wanted;
}

/** After the last page of its section, or of the parent section. */
function addRoute({routes}: Project, name: string, title: string): Route {
  const section = path.posix.dirname(name);
  const last = routes.findLastIndex(({route}) => route === section || route.startsWith(`${section}/`));
  if (section !== '.' && last < 0) {
    const make = `make it first: npm run new -- ${section} --title "..."`;
    const near = nearest(
      section,
      routes.map((one) => one.route),
    );
    const fix = near ? `did you mean ${near}? If not, ${make}` : make;
    throw new Error(`${routesFile} has no section ${section}  ->  ${fix}`);
  }
  const route: Route = {route: name, title, line: 0};
  routes.splice(section === '.' ? routes.length : last + 1, 0, route);
  return route;
}

/** After the route before it. */
function writeRoute(root: string, added: Route, routes: readonly Route[]): void {
  const file = path.join(root, routesFile);
  const lines = readFileSync(file, 'utf8').split('\n');
  const before = routes[routes.indexOf(added) - 1];
  lines.splice(before?.line ?? lines.length, 0, `${added.route}\t${added.title}`);
  writeFileSync(file, lines.join('\n'));
  appendFileSync(path.join(root, publishedFile), `/${added.route}\n`);
}

/** From the section, a sibling, or the start page. */
function tagsNear(route: string, {routes, all}: Project): string[] | undefined {
  const level = levelOf(route);
  const near = routes.filter(
    (one) => one.route !== route && (`docs/${one.route}` === level || levelOf(one.route) === level),
  );
  const files = [...near, ...routes.filter((one) => one.route === '/')].map((one) => fileOfRoute(one.route, routes));
  return files.map((file) => all.get(file)?.frontMatter['tags']).find(Boolean) as string[] | undefined;
}

/** Makes a page the index of a section. @returns the files written */
function makeSection(root: string, {all}: Project, leaf: string): string[] {
  const folder = leaf.replace(/\.mdx$/, '');
  const [index, category] = [`${folder}/index.mdx`, `${folder}/_category_.json`];
  const {title, sidebar_label: label = title, sidebar_position: position} = all.get(leaf)!.frontMatter;
  moveFiles(root, all.values(), new Map([[leaf, index]]));
  editFile(root, index, (text) => text.replace(/^sidebar_(?:position|label): .*\n/gm, ''));
  writeFileSync(path.join(root, category), `${JSON.stringify({label, position}, undefined, 2)}\n`);
  return [index, category];
}

const bodyOf = (kind: Kind): string =>
  [...bodies[kind], ['Related pages', 'Link two to five pages, each with a reason to follow it.']]
    .map(([heading, hint]) => `${heading ? `## ${heading}\n\n` : ''}{/* ${hint} */}\n`)
    .join('\n');

/**
 * Creates a page with position, tags, and headings; the checks report what is missing.
 * @param wanted added to `routes.tsv` if the title is given
 * @returns written files, relative to the project
 * @throws Error if the route isn't listed, the page exists, or its front matter is invalid
 */
export function newPage(root: string, wanted: string, {kind = 'concept', title, description, tags}: NewPage): string[] {
  const {project} = readProject(root);
  const name = wanted.replace(/^\/+|\/+$/g, '');
  if (name === '')
    throw new Error('no route is named  ->  npm run new -- launcher/engine-colors --title "Engine Colors"');
  const listed = project.routes.find((one) => one.route === name);
  if (!listed && title === undefined) {
    const routes = project.routes.map((one) => one.route);
    const add = `add --title "Its Title": its line in ${routesFile} is then written`;
    const fix = didYouMean(name, routes, add);
    throw new Error(`"${name}" is no published route  ->  ${fix === add ? add : `${fix} If not, ${add}`}`);
  }
  const route = listed ?? addRoute(project, name, title!);
  if (!kinds.some((one) => one === kind)) {
    throw new Error(`there is no kind "${kind}"  ->  ${didYouMean(kind, kinds)}`);
  }
  const file = fileOfRoute(name, project.routes);
  const target = path.join(root, file);
  if (existsSync(target)) {
    throw new Error(`${file}:1  is there already  ->  edit it`);
  }
  if (description === undefined) {
    const fix = 'add one sentence of 50 to 160 characters that says what the reader gets';
    throw new Error(`--description is missing  ->  ${fix}`);
  }
  const isIndex = path.posix.basename(file) === 'index.mdx';
  const frontMatter = {
    title: title ?? route.title,
    description,
    tags: tags?.split(',').map((tag) => tag.trim()) ?? tagsNear(name, project),
    ...(!isIndex && {sidebar_position: placeOf(name, project.routes, root)}),
    evidence: 'composed',
  };
  const text = `---\n${stringify(frontMatter, {lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'any'})}---\n\n${bodyOf(kind as Kind)}`;
  const findings = checkFrontMatter(root, target, text);
  if (findings.length > 0) {
    throw new Error(`nothing was written:\n${formatFindings(findings)}`);
  }
  const written = listed ? [] : [routesFile];
  if (!listed) writeRoute(root, route, project.routes);
  const leaf = `${levelOf(name)}.mdx`;
  if (project.all.has(leaf)) written.push(...makeSection(root, project, leaf));
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  const category = path.posix.join(path.posix.dirname(file), '_category_.json');
  if (!isIndex || existsSync(path.join(root, category))) return [file, ...written];
  const place = {label: frontMatter.title, position: placeOf(name, project.routes, root)};
  writeFileSync(path.join(root, category), `${JSON.stringify(place, undefined, 2)}\n`);
  return [file, category, ...written];
}
