import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {getOrMake} from '../../src/shared/collections';
import {FindingsError} from '../../src/shared/finding';

/** The link to a style sheet that Docusaurus writes, also after the page has been minified. */
const link = /<link rel="?stylesheet"? href="?([^">\s]+)"? ?\/?>/;

/** A page with this text shows a banner where its style sheet can't be loaded, so it keeps the link. */
const banner = '__docusaurus-base-url-issue-banner';

/**
 * Puts the style sheet into each page in place of the link to it. On a slow connection the first text shows some 300 ms sooner;
 * each later page that is opened by its address costs 17 KB more. Following a link inside the site loads no styles either way.
 * @param pages the pages of the built site, by file
 * @param build absolute path of the built site
 * @param basePath path of the site on its host, with slashes at both ends
 * @returns the pages that have their styles inside now
 * @throws FindingsError when a page links a style sheet that isn't in the build
 */
export function inlineStyles(pages: ReadonlyMap<string, string>, build: string, basePath: string): Map<string, string> {
  const sheets = new Map<string, string>();
  const styled = new Map<string, string>();
  for (const [page, html] of pages) {
    const [whole, href] = link.exec(html) ?? [];
    if (!whole || !href || html.includes(banner)) continue;
    const file = path.join(build, path.posix.relative(basePath, href));
    if (!existsSync(file)) {
      const fix = 'adapt the pattern to what this release of Docusaurus writes';
      throw new FindingsError([{file: `build/${page}`, line: 1, what: `there is no style sheet ${href}`, fix}]);
    }
    const sheet = getOrMake(sheets, href, () => readFileSync(file, 'utf8'));
    styled.set(
      page,
      html.replace(whole, () => `<style>${sheet}</style>`),
    );
  }
  return styled;
}
