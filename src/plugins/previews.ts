import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import type {Data} from '../data/load';
import {openData} from '../data/open';
import {cardPath, drawNodeCards, type NodeCards} from '../figures';
import {groupBy} from '../shared/collections';
import {previewFile, previewOf, type Preview, type Previews} from '../shared/previews';
import type {Compiler} from './compiler';

const plain = (markdown: string): string => toString(inline(markdown));

/** A period inside a sentence (`e.g.`, `1.2`) isn't followed by a capital. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s+[\p{Lu}\d])/su.exec(text)?.[0] ?? text;

export function termPreviews({glossary}: Pick<Data, 'glossary'>): Previews {
  return Object.fromEntries(
    Object.entries(glossary).map(([id, {term, definition}]): [string, Preview] => [
      id,
      {title: plain(term), text: firstSentence(plain(definition))},
    ]),
  );
}

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

/** By address below the base path. */
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
 * Docusaurus plugin: adds previews (`src/client/linkPreviews.ts`) and node cards, which the node reference uses too, in
 * builds and in the live preview.
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
          // Throwing would end the compilation, and the live preview with it.
          compilation.errors.push(error as never);
        }
      });
    });
  return {
    name,
    loadContent() {
      // Starts drawing in workers early; errors are reported where cards are used.
      drawNodeCards(openData(siteDir)()).catch(() => undefined);
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: emit}]}),
  };
}
