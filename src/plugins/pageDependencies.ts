import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFolder} from '../data/load';
import {figureFolder} from '../figures/files';
import {apiVersions} from '../data/api/versions';
import {expansions} from '../markdown/components';
import {figureFence} from '../shared/vocabulary';

/** Sources of pages that match a pattern, relative to the project. */
interface Rule {
  /** Regular expression; `^` is the start of a line. */
  pattern: string;
  files: string[];
  folders: string[];
}

const component = (names: readonly string[]): string => `<(?:${names.join('|')})\\b`;

/** Everything that a page is made from besides its own text: data and descriptions, and the code that reads them. */
export const rules: readonly Rule[] = [
  {
    pattern: `${component([...Object.keys(expansions), 'Term'])}|^ *\`\`\`nodegraph\\b`,
    files: ['src/site/routes.tsv', 'src/site/releases.ts', 'src/site/site.ts'],
    folders: [dataFolder, 'src/data', 'src/markdown', 'src/shared'],
  },
  {
    pattern: component(Object.keys(expansions).filter((name) => expansions[name]!.showsTitles)),
    files: [],
    folders: ['docs'],
  },
  {
    pattern: component(['Operation']),
    files: [...apiVersions.map(({file}) => `api/${file}.yaml`), 'src/markdown/remarkOperations.ts'],
    folders: ['src/data/api', 'src/shared'],
  },
  {pattern: component(['SignalPath']), files: [`${figureFolder}/birth`], folders: ['src/css/signal']},
  {
    pattern: `${figureFence}|${component(['NodeReference'])}`,
    files: ['src/css/tokens.css', 'src/markdown/remarkFigures.ts', `${figureFolder}/birth`],
    folders: ['src/figures', 'src/shared'],
  },
  {
    pattern: '^!\\[',
    files: ['src/markdown/remarkFigures.ts', `${figureFolder}/birth`],
    folders: ['docs', 'src/figures'],
  },
  {
    pattern: '`|^ *\\||^#{2,3} ',
    files: ['src/shared/breakable.ts', 'src/shared/highlight.ts'],
    folders: ['src/markdown'],
  },
];

/**
 * Docusaurus plugin: builds a page again when something that it is made from has changed, in a warm build and in the live
 * preview. The bundler keeps compiled pages, and a remark plugin can't tell it what it has read
 * (https://github.com/facebook/docusaurus/issues/5757), so a loader finds that out from the text of the page.
 */
export default function pageDependencies({siteDir}: LoadContext): Plugin {
  // A folder of figures that is new lacks those that kept pages refer to: `birth` is new too, and they are drawn again.
  const birth = path.join(siteDir, figureFolder, 'birth');
  if (!existsSync(birth)) {
    mkdirSync(path.dirname(birth), {recursive: true});
    writeFileSync(birth, randomUUID());
  }
  const loader = fileURLToPath(new URL('./dependencyLoader.mjs', import.meta.url));
  const absolute = (paths: string[]): string[] => paths.map((name) => path.join(siteDir, name));
  const options = {
    rules: rules.map(({pattern, files, folders}) => ({
      pattern,
      files: absolute(files),
      folders: absolute(folders),
    })),
  };
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        // `resource`, not `test`: Docusaurus takes a rule whose test matches .mdx for one of its MDX rules.
        rules: [{resource: /\.mdx$/, enforce: 'pre', use: [{loader, options}]}],
      },
    }),
  };
}
