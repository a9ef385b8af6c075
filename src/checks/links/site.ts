import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../../shared/collections';
import {nearest} from '../../shared/didYouMean';
import {decodePath} from '../../shared/paths';
import {readBuiltPage, styleSheetTargets} from './page';

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

/** The problem with a link, and the existing target that is spelled most like it. */
interface Fault {
  why: string;
  near?: string;
}

/** A link that leads nowhere, with the files that have it, relative to the build. */
interface BrokenLink extends Fault {
  url: string;
  from: string;
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
 * @throws when there are no pages.
 */
export function checkLinks(build: string, {origin, basePath, siblingOrigin, siblings}: SiteAddress): LinkReport {
  const files = existsSync(build) ? globSync('**/*.{html,css}', {cwd: build}).sort() : [];
  const textOf = (file: string): string => readFileSync(path.join(build, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readBuiltPage(textOf(file))]),
  );
  if (pages.size === 0)
    throw new Error(
      `${path.relative(process.cwd(), build) || build}:1  no pages found  ->  build the site first: npm run build`,
    );
  const report: LinkReport = {pages: pages.size, internal: 0, siblings: new Map(), external: new Map(), broken: []};
  const known = new Map<string, Fault | undefined>();
  const broken = new Map<string, BrokenLink>();
  for (const file of files) {
    for (const {url, from} of pages.get(file)?.targets ?? styleSheetTargets(textOf(file))) {
      const fault = faultOf(url, file);
      if (!fault) continue;
      const link = getOrMake(broken, `${url} ${fault.why}`, () => ({url, from, ...fault, files: []}));
      if (link.files.at(-1) !== file) link.files.push(file);
    }
  }
  return {...report, broken: [...broken.values()]};

  function faultOf(url: string, file: string): Fault | undefined {
    if (/^(mailto|tel|data|javascript|blob|about):/i.test(url) || url === '#') return undefined;
    // A server answers a folder's page at an address with a slash at its end.
    const base = `${origin}${basePath}${file.replace(/(^|\/)index\.html$/, '$1')}`;
    if (url.trim() === '' || !URL.canParse(url, base)) return {why: 'is no address'};
    const target = new URL(url, base);
    if (target.origin === origin && `${target.pathname}/`.startsWith(basePath)) {
      report.internal += 1;
      return getOrMake(known, target.href.replace(/[?][^#]*/, ''), () => look(target));
    }
    const sibling = target.pathname.split('/')[1] ?? '';
    if (target.origin === siblingOrigin && siblings.includes(sibling))
      report.siblings.set(sibling, (report.siblings.get(sibling) ?? 0) + 1);
    else if (target.origin === origin) return {why: `lies outside ${basePath} and is no sibling site`};
    else report.external.set(target.host, (report.external.get(target.host) ?? 0) + 1);
    return undefined;
  }

  function look({pathname, hash}: URL): Fault | undefined {
    const wanted = decode(pathname.slice(basePath.length)).replace(/\/$/, '');
    const names = [wanted, `${wanted}.html`, path.posix.join(wanted, 'index.html')];
    const file = names.find((name) => statSync(path.join(build, name), {throwIfNoEntry: false})?.isFile());
    if (!file) return {why: 'leads to no page or file', near: nearestPage(wanted)};
    const fragment = decode(hash.slice(1)).replace(/:~:.*$/, '');
    const ids = pages.get(file)?.ids;
    if (!fragment || !ids || ids.has(fragment)) return undefined;
    const near = nearest(fragment, [...ids]);
    return {why: `leads to no #${fragment} in ${file}`, near: near && `#${near}`};
  }

  /** The page with the same last part in its address, else the one with the most similar address. */
  function nearestPage(wanted: string): string | undefined {
    const others = [...pages.keys()].map((file) => file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''));
    const alike = others.filter((one) => path.posix.basename(one) === path.posix.basename(wanted));
    const near = alike.length === 1 ? alike[0] : nearest(wanted, others);
    return near === undefined ? undefined : basePath + near;
  }
}

const decode = (text: string): string => decodePath(text) ?? text;
