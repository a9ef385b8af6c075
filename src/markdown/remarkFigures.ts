import {resolve} from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {openData} from '../data/open';
import {collectFigures, type Found} from '../figures/collect';
import {isHalf, PHONE} from '../figures/draw/column';
import {collectPictures, type Picture} from '../figures/picture';
import {collectShown, linkShown} from '../figures/shown';
import {findingsOf, FindingsError, projectPath} from '../shared/finding';
import {parseMdx} from '../shared/mdx';
import {playOf} from '../figures/play';
import {openCache, type CachePlace} from '../figures/cache';

/**
 * Remark plugin for Docusaurus: turns fences in the languages nodegraph, flow, timeline, curve, panel and mattes into
 * `<Figure src width height alt caption kind />`, with an SVG file that the bundler takes like any image. A picture that was
 * drawn by hand becomes one too.
 *
 * @throws FindingsError that lists every fault of a page
 */
export function remarkFigures(place: CachePlace = {}): (tree: Root, file: VFile) => Promise<void> {
  const siteDir = process.cwd();
  const data = openData(siteDir);
  return async (tree, file) => {
    const page = projectPath(siteDir, file.path);
    const {found, findings} = collectFigures(tree, page, data);
    const {pictures, findings: bare} = collectPictures(tree, siteDir, page);
    const {shown, findings: dark} = collectShown(tree, page, found);
    findings.push(...bare, ...dark);
    // The first one is in view when a page opens; it must not wait for the layout.
    const lines = [...found.map(({fence}) => fence.line), ...pictures.map(({line}) => line)].sort((a, b) => a - b);
    const idOf = (line: number): string => `figure-${lines.indexOf(line) + 1}`;
    const loadingOf = (line: number): 'eager' | 'lazy' => (line === lines[0] ? 'eager' : 'lazy');
    const drawInto = async ({parent, index, kind, ...figure}: Found): Promise<void> => {
      const cache = await openCache(place);
      const {
        file: path,
        width,
        height,
        alt,
        words,
        caption,
        note,
        portals,
        phone,
        narrow,
        whole,
      } = await cache.get({kind, ...figure});
      const facts = {
        id: idOf(figure.fence.line),
        width: String(width),
        height: String(height),
        ...(phone && {phoneWidth: String(phone.width), phoneHeight: String(phone.height)}),
        ...(narrow && {narrowWidth: String(narrow.width), narrowHeight: String(narrow.height)}),
        alt,
        words,
        caption,
        ...(note && {note}),
        ...(portals && {portals}),
        kind,
        ...(isHalf(figure.figure) && {half: 'true'}),
        ...playOf(figure.figure),
        loading: loadingOf(figure.fence.line),
      };
      const paths = {
        src: path,
        ...(phone && {phoneSrc: phone.file}),
        ...(narrow && {narrowSrc: narrow.file}),
        ...(whole && {wholeSrc: whole.file}),
      };
      (parent.children as RootContent[])[index] = toFigure(paths, facts);
    };
    const frame = async ({
      source,
      width,
      height,
      isDrawing,
      alt,
      caption,
      line,
    }: Picture): Promise<MdxJsxFlowElement> => {
      const path = await (await openCache(place)).picture(resolve(siteDir, source));
      // A phone shows all of it: pictures have larger words than figures.
      const size = {width: String(width), height: String(height), phoneWidth: String(Math.min(width, PHONE.width))};
      const kind = isDrawing ? 'drawing' : 'picture';
      return toFigure({src: path}, {id: idOf(line), ...size, alt, caption, kind, loading: loadingOf(line)});
    };
    linkShown(shown, ({fence}) => idOf(fence.line));
    const done = await Promise.allSettled(found.map(drawInto));
    const framed = await Promise.all(pictures.map(frame));
    pictures.forEach(({paragraph}, index) => tree.children.splice(tree.children.indexOf(paragraph), 2, framed[index]!));
    findings.push(...done.flatMap((each) => (each.status === 'rejected' ? findingsOf(each.reason) : [])));
    if (findings.length > 0) throw new FindingsError(findings);
  };
}

/** `<Figure src={require("!file-loader...!file.svg").default} />`, as Docusaurus loads images of Markdown, and its facts. */
function toFigure(paths: Record<string, string>, facts: Record<string, string>): MdxJsxFlowElement {
  // Both compilers write the file: the server's copies go away with what only the build needs.
  const {inlineMarkdownAssetImageFileLoader} = getFileLoaderUtils(false).loaders;
  const sources = Object.entries(paths).map(([name, path]) => {
    // A bundler request has forward slashes on every system.
    const request = inlineMarkdownAssetImageFileLoader + path.replaceAll('\\', '/');
    return `${name}={require(${JSON.stringify(request)}).default}`;
  });
  const page = structuredClone(parseMdx(`<Figure ${sources.join(' ')} />`));
  const figure = page.children[0] as MdxJsxFlowElement;
  for (const [name, value] of Object.entries(facts)) figure.attributes.push({type: 'mdxJsxAttribute', name, value});
  return figure;
}
