import {globSync} from 'tinyglobby';
import type {Finding} from '../../shared/finding';
import {pageFiles} from '../../shared/mdx';
import {wantedBy} from '../../shared/paths';
import {readRoutes, type Route} from '../../site/routes';
import {readWordings, type Wording} from '../words/terminology';
import {readPage, type Page} from './page';

/** The project, as the page checks see it. */
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
  /** Pictures to report on, below `docs` and `versioned_docs`, relative to the project. */
  pictures: string[];
  /** True when all pages are looked at and could be read, so that what is missing or unused is certain. */
  whole: boolean;
}

/** Notes a fault of a page. */
export type ReportLine = (line: number, what: string, fix: string) => void;

/** Notes a fault of a file. */
export type ReportFile = (file: string, line: number, what: string, fix: string) => void;

/**
 * Reads the pages of the manual.
 * @returns the project and the findings of pages that cannot be parsed.
 * @throws when nothing is found to check.
 */
export function readProject(root: string, paths: readonly string[] = []): {project: Project; unreadable: Finding[]} {
  const files = pageFiles(root);
  const wanted = new Set(paths.length > 0 ? pageFiles(root, paths) : files);
  const all = new Map<string, Page>();
  const unreadable: Finding[] = [];
  for (const file of files) {
    const read = readPage(root, file);
    if ('what' in read) unreadable.push(read);
    else all.set(file, read);
  }
  const pages = [...all.values()].filter(({file}) => wanted.has(file));
  return {
    project: {
      root,
      pages,
      all,
      routes: readRoutes(root),
      wordings: readWordings(root).filter(({style, voice}) => !style && !voice),
      pictures: globSync('{docs,versioned_docs}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,bmp,tiff}', {
        cwd: root,
        ignore: ['**/_*/**'],
      })
        .filter(wantedBy(root, paths))
        .sort(),
      whole: paths.length === 0 && unreadable.length === 0,
    },
    unreadable: unreadable.filter(({file}) => wanted.has(file)),
  };
}
