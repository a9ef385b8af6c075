import {existsSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../src/shared/collections';
import {counted} from '../src/shared/inWords';
import {routeOfFile} from '../src/site/routes';
import {command} from './lib/cli';
import type {Page} from '../src/checks/pages/page';
import {readProject, type Project} from '../src/checks/pages/project';

const help = `Usage: npm run report:evidence [-- --json]

Lists the pages of the manual by section and evidence, the thinnest first: words, figures, links in and out, and what each
one lacks. "empty" has fewer than 80 words, "orphan" is linked from fewer than two other pages. --json prints the same as
data.`;

const emptyBelow = 80;
const orphanBelow = 2;

interface Row {
  route: string;
  section: string;
  evidence: string;
  sources: string[];
  words: number;
  figures: number;
  /** Pages that link to this one. */
  linksIn: number;
  /** Links to other pages. */
  linksOut: number;
  flags: ('empty' | 'orphan')[];
}

/** Files of the manual that a page links to, itself excepted. */
function targetsOf(page: Page, project: Project): Set<string> {
  const targets = page.links
    .filter(({url}) => !/^[a-z][a-z+.-]*:|^[/#]/i.test(url))
    .map(({url}) => path.posix.normalize(path.posix.join(path.posix.dirname(page.file), url.split('#')[0] ?? '')));
  return new Set(targets.filter((file) => file !== page.file && existsSync(path.join(project.root, file))));
}

function rowsOf(project: Project): Row[] {
  const pages = project.pages.filter(({file}) => file.startsWith('docs/'));
  const targets = new Map(pages.map((page) => [page.file, targetsOf(page, project)]));
  return pages
    .map((page) => {
      const route = routeOfFile(page.file) ?? page.file;
      const linksIn = [...targets.values()].filter((files) => files.has(page.file)).length;
      const flags: Row['flags'] = [];
      if (page.words < emptyBelow) {
        flags.push('empty');
      }
      if (linksIn < orphanBelow && route !== '/') {
        flags.push('orphan');
      }
      return {
        route,
        section: route.split('/')[0] || '/',
        evidence: String(page.frontMatter['evidence'] ?? 'none'),
        sources: (page.frontMatter['sources'] as string[] | undefined) ?? [],
        words: page.words,
        figures: page.figures,
        linksIn,
        linksOut: targets.get(page.file)?.size ?? 0,
        flags,
      };
    })
    .sort((a, b) => a.words - b.words);
}

/** Groups rows by a key, in alphabetical order of the keys. */
const by = (rows: Row[], key: 'section' | 'evidence'): [string, Row[]][] =>
  [...groupBy(rows, (row) => row[key])].sort(([a], [b]) => a.localeCompare(b));

function print(rows: Row[]) {
  for (const [section, ofSection] of by(rows, 'section')) {
    for (const [evidence, group] of by(ofSection, 'evidence')) {
      console.log(`\n${section}, ${evidence}: ${counted(group.length, 'page')}\n  words figures  in out  page`);
      for (const {words, figures, linksIn, linksOut, route, flags} of group) {
        const numbers = [
          String(words).padStart(7),
          String(figures).padStart(8),
          String(linksIn).padStart(4),
          String(linksOut).padStart(4),
        ];
        console.log(`${numbers.join('')}  ${route}${flags.length > 0 ? `  [${flags.join(', ')}]` : ''}`);
      }
    }
  }
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  const kinds = by(rows, 'evidence').map(([kind, group]) => `${group.length} ${kind}`);
  console.log(
    `\n${counted(rows.length, 'page')}: ${kinds.join(', ')}; ${count(({flags}) => flags.includes('empty'))} empty, ` +
      `${count(({flags}) => flags.includes('orphan'))} orphans`,
  );
}

function run(isJson: boolean): number {
  const {project, unreadable} = readProject(process.cwd(), []);
  const rows = rowsOf(project);
  if (isJson) {
    console.log(JSON.stringify(rows, undefined, 2));
  } else {
    print(rows);
  }
  for (const {file, line, what} of unreadable) {
    console.error(`${file}:${line}  ${what}  ->  npm run check -- pages`);
  }
  return unreadable.length > 0 || rows.length === 0 ? 1 : 0;
}

await command(help, {options: {json: {type: 'boolean', default: false}}}, ({values}) => run(values.json));
