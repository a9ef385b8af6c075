import {readLines} from '../shared/readLines';

export const redirectsFile = 'src/site/redirects.tsv';

/** Every address ever published, one per line: readers have bookmarks. */
export const publishedFile = 'src/site/published.txt';

/** Both begin with a slash. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
}

/** @throws if a line doesn't have two columns */
export function readRedirects(siteDir: string): Redirect[] {
  return readLines(siteDir, redirectsFile).map(({text, line}) => {
    const [from, to] = text.split('\t');
    if (!from || !to) {
      throw new Error(`${redirectsFile}:${line}  "${text}" is no redirect  ->  write old address, a tab, route`);
    }
    return {from, to, line};
  });
}
