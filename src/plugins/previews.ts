import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import {dataFolder, type Data} from '../data/load';
import {openData} from '../data/open';
import {cardPath, drawNodeCards, type NodeCards} from '../figures/nodeCards';
import {groupBy} from '../shared/collections';
import {askedStyles, previewFile, previewOf, stylesFile, type Preview, type Previews} from '../shared/previews';

/** Folder of what this plugin writes, below the project: `staticDirectories` names it. */
export const previewsFolder = '.docusaurus/previews';

/** Folder of the style sheets that are loaded when they are needed. */
const stylesFolder = 'src/css/asked';

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

/**
 * Docusaurus plugin: writes what links show of nodes and terms (`src/client/preview.ts`), the cards of nodes, which the node
 * reference shows too, and style sheets that pages load when they need them. In a build and in the live preview.
 */
export default function previews({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, previewsFolder);
  return {
    name: 'site-previews',
    getPathsToWatch: () => [`${dataFolder}/**/*.yml`, `${stylesFolder}/*.css`],
    async loadContent() {
      const data = openData(siteDir)();
      const cards = await drawNodeCards(data);
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(path.join(folder, path.dirname(cardPath(''))), {recursive: true});
      for (const [id, {file}] of cards) copyFileSync(file, path.join(folder, cardPath(id)));
      const write = (file: Parameters<typeof previewFile>[0], content: Previews): void =>
        writeFileSync(path.join(folder, previewFile(file)), JSON.stringify(content));
      for (const name of askedStyles) {
        const filename = path.join(siteDir, stylesFolder, `${name}.css`);
        const {code} = transform({filename, code: readFileSync(filename), minify: true});
        writeFileSync(path.join(folder, stylesFile(name)), code);
      }
      write('terms', termPreviews(data));
      write('nodes', nodePreviews(data, cards));
    },
  };
}
