import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Page} from '../../src/checks/pages/page';
import type {Data} from '../../src/data/load';
import {collectFigures} from '../../src/figures/collect';
import type {Theme} from '../../src/figures/draw/theme';
import {renderFigure} from '../../src/figures/render';
import {expansions} from '../../src/markdown/components';
import {expandData} from '../../src/markdown/remarkData';
import {FindingsError} from '../../src/shared/finding';
import {parseMdx, type JsxElement} from '../../src/shared/mdx';
import {routeOfFile} from '../../src/site/routes';

/** A page that no longer changes with the data, and the drawings that it shows instead of figures. */
interface Frozen {
  readonly text: string;
  /** Drawings by their path beside the page. */
  readonly drawings: ReadonlyMap<string, string>;
}

/** A part of a page that is replaced. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Components that list all of the data, which are the manual of a release, or are more than Markdown. */
const refused: readonly string[] = ['NodeReference', 'InterfaceNames', 'Questions', 'Glossary', 'SignalPath'];

const writer = unified().use(remarkStringify, {bullet: '-', rule: '-'}).use(remarkGfm).use(remarkMdx);

const inMarkdown = (children: RootContent[]): string =>
  writer.stringify({type: 'root', children: structuredClone(children)}).trim();

const editOf = ({position}: Pick<RootContent, 'position'>, text: string): Edit => ({
  from: position!.start.offset!,
  to: position!.end.offset!,
  text,
});

/** Tables and words in place of the components that show data; terms lose their links to the glossary. */
function dataEdits(tree: Root, file: string, data: () => Data): Edit[] {
  const edits: Edit[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    const isInline = element.type === 'mdxJsxTextElement';
    const phrase = (children: unknown[]): RootContent[] =>
      (isInline ? [{type: 'paragraph', children}] : children) as RootContent[];
    if (element.name === 'Term') edits.push(editOf(element, inMarkdown(phrase(element.children))));
    if (!Object.hasOwn(expansions, element.name ?? '')) return;
    const own: Root = {type: 'root', children: phrase([structuredClone(element)])};
    const findings = expandData(own, file, data);
    if (findings.length > 0) throw new FindingsError(findings);
    edits.push(editOf(element, inMarkdown(own.children)));
  });
  return edits;
}

/** An alternative text as Markdown; a node and a pin of one name don't look like a word written twice. */
const described = (alt: string): string => alt.replace(/\b(\w+) (?=\1\b)/g, '$1, ').replaceAll(']', '\\]');

/** Drawings in place of node graphs, whose pins are data. */
async function graphEdits(
  tree: Root,
  file: string,
  data: () => Data,
  theme: Theme,
): Promise<{edits: Edit[]; drawings: Map<string, string>}> {
  const {found, findings} = collectFigures(tree, file, data);
  if (findings.length > 0) throw new FindingsError(findings);
  const edits: Edit[] = [];
  const drawings = new Map<string, string>();
  for (const {figure, text, fence, parent, index} of found) {
    if (figure.kind !== 'nodegraph') continue;
    const {page, alt, caption, note} = await renderFigure(figure, text, fence, theme);
    const {svg, width, height} = page;
    const name = `img/${path.posix.basename(file, '.mdx')}-${drawings.size + 1}.svg`;
    const size = ` data-print="light" width="${width}" height="${height}"`;
    drawings.set(
      name,
      svg.replace(/<svg\b[^>]*>/, (tag) =>
        tag.replace(/\s(?:width|height)="[^"]*"/g, '').replace('<svg', `<svg${size}`),
      ),
    );
    const words = [caption, note].filter(Boolean).join(' ').replaceAll('*', '\\*');
    edits.push(editOf(parent.children[index] as Code, `![${described(alt)}](./${name})\n\n*${words}*`));
  }
  return {edits, drawings};
}

/** Routes in place of files that the archive doesn't have. */
function linkEdits(text: string, page: Page, kept: ReadonlySet<string>): string {
  let result = text;
  for (const url of new Set(page.links.map((one) => one.url))) {
    const [target = '', ...fragment] = url.split('#');
    if (target === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(target)) continue;
    const file = path.posix.join(path.posix.dirname(page.file), target);
    const route = routeOfFile(file);
    if (kept.has(file) || route === undefined) continue;
    result = result.replaceAll(`](${url})`, `](${[`/${route.replace(/^\//, '')}`, ...fragment].join('#')})`);
  }
  return result;
}

/**
 * Makes a page independent of the data and of pages that aren't kept with it.
 * @param kept files of the pages that are kept, relative to the project
 * @throws FindingsError where the page can't be kept
 */
export async function freeze(page: Page, kept: ReadonlySet<string>, data: () => Data, theme: Theme): Promise<Frozen> {
  const list = page.components.find(({name}) => refused.includes(name));
  if (list) {
    const fix = 'archive the pages that explain what differs';
    throw new FindingsError([{file: page.file, line: list.line, what: `<${list.name} /> can't be kept`, fix}]);
  }
  const tree = parseMdx(page.source);
  const {edits: drawn, drawings} = await graphEdits(tree, page.file, data, theme);
  const edits = [...dataEdits(tree, page.file, data), ...drawn].sort((a, b) => b.from - a.from);
  let text = page.source;
  for (const {from, to, text: by} of edits) text = text.slice(0, from) + by + text.slice(to);
  // A keyword leads to one page only, that of the manual.
  return {text: linkEdits(text, page, kept).replace(/^keywords:.*\n(?: .*\n)*/m, ''), drawings};
}
