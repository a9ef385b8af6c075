import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../shared/didYouMean';
import {projectPath} from '../shared/finding';
import {linkFrom} from '../shared/paths';
import {routeOfFile} from '../site/routes';
import type {Pages} from './pages';

export const signalPathFile = 'docs/_data/signal-path.svg';

/** The four kinds of readers, in the order of the start page. */
export const readers = {operator: 'Operators', designer: 'Designers', engineer: 'Engineers', integrator: 'Integrators'};

/** The drawing, whose links lead to routes and whose pictures are images, and the names of its parts. */
export interface SignalPath {
  drawing: Element;
  parts: string[];
}

export const isElement = (node: {type: string; tagName?: string}, tagName = node.tagName): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/** The words of a link, without its note. */
export function labelOf({children}: Element): string {
  const words = children.find((child) => isElement(child, 'text')) as Element | undefined;
  return toString({type: 'root', children: words?.children.filter(({type}) => type === 'text') ?? []}).trim();
}

/** The route that a link leads to, or what is wrong with it and its fix. */
function routeOf(href: string, siteDir: string, pages: Pages): string | [what: string, fix: string] {
  const [target = '', id] = href.split('#');
  const file = path.posix.join(path.posix.dirname(signalPathFile), target);
  const route = routeOfFile(file) ?? '';
  const pageOf = (one: string) => pages.pathOf(one) && projectPath(siteDir, pages.pathOf(one)!);
  if (!pages.routes.includes(route) || (pageOf(route) ?? file) !== file) {
    const files = pages.routes.map((one) => linkFrom(signalPathFile, pageOf(one) ?? one));
    const near = pageOf(route) ? [linkFrom(signalPathFile, pageOf(route)!)] : files;
    return [`"${href}" leads to no page`, didYouMean(target, near, 'link a file, such as ../faq/glossary.mdx')];
  }
  if (id === undefined || !existsSync(path.join(siteDir, file))) return `/${route}${id === undefined ? '' : `#${id}`}`;
  const page = readFileSync(path.join(siteDir, file), 'utf8');
  const ids = [...page.matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(([, found]) => found!);
  if (ids.includes(id)) return `/${route}#${id}`;
  return [`"${href}" leads to no heading`, didYouMean(id, ids, `give a heading of ${file} that ID`)];
}

/** Reads the drawing, and reports links that lead nowhere or lack a name, a label, or readers. */
export function readSignalPath(
  siteDir: string,
  pages: Pages,
  source: string,
  reportAt: (line: number, what: string, fix: string) => void,
): SignalPath | undefined {
  const onerror = ({line = 1, reason}: {line?: number; reason: string}) =>
    reportAt(line, `this is no valid SVG: ${reason}`, 'close every element and quote');
  const tree = fromHtml(source, {fragment: true, onerror});
  const drawing = tree.children.find((child) => isElement(child, 'svg')) as Element | undefined;
  const textOf = ({position}: Element) => source.slice(position!.start.offset, position!.end.offset);
  const parts: string[] = [];
  const shared = new Map<string, string>();
  visit(tree, 'element', (element) => {
    shared.set(String(element.properties['id']), textOf(element));
    element.children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  });
  visit(tree, 'element', (element) => {
    const {className, width, height, dataPart: part, dataReaders, href} = element.properties;
    const report = (what: string, fix: string) => reportAt(element.position!.start.line, what, fix);
    if (element.tagName === 'a') {
      if (!part || parts.includes(String(part)))
        report(`the link to ${String(href)} has no name, or that of another`, 'write another one in data-part');
      parts.push(String(part));
      if (labelOf(element) === '')
        report(`the part "${String(part)}" has no label`, 'write <text>Label <tspan>note</tspan></text> into its link');
      for (const reader of String(dataReaders).split(/\s+/))
        if (!Object.hasOwn(readers, reader))
          report(`"${reader}" in data-readers is no kind of readers`, didYouMean(reader, Object.keys(readers)));
      const route = routeOf(String(href), siteDir, pages);
      if (typeof route === 'string') element.properties['href'] = route;
      else report(...route);
    } else if (element.tagName === 'svg' && element !== drawing) {
      // A page has a limit of elements, so a picture becomes one image.
      const withUses = textOf(element).replace(/<use href="#([^"]+)"\s*\/>/g, (use, id: string) => {
        if (!shared.has(id)) report(`${use} shows nothing`, didYouMean(id, [...shared.keys()]));
        return shared.get(id) ?? '';
      });
      const picture = withUses.replace('<svg', "<svg xmlns='http://www.w3.org/2000/svg'").replace(/\s+/g, ' ');
      const address = picture.replaceAll('> <', '><').replaceAll('"', "'").replaceAll('#', '%23');
      const image = {className, width, height, href: `data:image/svg+xml,${address}`};
      Object.assign(element, {tagName: 'image', properties: image, children: []});
    }
  });
  return drawing && {drawing, parts};
}
