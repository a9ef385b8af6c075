import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../../shared/collections';
import {nearest} from '../../shared/didYouMean';
import {decodePath} from '../../shared/paths';
import {readBuiltPage, styleSheetTargets} from './page';

export interface SiteAddress {
  origin: string;
  basePath: string;
  siblingOrigin: string;
  /** First path segments. */
  siblings: readonly string[];
}

interface Fault {
  why: string;
  near?: string;
}

interface BrokenLink extends Fault {
  url: string;
  from: string;
  files: string[];
}

export interface LinkReport {
  pages: number;
  internal: number;
  /** Counted, not fetched. */
  siblings: Map<string, number>;
  /** Counted, not fetched. */
  external: Map<string, number>;
  broken: BrokenLink[];
}

/**
 * @param build folder served at the base path
 * @throws if there are no pages
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
    // The page of a folder has a trailing slash.
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

  function nearestPage(wanted: string): string | undefined {
    const others = [...pages.keys()].map((file) => file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''));
    const alike = others.filter((one) => path.posix.basename(one) === path.posix.basename(wanted));
    const near = alike.length === 1 ? alike[0] : nearest(wanted, others);
    return near === undefined ? undefined : basePath + near;
  }
}

const decode = (text: string): string => decodePath(text) ?? text;
