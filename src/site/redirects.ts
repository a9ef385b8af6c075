import {readLines} from '../shared/readLines';

/** File of the redirects, relative to the project. */
export const redirectsFile = 'src/site/redirects.tsv';

/** Every address that was ever published, below the base path, one a line: readers have bookmarks. */
export const publishedFile = 'src/site/published.txt';

/** A retired address, and the page that replaces it. Both begin with a slash. */
export interface Redirect {
  from: string;
  to: string;
  /** Line of `redirects.tsv`, from 1. */
  line: number;
}

/** Reads the addresses of a project that have changed; throws when a line has not two columns. */
export function readRedirects(siteDir: string): Redirect[] {
  return readLines(siteDir, redirectsFile).map(({text, line}) => {
    const [from, to] = text.split('\t');
    if (!from || !to) {
      throw new Error(`${redirectsFile}:${line}  "${text}" is no redirect  ->  write old address, a tab, route`);
    }
    return {from, to, line};
  });
}
