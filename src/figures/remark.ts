import {statSync} from 'node:fs';
import {join} from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {openData} from '../data';
import {collectFigures} from './collect';
import {readTheme} from './draw/theme';
import {findingsOf, FindingsError, projectPath} from '../shared/finding';
import {FigureCache} from './cache';

/** Folder of the drawn figures, relative to the project. */
export const figureFolder = '.docusaurus/figures';

export interface RemarkFiguresOptions {
  /** Absolute folder of the site; errors name files relative to it. Default: where the process runs. */
  siteDir?: string;
  /** Absolute folder that the SVG files are written to. Default: `.docusaurus/figures` of the site. */
  outDir?: string;
  /** Absolute path of the style sheet with the site's tokens. Default: `src/css/tokens.css` of the site. */
  tokens?: string;
}

/**
 * Remark plugin for Docusaurus: turns fences in the languages nodegraph, flow, timeline, curve and panel into
 * `<Figure src width height alt caption kind />`, with an SVG file that the bundler takes like any image.
 *
 * @throws FindingsError that lists every fault of a page
 */
export function remarkFigures(options: RemarkFiguresOptions = {}): (tree: Root, file: VFile) => Promise<void> {
  const siteDir = options.siteDir ?? process.cwd();
  const cache = () =>
    openCache(
      options.outDir ?? join(siteDir, figureFolder),
      options.tokens ?? join(siteDir, 'src', 'css', 'tokens.css'),
    );
  const data = openData(siteDir);
  return async (tree, file) => {
    const {found, findings} = collectFigures(tree, projectPath(siteDir, file.path), data);
    if (found.length + findings.length === 0) return;
    const images = await Promise.all(
      found.map(async (each) => {
        try {
          return {each, drawn: await (await cache()).get(each)};
        } catch (error) {
          findings.push(...findingsOf(error));
          return undefined;
        }
      }),
    );
    if (findings.length > 0) throw new FindingsError(findings);
    for (const [place, image] of images.entries()) {
      if (!image) continue;
      const {file: path, width, height, alt, caption, note} = image.drawn;
      const {parent, index, kind} = image.each;
      const isServer = file.data.compilerName === 'server';
      // The first figure is in view when a page opens; it must not wait for the layout.
      const loading = place === 0 ? 'eager' : 'lazy';
      const facts = {width: String(width), height: String(height), alt, caption, ...(note && {note}), kind, loading};
      (parent.children as RootContent[])[index] = toFigure(path, isServer, facts);
    }
  };
}

const caches = new Map<string, Promise<FigureCache>>();

/** One cache for each folder and state of the style sheet, shared by the docs instances and by both compilers of a build. */
function openCache(outDir: string, tokens: string): Promise<FigureCache> {
  const key = `${outDir}\n${tokens}\n${statSync(tokens).mtimeMs}`;
  const known = caches.get(key);
  if (known) return known;
  const opened = readTheme(tokens).then((theme) => new FigureCache(outDir, theme));
  caches.set(key, opened);
  opened.catch(() => caches.delete(key));
  return opened;
}

function toFigure(path: string, isServer: boolean, facts: Record<string, string>): MdxJsxFlowElement {
  const plain = Object.entries(facts).map(([name, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value}));
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [{type: 'mdxJsxAttribute', name: 'src', value: requireFile(path, isServer)}, ...plain],
    children: [],
  };
}

/** `require("!file-loader...!file.svg").default` as an attribute, as Docusaurus loads images of Markdown. */
function requireFile(path: string, isServer: boolean): MdxJsxAttributeValueExpression {
  const {inlineMarkdownAssetImageFileLoader} = getFileLoaderUtils(isServer).loaders;
  // A bundler request has forward slashes on every system.
  const request = inlineMarkdownAssetImageFileLoader + path.replaceAll('\\', '/');
  const value = `require(${JSON.stringify(request)}).default`;
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              computed: false,
              optional: false,
              object: {
                type: 'CallExpression',
                optional: false,
                callee: {type: 'Identifier', name: 'require'},
                arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
              },
              property: {type: 'Identifier', name: 'default'},
            },
          },
        ],
      },
    },
  };
}
