import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Finding} from '../shared/finding';
import {readRoutes, type Route} from '../site/routes';
import {readWordings, type Wording} from './terminology';
import {readPage, type Page} from './page';

/** What the checks of pages look at. */
export interface Project {
  /** Absolute path of the project. */
  root: string;
  /** Pages to report on. */
  pages: Page[];
  /** Every page of the manual by its file: what links and positions are checked against. */
  all: Map<string, Page>;
  routes: Route[];
  /** Names of things; style is a check for every text. */
  wordings: Wording[];
  /** Pictures below `docs` and `versioned_docs`, relative to the project. */
  pictures: string[];
  /** True when all pages are looked at and could be read, so that what is missing or unused is certain. */
  whole: boolean;
}

const manualRoots = ['docs', 'versioned_docs'];

/**
 * Reads the pages of the manual.
 * @param root absolute path of the project.
 * @param paths files or folders to report on, relative to the project; none means all.
 * @returns the project and the findings of pages that cannot be parsed.
 * @throws when nothing is found to check.
 */
export function readProject(root: string, paths: string[]): {project: Project; unreadable: Finding[]} {
  const files = find(root, '**/*.{md,mdx}');
  const wanted = paths.map((one) => path.relative(root, path.resolve(root, one)).split(path.sep).join('/'));
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((one) => file === one || file.startsWith(`${one}/`) || one === '');
  for (const one of wanted) {
    if (!files.some((file) => one === '' || file === one || file.startsWith(`${one}/`))) {
      throw new Error(`${one}:1  no page found here  ->  name pages or folders below docs/ or versioned_docs/`);
    }
  }
  const all = new Map<string, Page>();
  const unreadable: Finding[] = [];
  for (const file of files) {
    const read = readPage(root, file);
    if ('what' in read) {
      unreadable.push(read);
    } else {
      all.set(file, read);
    }
  }
  const pages = [...all.values()].filter(({file}) => isWanted(file));
  if (files.filter(isWanted).length === 0) {
    throw new Error('docs:1  no pages found to check  ->  run this in the project folder');
  }
  return {
    project: {
      root,
      pages,
      all,
      routes: readRoutes(root),
      wordings: readWordings(root).filter(({style}) => !style),
      pictures: find(root, '**/*.{png,jpg,jpeg,gif,webp,avif,svg,bmp,tiff}'),
      whole: wanted.length === 0 && unreadable.length === 0,
    },
    unreadable: unreadable.filter(({file}) => isWanted(file)),
  };
}

function find(root: string, pattern: string): string[] {
  return globSync(
    manualRoots.map((folder) => `${folder}/${pattern}`),
    {cwd: root, ignore: ['**/_*/**', '**/_*.mdx']},
  ).sort();
}
