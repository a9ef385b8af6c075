import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {stringify} from 'yaml';
import {formatFindings, projectPath} from '../src/shared/finding';
import {nearest} from '../src/shared/didYouMean';
import {checkFrontMatter} from '../src/content/rules/frontMatter';
import {fileOfRoute, routeOfFile, routesFile, type Route} from '../src/site/routes';
import {nextPosition, positionsIn} from '../src/content/sidebarPlaces';
import {command} from './lib/cli';
import {bodies, kinds, usualKind, type Kind} from './new/templates';
import {readProject, type Project} from '../src/content/project';

const help = `Usage: npm run new -- <route> --description "One sentence." [--kind ${kinds.join('|')}]
                     [--title Title] [--tags tag,tag]

Makes a page that passes the checks: docs/<route>.mdx, or docs/<route>/index.mdx with its _category_.json where other
routes lie below. ${routesFile} lists the route; title and place come from there, tags from the pages
around it. Without --description it asks for one: a sentence of 50 to 160 characters that says what the reader gets.`;

const options = {
  kind: {type: 'string'},
  title: {type: 'string'},
  description: {type: 'string'},
  tags: {type: 'string'},
} as const;

/** Folder of the sidebar level that a route belongs to, relative to the project. */
function levelOf(route: string): string {
  return path.posix.dirname(`docs/${route}`);
}

/** The place of a route among its siblings in `routes.tsv`; the next free one when that is taken. */
function placeOf(route: string, routes: readonly Route[], root: string): number {
  const level = levelOf(route);
  const siblings = routes.filter((one) => (one.route === '/' ? level === 'docs' : levelOf(one.route) === level));
  const wanted = siblings.findIndex((one) => one.route === route) + 1;
  const folder = path.join(root, level);
  if (!existsSync(folder)) {
    return wanted;
  }
  const own = path.join(folder, path.posix.basename(route), '_category_.json');
  const isTaken = positionsIn(folder).some(({position, file}) => position === wanted && file !== own);
  return isTaken ? nextPosition(folder) : wanted;
}

/** Pages near a new one that are there already: its section, its siblings, the landing page. */
function neighbors(route: string, project: Project): {route: string; title: string; file: string}[] {
  const level = levelOf(route);
  const near = project.routes.filter(
    (one) => one.route !== route && (`docs/${one.route}` === level || levelOf(one.route) === level),
  );
  return [...near, ...project.routes.filter((one) => one.route === '/')]
    .map((one) => ({...one, file: fileOfRoute(one.route, project.routes)}))
    .filter((one, index, all) => project.all.has(one.file) && all.findIndex(({file}) => file === one.file) === index)
    .map((one) => ({...one, title: String(project.all.get(one.file)?.frontMatter['title'] ?? one.title)}));
}

function bodyOf(kind: Kind, file: string, near: ReturnType<typeof neighbors>): string {
  const sections = bodies[kind].map(([heading, hint]) => `${heading ? `## ${heading}\n\n` : ''}{/* ${hint} */}\n`);
  const links = near.slice(0, 3).map(({title, file: other}) => {
    const target = path.posix.relative(path.posix.dirname(file), other);
    return `- [${title}](${target.startsWith('.') ? target : `./${target}`})`;
  });
  const related =
    links.length < 2
      ? []
      : ['## Related pages\n', '{/* Say after each link why one follows it. */}\n', `${links.join('\n')}\n`];
  return [...sections, ...related].join('\n');
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(
      '--description is missing  ->  add one sentence of 50 to 160 characters that says what the reader gets',
    );
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

async function run(
  wanted: string | undefined,
  values: {kind?: string; title?: string; description?: string; tags?: string},
): Promise<number> {
  const root = process.cwd();
  const {project} = readProject(root, []);
  const name = wanted?.replace(/^\/+|\/+$/g, '');
  const route = project.routes.find((one) => one.route === name);
  if (!name || !route) {
    const near =
      name &&
      nearest(
        name,
        project.routes.map((one) => one.route),
      );
    throw new Error(
      `"${name ?? ''}" is no published route  ->  ${near ? `did you mean ${near}? If not, ` : ''}add it to ${routesFile} where it belongs in the sidebar`,
    );
  }
  const kind = values.kind ?? usualKind(name);
  if (!kinds.some((one) => one === kind)) {
    throw new Error(`there is no kind "${kind}"  ->  choose from ${kinds.join(', ')}`);
  }
  const file = fileOfRoute(name, project.routes);
  if (existsSync(path.join(root, file))) {
    throw new Error(`${file}:1  is there already  ->  edit it`);
  }
  const near = neighbors(name, project);
  const tagged = near.find((one) => routeOfFile(one.file) !== '/') ?? near[0];
  const isIndex = path.posix.basename(file) === 'index.mdx';
  const frontMatter = {
    title: values.title ?? route.title,
    description: values.description ?? (await ask('What does the reader get? One sentence of 50 to 160 characters: ')),
    tags:
      values.tags?.split(',').map((tag) => tag.trim()) ??
      (project.all.get(tagged?.file ?? '')?.frontMatter['tags'] as string[] | undefined),
    ...(!isIndex && {sidebar_position: placeOf(name, project.routes, root)}),
    evidence: 'composed',
  };
  const text = `---\n${stringify(frontMatter, {lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'any'})}---\n\n${bodyOf(kind as Kind, file, near)}`;
  const target = path.join(root, file);
  const findings = checkFrontMatter(root, target, text);
  if (findings.length > 0) {
    throw new Error(`nothing was written:\n${formatFindings(findings)}`);
  }
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  console.log(file);
  const category = path.join(path.dirname(target), '_category_.json');
  if (isIndex && name !== '' && !existsSync(category)) {
    writeFileSync(
      category,
      `${JSON.stringify({label: frontMatter.title, position: placeOf(name, project.routes, root)}, undefined, 2)}\n`,
    );
    console.log(projectPath(root, category));
  }
  return 0;
}

await command(help, {allowPositionals: true, options}, ({positionals, values}) => run(positionals[0], values));
