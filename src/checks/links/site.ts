import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {nearest} from '../../shared/didYouMean';
import {readBuiltPage, styleSheetTargets, type BuiltPage, type Target} from './page';

/** The address at which a site is published. */
export interface SiteAddress {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path of the site on its host, with slashes at both ends. */
  basePath: string;
  /** Scheme and host of the sibling sites. */
  siblingOrigin: string;
  /** First parts of the paths of the sibling sites. */
  siblings: readonly string[];
}

/** A link that leads nowhere. */
interface BrokenLink {
  url: string;
  from: string;
  why: string;
  /** The existing target that is spelled most like it. */
  near?: string;
  /** Files that have the link, relative to the build. */
  files: string[];
}

/** The result of the link check. */
export interface LinkReport {
  pages: number;
  /** Links looked up within the site. */
  internal: number;
  /** Links to sibling sites, by site: counted, not fetched. */
  siblings: Map<string, number>;
  /** Links to other hosts, by host: counted, not fetched. */
  external: Map<string, number>;
  broken: BrokenLink[];
}

/**
 * Checks every address in the built pages and style sheets.
 * @param build absolute path of the folder that is served at the base path.
 * @param address where the site is published.
 * @throws when there are no pages.
 */
export function checkLinks(build: string, address: SiteAddress): LinkReport {
  const files = existsSync(build) ? globSync('**/*.{html,css}', {cwd: build}).sort() : [];
  const pages = new Map<string, BuiltPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    pages.set(file, readBuiltPage(readFileSync(path.join(build, file), 'utf8')));
  }
  if (pages.size === 0) {
    throw new Error(
      `${path.relative(process.cwd(), build) || build}:1  no pages found  ->  build the site first: npm run build`,
    );
  }
  const report: LinkReport = {pages: pages.size, internal: 0, siblings: new Map(), external: new Map(), broken: []};
  const known = new Map<string, BrokenLink | undefined>();
  for (const file of files) {
    const targets = pages.get(file)?.targets ?? styleSheetTargets(readFileSync(path.join(build, file), 'utf8'));
    for (const target of targets) {
      const broken = look(target, file);
      if (broken && broken.files.at(-1) !== file) {
        broken.files.push(file);
      }
    }
  }
  return report;

  function look({url, from}: Target, file: string): BrokenLink | undefined {
    if (/^(mailto|tel|data|javascript|blob|about):/i.test(url) || url === '#') {
      return undefined;
    }
    // A server answers a folder's page at an address with a slash at its end.
    const base = `${address.origin}${address.basePath}${file.replace(/(^|\/)index\.html$/, '$1')}`;
    if (url.trim() === '' || !URL.canParse(url, base)) {
      return fail(url, from, 'is no address');
    }
    const {href, origin, host, pathname, hash} = new URL(url, base);
    const isOwn = origin === address.origin && `${pathname}/`.startsWith(address.basePath);
    if (!isOwn) {
      const sibling = pathname.split('/')[1] ?? '';
      if (origin === address.siblingOrigin && address.siblings.includes(sibling)) {
        report.siblings.set(sibling, (report.siblings.get(sibling) ?? 0) + 1);
        return undefined;
      }
      if (origin === address.origin) {
        return fail(url, from, `lies outside ${address.basePath} and is no sibling site`);
      }
      report.external.set(host, (report.external.get(host) ?? 0) + 1);
      return undefined;
    }
    report.internal += 1;
    const key = href.replace(/[?][^#]*/, '');
    if (!known.has(key)) {
      known.set(key, resolve(pathname, hash, url, from));
    }
    return known.get(key);
  }

  function fail(url: string, from: string, why: string, near?: string): BrokenLink {
    const same = report.broken.find((one) => one.url === url && one.why === why);
    if (same) {
      return same;
    }
    const broken = {url, from, why, near, files: []};
    report.broken.push(broken);
    return broken;
  }

  function resolve(pathname: string, hash: string, url: string, from: string): BrokenLink | undefined {
    const file = fileOf(decode(pathname.slice(address.basePath.length)), build);
    if (!file) {
      return fail(url, from, 'leads to no page or file', nearestPage(pathname));
    }
    const fragment = decode(hash.slice(1)).replace(/:~:.*$/, '');
    const ids = pages.get(file)?.ids;
    if (fragment && ids && !ids.has(fragment)) {
      const near = nearest(fragment, [...ids]);
      return fail(url, from, `leads to no #${fragment} in ${file}`, near && `#${near}`);
    }
    return undefined;
  }

  /** The page with the same last part in its address, else the one with the most similar address. */
  function nearestPage(pathname: string): string | undefined {
    const wanted = pathname.slice(address.basePath.length).replace(/\/$/, '');
    const others = [...pages.keys()].map(urlOf);
    const alike = others.filter((one) => path.posix.basename(one) === path.posix.basename(wanted));
    const near = alike.length === 1 ? alike[0] : nearest(wanted, others);
    return near === undefined ? undefined : address.basePath + near;
  }
}

/** Address of a file below the base path, as Docusaurus links it: without `index.html` and without `.html`. */
function urlOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file of the build that a server answers a path with; undefined when it answers 404. */
function fileOf(inner: string, build: string): string | undefined {
  const bare = inner.replace(/\/$/, '');
  const names = [bare, `${bare}.html`, bare === '' ? 'index.html' : `${bare}/index.html`];
  return names.find(
    (name) => name !== '' && existsSync(path.join(build, name)) && statSync(path.join(build, name)).isFile(),
  );
}
