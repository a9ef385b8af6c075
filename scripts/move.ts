import {globSync} from 'tinyglobby';
import {parseDocument, visit} from 'yaml';
import {readProject} from '../src/checks/pages/project';
import {routesEnding} from '../src/checks/queries';
import {didYouMean} from '../src/shared/didYouMean';
import {escapeRegExp} from '../src/shared/escape';
import {FindingsError} from '../src/shared/finding';
import {publishedFile, redirectsFile} from '../src/site/redirects';
import {fileOfRoute, routesFile} from '../src/site/routes';
import {command} from './lib/cli';
import {editFile, moveFiles} from './lib/moveFiles';

const help = `Usage: npm run move -- <old route> <new route>

Gives a page, and all below it, another address: moves files, corrects links, routes, data, and the lists in tests/search,
and makes the old address a redirect.`;

export function movePage(root: string, from: string, to: string): void {
  const {project, unreadable} = readProject(root);
  if (unreadable.length > 0) throw new FindingsError(unreadable);
  const routes = project.routes.map(({route}) => route);
  if (!routes.includes(from)) throw new Error(`"${from}" is no published route  ->  ${didYouMean(from, routes)}`);
  if (routes.includes(to)) throw new Error(`${to} is a published route already  ->  choose another`);
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(to) || to.startsWith(`${from}/`))
    throw new Error(`"${to}" can't be its new route  ->  write it like ${from}, and not below it`);

  const renamed = (route: string): string =>
    route === from || route.startsWith(`${from}/`) ? to + route.slice(from.length) : route;
  const after = project.routes.map((one) => ({...one, route: renamed(one.route)}));
  // All pages, because a page's file depends on whether there are pages below.
  const moves = new Map<string, string>([
    ...globSync(`docs/${from}/**`, {cwd: root}).map((file) => [file, file.replace(from, to)] as const),
    ...routes.map((route) => [fileOfRoute(route, project.routes), fileOfRoute(renamed(route), after)] as const),
  ]);
  const edit = (file: string, change: (text: string) => string): void => editFile(root, file, change);

  // Single words are only routes after a slash.
  const named = new RegExp(
    `(?<=[\\s("'\`[,]/${from.includes('/') ? '?' : ''})${escapeRegExp(from)}(?=[/#\\s)"'\`\\],]|$)`,
    'g',
  );
  moveFiles(root, project.all.values(), moves, (text) => text.replace(named, to));
  for (const file of globSync(['docs/_data/**/*.yml', 'api/*.yaml', 'src/site/*.ts', 'tests/e2e/**/*.ts'], {cwd: root}))
    edit(file, (text) => text.replace(named, to));
  for (const file of globSync('tests/search/*.yml', {cwd: root})) {
    edit(file, (text) => {
      const values: [start: number, end: number, route: string][] = [];
      visit(parseDocument(text), {
        Scalar(key, {value, range}) {
          const [route = '', another] = routesEnding(String(value), routes);
          if (key !== 'key' && !another && renamed(route) !== route)
            values.push([range![0], range![1], renamed(route)]);
        },
      });
      return values.reduceRight((rest, [start, end, route]) => rest.slice(0, start) + route + rest.slice(end), text);
    });
  }
  edit(routesFile, (text) => text.replace(/^[^#\t\n]+(?=\t)/gm, renamed));
  const retired = routes.filter((route) => renamed(route) !== route).map((route) => `/${route}\t/${renamed(route)}\n`);
  const fresh = after.map(({route}) => `/${route}\n`);
  edit(publishedFile, (text) => text + fresh.filter((line) => line !== '//\n' && !text.includes(line)).join(''));
  // An address in use again is no redirect.
  const isPage = (line: string): boolean => after.some(({route}) => line.startsWith(`/${route}\t`));
  edit(redirectsFile, (text) => {
    const lines = text.replace(/(?<=\t\/).+$/gm, renamed).split(/(?<=\n)/);
    return [...lines.filter((line) => !isPage(line)), ...retired].join('');
  });
}

if (import.meta.filename === process.argv[1])
  await command(help, {allowPositionals: true, options: {}}, ({positionals}) => {
    const [from, to] = positionals.map((route) => route.replace(/^\/+|\/+$/g, ''));
    if (!from || !to) throw new Error('two routes are wanted  ->  npm run move -- <old> <new>');
    movePage(process.cwd(), from, to);
    console.log('moved  ->  run npm run check -- pages data, and read git diff');
    return 0;
  });
