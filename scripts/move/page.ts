import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readProject, type Project} from '../../src/checks/pages/project';
import type {Page} from '../../src/checks/pages/page';
import {didYouMean} from '../../src/shared/didYouMean';
import {escapeRegExp} from '../../src/shared/escape';
import {formatFindings} from '../../src/shared/finding';
import {linkFrom} from '../../src/shared/paths';
import {redirectsFile} from '../../src/site/redirects';
import {fileOfRoute, readRoutes, routeOfFile, routesFile} from '../../src/site/routes';

/** The changes that were made, and those that are left to a writer. */
interface Moved {
  /** Files that were written, relative to the project. */
  readonly files: readonly string[];
  /** Links whose words are the old title, as findings. */
  readonly stale: string;
}

/** Matches the end of a route, so that `/a/b` is not found in `/a/b-c`. */
const END = String.raw`(?=["'#\s,)\]}]|/?$)`;

/** The route of a page after the move; the same where it isn't moved. */
const renamed = (route: string, from: string, to: string): string =>
  route === from || route.startsWith(`${from}/`) ? to + route.slice(from.length) : route;

/** Old and new path of every file that moves: pages, and the pictures and `_category_.json` that go with them. */
function movesOf(project: Project, root: string, from: string, to: string): Map<string, string> {
  const routes = project.routes.map((one) => ({...one, route: renamed(one.route, from, to)}));
  const moves = new Map<string, string>();
  for (const {route} of project.routes.filter((one) => renamed(one.route, from, to) !== one.route))
    moves.set(fileOfRoute(route, project.routes), fileOfRoute(renamed(route, from, to), routes));
  for (const file of globSync(`docs/${from}/**/_category_.json`, {cwd: root}))
    moves.set(file, file.replace(`docs/${from}/`, `docs/${to}/`));
  const shown = (page: Page): string[] =>
    page.images
      .map(({url}) => path.posix.join(path.posix.dirname(page.file), url))
      .filter((file) => existsSync(path.join(root, file)));
  const kept = new Set([...project.all.values()].filter(({file}) => !moves.has(file)).flatMap(shown));
  for (const page of project.all.values()) {
    const target = moves.get(page.file);
    if (target === undefined) continue;
    for (const file of shown(page).filter((one) => !kept.has(one)))
      moves.set(file, path.posix.join(path.posix.dirname(target), 'img', path.posix.basename(file)));
  }
  return moves;
}

/** A page with its links as they are after the move. */
function relinked(page: Page, moves: ReadonlyMap<string, string>): string {
  const own = moves.get(page.file) ?? page.file;
  let text = page.source;
  for (const url of new Set([...page.links, ...page.images].map((one) => one.url))) {
    const [target = '', ...fragment] = url.split('#');
    if (target === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(target)) continue;
    const file = path.posix.join(path.posix.dirname(page.file), target);
    if (own === page.file && !moves.has(file)) continue;
    const link = [linkFrom(own, moves.get(file) ?? file), ...fragment].join('#');
    text = text.replaceAll(`](${url})`, `](${link})`).replaceAll(`"${url}"`, `"${link}"`);
  }
  return text;
}

/** The list of readers' queries names a page by the end of its route: the last part, or all of it where that isn't new. */
function queriesAfter(text: string, from: string, to: string): string {
  const ends = from.split('/').map((_, index, all) => all.slice(index).join('/'));
  const end = path.posix.basename(from) === path.posix.basename(to) ? to : path.posix.basename(to);
  return ends.reduce(
    (rest, one) =>
      to.endsWith(one) ? rest : rest.replace(new RegExp(`(?<=[:[,] ?)${escapeRegExp(one)}(?=[,\\]\\s])`, 'g'), end),
    text,
  );
}

/**
 * Gives a page, and all below it, another address: moves its files, and corrects links, routes, data, and queries.
 * @param title its new title, where that changes too
 * @throws Error where there is no such page, or the new address is taken
 */
export function movePage(root: string, from: string, to: string, title?: string): Moved {
  const {project, unreadable} = readProject(root);
  if (unreadable.length > 0) throw new Error(`nothing was moved:\n${formatFindings(unreadable)}`);
  const routes = project.routes.map((one) => one.route);
  if (!routes.includes(from)) throw new Error(`"${from}" is no published route  ->  ${didYouMean(from, routes)}`);
  if (routes.includes(to)) throw new Error(`${to} is a published route already  ->  choose another`);
  if (!/^[\w./-]+$/.test(to)) throw new Error(`"${to}" is no route  ->  write it like ${from}`);
  const oldTitle = project.routes.find((one) => one.route === from)!.title;
  const moves = movesOf(project, root, from, to);
  const files = new Set<string>();
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    if (read(file) === text) return;
    writeFileSync(path.join(root, file), text);
    files.add(file);
  };

  for (const page of project.all.values()) write(page.file, relinked(page, moves));
  for (const [file, target] of moves) {
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
    renameSync(path.join(root, file), path.join(root, target));
    files.delete(file);
    files.add(target);
    if (title !== undefined && routeOfFile(target) === to)
      write(target, read(target).replace(/^title: .*$/m, `title: ${title}`));
  }

  const rows = read(routesFile)
    .split('\n')
    .map((line) => {
      const [route = '', name] = line.split('\t');
      return route.startsWith('#') || name === undefined
        ? line
        : [renamed(route, from, to), route === from ? (title ?? name) : name].join('\t');
    });
  write(routesFile, rows.join('\n'));
  const moved = routes.filter((route) => renamed(route, from, to) !== route);
  const below = new RegExp(`(?<=\\t)/${escapeRegExp(from)}(?=$|/|#)`, 'gm');
  const redirects = moved.map((route) => `/${route}\t/${renamed(route, from, to)}\n`).join('');
  write(redirectsFile, `${read(redirectsFile).replace(below, `/${to}`).trimEnd()}\n${redirects}`);
  const named = new RegExp(`(?<=[\\s("'])/${escapeRegExp(from)}(?:(?=/)|${END})`, 'gm');
  for (const file of globSync(['docs/_data/**/*.yml', 'api/*.yaml', 'src/site/*.ts', 'tests/**/*.ts'], {cwd: root}))
    write(file, read(file).replace(named, `/${to}`));
  for (const file of globSync('tests/search/*.yml', {cwd: root})) write(file, queriesAfter(read(file), from, to));

  if (title === undefined) return {files: [...files].sort(), stale: ''};
  const own = fileOfRoute(to, readRoutes(root));
  const stale = [...readProject(root).project.all.values()].flatMap(({file, links}) =>
    links
      .filter(
        ({text, url}) => text === oldTitle && path.posix.join(path.posix.dirname(file), url.split('#')[0]!) === own,
      )
      .map(({line}) => ({
        file,
        line,
        what: `the link says "${oldTitle}"`,
        fix: `write "${title}", if it is the title`,
      })),
  );
  return {files: [...files].sort(), stale: formatFindings(stale)};
}
