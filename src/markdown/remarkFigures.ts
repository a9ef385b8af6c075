import {resolve} from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {openData} from '../data/open';
import {
  collectFigures,
  collectPictures,
  collectShown,
  drawFigure,
  isHalf,
  linkShown,
  PHONE,
  playOf,
  writePicture,
  type FigurePlace,
  type Found,
  type Picture,
} from '../figures';
import {findingsOf, FindingsError, projectPath} from '../shared/finding';
import {parseMdx} from '../shared/mdx';
import {panelFigure} from './panel';

/**
 * Remark plugin: renders fences of figures as SVG files in `<Figure />`, and panels as HTML. Hand-drawn pictures become
 * figures too.
 * @throws FindingsError with every fault of a page
 */
export function remarkFigures(place: FigurePlace = {}): (tree: Root, file: VFile) => Promise<void> {
  const siteDir = process.cwd();
  const data = openData(siteDir);
  return async (tree, file) => {
    const page = projectPath(siteDir, file.path);
    const {found, findings} = collectFigures(tree, page, data);
    const {pictures, findings: bare} = collectPictures(tree, siteDir, page);
    const {shown, findings: dark} = collectShown(tree, page, found);
    findings.push(...bare, ...dark);
    // The first is above the fold, so it isn't lazy.
    const lines = [...found.map(({fence}) => fence.line), ...pictures.map(({line}) => line)].sort((a, b) => a - b);
    const idOf = (line: number): string => `figure-${lines.indexOf(line) + 1}`;
    const loadingOf = (line: number): 'eager' | 'lazy' => (line === lines[0] ? 'eager' : 'lazy');
    const drawInto = async ({parent, index, kind, ...found}: Found): Promise<void> => {
      const {figure, fence} = found;
      if (figure.kind === 'panel') {
        (parent.children as RootContent[])[index] = panelFigure(figure, idOf(fence.line));
        return;
      }
      const {page, narrow, phone, whole, ...words} = await drawFigure({...found, figure, kind}, place);
      const least = phone ? leastOf(phone) : (narrow ?? page).width;
      const facts = {
        id: idOf(fence.line),
        width: page.width,
        height: page.height,
        phoneWidth: phone?.width,
        phoneHeight: phone?.height,
        narrowWidth: narrow?.width,
        narrowHeight: narrow?.height,
        wholeSize: whole && `${whole.width} ${whole.height}`,
        least,
        ...words,
        kind,
        half: isHalf(figure) || undefined,
        play: playOf(figure),
        loading: loadingOf(fence.line),
      };
      const files = {src: page.file, phoneSrc: phone?.file, narrowSrc: narrow?.file, wholeSrc: whole?.file};
      (parent.children as RootContent[])[index] = toFigure(files, facts);
    };
    const frame = async ({
      source,
      isDrawing,
      line,
      width,
      height,
      alt,
      caption,
    }: Picture): Promise<MdxJsxFlowElement> => {
      const src = await writePicture(resolve(siteDir, source), place);
      // Shown whole on phones, because their text is larger.
      const least = leastOf({width: Math.min(width, PHONE.width)});
      const kind = isDrawing ? 'drawing' : 'picture';
      return toFigure({src}, {id: idOf(line), width, height, least, alt, caption, kind, loading: loadingOf(line)});
    };
    linkShown(shown, ({fence}) => idOf(fence.line));
    const done = await Promise.allSettled(found.map(drawInto));
    const framed = await Promise.all(pictures.map(frame));
    pictures.forEach(({paragraph}, index) => tree.children.splice(tree.children.indexOf(paragraph), 2, framed[index]!));
    findings.push(...done.flatMap((each) => (each.status === 'rejected' ? findingsOf(each.reason) : [])));
    if (findings.length > 0) throw new FindingsError(findings);
  };
}

/** On 390 px, no text is below 12 px at this share of the size. */
const leastOf = ({width}: {width: number}): number => Math.round(width * 0.91);

/**
 * `<Figure src={require("!file-loader...!file.svg").default} />`, as Docusaurus loads images.
 * @param facts undefined attributes are dropped
 */
function toFigure(
  files: Record<string, string | undefined>,
  facts: Record<string, string | number | boolean | undefined>,
): MdxJsxFlowElement {
  // The server compiler must emit the file too.
  const {inlineMarkdownAssetImageFileLoader} = getFileLoaderUtils(false).loaders;
  const sources = Object.entries(files).flatMap(([name, path]) => {
    // Bundler requests use forward slashes.
    const request = inlineMarkdownAssetImageFileLoader + path?.replaceAll('\\', '/');
    return path === undefined ? [] : `${name}={require(${JSON.stringify(request)}).default}`;
  });
  const page = structuredClone(parseMdx(`<Figure ${sources.join(' ')} />`));
  const figure = page.children[0] as MdxJsxFlowElement;
  for (const [name, value] of Object.entries(facts))
    if (value !== undefined) figure.attributes.push({type: 'mdxJsxAttribute', name, value: String(value)});
  return figure;
}
