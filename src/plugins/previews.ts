import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import type {Data} from '../data/load';
import {openData} from '../data/open';
import {cardPath, drawNodeCards, type NodeCards} from '../figures/nodeCards';
import {groupBy} from '../shared/collections';
import {previewFile, previewOf, type Preview, type Previews} from '../shared/previews';
import type {Compiler} from './compiler';

/** A line of Markdown as plain text. */
const plain = (markdown: string): string => toString(inline(markdown));

/** The first sentence of a text; a dot within one, as in `e.g.` or `1.2`, has no capital letter after it. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s+[\p{Lu}\d])/su.exec(text)?.[0] ?? text;

/** Previews of terms. */
export function termPreviews({glossary}: Pick<Data, 'glossary'>): Previews {
  return Object.fromEntries(
    Object.entries(glossary).map(([id, {term, definition}]): [string, Preview] => [
      id,
      {title: plain(term), text: firstSentence(plain(definition))},
    ]),
  );
}

/** Previews of nodes, and of pages about a single node. */
export function nodePreviews({nodes}: Pick<Data, 'nodes'>, cards: NodeCards): Previews {
  const own = [...nodes].map(([id, {name, purpose, page}]) => {
    const card = cards.get(id);
    const drawing = card && {card: {src: cardPath(id), width: card.width, height: card.height}};
    return {id, page, preview: {title: name, text: plain(purpose), ...drawing}};
  });
  const pages = [...groupBy(own, ({page}) => page)].flatMap(([page, [first, ...others]]): [string, Preview][] =>
    page !== undefined && previewOf(page)?.isPage && others.length === 0 ? [[page, first!.preview]] : [],
  );
  return Object.fromEntries([...own.map(({id, preview}): [string, Preview] => [id, preview]), ...pages]);
}

/** The files by their addresses, below that of the site. */
async function makeFiles(siteDir: string): Promise<Map<string, string | Buffer>> {
  const data = openData(siteDir)();
  const cards = await drawNodeCards(data);
  return new Map<string, string | Buffer>([
    ...[...cards].map(([id, {file}]) => [cardPath(id), readFileSync(file)] as const),
    [previewFile('terms'), JSON.stringify(termPreviews(data))],
    [previewFile('nodes'), JSON.stringify(nodePreviews(data, cards))],
  ]);
}

/**
 * Docusaurus plugin: adds to the assets what links show of nodes and terms (`src/client/linkPreviews.ts`), and the cards of nodes, which
 * the node reference shows too. In a build and in the live preview.
 */
export default function previews({siteDir}: LoadContext): Plugin {
  const name = 'site-previews';
  const emit = (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        const {RawSource} = compiler.webpack.sources;
        try {
          for (const [file, content] of await makeFiles(siteDir)) compilation.emitAsset(file, new RawSource(content));
        } catch (error) {
          // Thrown here, it would end the compilation, and the live preview would no longer answer.
          compilation.errors.push(error as never);
        }
      });
    });
  return {
    name,
    loadContent() {
      // Threads draw while the site is read. What can't be drawn is reported by those who need it.
      drawNodeCards(openData(siteDir)()).catch(() => undefined);
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: emit}]}),
  };
}
