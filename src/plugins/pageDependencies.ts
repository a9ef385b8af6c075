import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFolder} from '../data/load';
import {figureFolder} from '../figures';
import {apiVersions} from '../data/api/versions';
import {expansions} from '../markdown/components';
import {figureFence} from '../shared/vocabulary';

/** Patterns in page sources, and what such pages depend on. */
interface Rule {
  /** `^` is the start of a line. */
  pattern: string;
  files: string[];
  folders: string[];
}

const component = (names: readonly string[]): string => `<(?:${names.join('|')})\\b`;

/** Data, descriptions, and the code that reads them. */
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
 * Docusaurus plugin: rebuilds pages whose data changed. The bundler caches compiled pages, and remark plugins can't
 * declare dependencies (https://github.com/facebook/docusaurus/issues/5757), so a loader derives them from a page's
 * text.
 */
export default function pageDependencies({siteDir}: LoadContext): Plugin {
  // A new figures folder invalidates cached pages, which refer to missing drawings.
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
        // With `test`, Docusaurus would take the rule for an MDX rule.
        rules: [{resource: /\.mdx$/, enforce: 'pre', use: [{loader, options}]}],
      },
    }),
  };
}
