import {globSync} from 'tinyglobby';
import type {Finding} from '../../shared/finding';
import {pageFiles} from '../../shared/mdx';
import {wantedBy} from '../../shared/paths';
import {readRoutes, type Route} from '../../site/routes';
import {readWordings, type Wording} from '../words/terminology';
import {mdxFault, readPage, type Page} from './page';

export interface Project {
  root: string;
  pages: Page[];
  /** By file; links and positions are checked against all pages. */
  all: Map<string, Page>;
  routes: Route[];
  /** Names; style is a separate check. */
  wordings: Wording[];
  pictures: string[];
  /** True if all pages were read, so that missing and unused things can be reported. */
  whole: boolean;
}

export type ReportLine = (line: number, what: string, fix: string) => void;

export type ReportFile = (file: string, line: number, what: string, fix: string) => void;

/**
 * @returns the project, and findings of pages that can't be parsed
 * @throws if there is nothing to check
 */
export function readProject(root: string, paths: readonly string[] = []): {project: Project; unreadable: Finding[]} {
  const files = pageFiles(root);
  const wanted = new Set(paths.length > 0 ? pageFiles(root, paths) : files);
  const all = new Map<string, Page>();
  const unreadable: Finding[] = [];
  for (const file of files) {
    const read = readPage(root, file);
    const fault = 'what' in read ? read : wanted.has(file) ? mdxFault(read) : undefined;
    if (fault) unreadable.push(fault);
    else all.set(file, read as Page);
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
