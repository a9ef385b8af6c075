import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';

/** Files that contain class names in use: the theme, our code, and pages. Blog and stock cards are left out. */
const sources = [
  'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.js',
  'node_modules/@docusaurus/plugin-content-docs/lib/client/**/*.js',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/docusaurus-plugin-image-zoom/lib/**/*.js',
  'src/**/*.{ts,tsx,css}',
  '{docs,versioned_docs,tests/fixtures}/**/*.{mdx,tsx}',
  '!**/theme/{Blog*,DocCard*,DocCategory*,MDXPage,TabItem,Tabs}/**',
];

/** Folders whose files decide which rules are kept. */
export const sourceFolders = ['src', 'docs', 'versioned_docs', 'tests/fixtures'];

const VARIABLE = /var\(\s*(--[\w-]+)/g;
const variablesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

/** The words of the sources, what class names made in code begin with (`theme-${...}`), and the variables that are read. */
export interface Usage {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly variables: ReadonlySet<string>;
}

/**
 * Reads which class names and variables the site can use: every word of its code counts, so that a class which only a script
 * sets is among them, and of a page the classes that it names.
 * @param siteDir the project
 * @returns words, beginnings and variables
 * @throws when there is nothing to read
 */
export function readUsage(siteDir: string): Usage {
  const texts = globSync(sources, {cwd: siteDir, absolute: true}).map((file) => {
    const source = readFileSync(file, 'utf8');
    return file.endsWith('.mdx') ? (source.match(/\bclass(?:Name)?="[^"]*"/g) ?? []).join('\n') : source;
  });
  if (texts.length === 0) {
    throw new Error(
      `${siteDir}  has none of the sources in src/plugins/lightBundle/infima.ts  ->  correct their paths`,
    );
  }
  const text = texts.join('\n');
  return {
    words: new Set(text.match(/[\w-]+/g)),
    beginnings: [...new Set(text.match(/[a-z][\w-]*[-_](?=\$\{)/g))],
    variables: new Set(variablesIn(text)),
  };
}

/**
 * Takes out of Infima the rules for classes that the site can't use, and the variables that nothing reads then. PurgeCSS 8
 * removes variables that admonitions read and the colors of buttons that are pointed at, and leaves 9% more.
 * @param css the style sheet
 * @param usage what the site can use
 * @returns the style sheet, shorter
 */
export function lightInfima(css: string, {words, beginnings, variables}: Usage): string {
  const isUsed = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const areUsed = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isUsed(name));
  /** Names in `:not()` or an attribute don't count, and one of several alternatives is enough. */
  const canMatch = (selector: string) =>
    areUsed(
      selector
        .replaceAll(/:not\([^)]*\)|\[[^\]]*\]/g, '')
        .replaceAll(/:(?:is|where)\(([^)]*)\)/g, (_, either: string) => either.split(',').find(areUsed) ?? either),
    );
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length > 0) {
      rule.selectors = selectors;
    } else {
      rule.remove();
    }
  });
  for (let before = -1, after = root.toString().length; before !== after; after = root.toString().length) {
    before = after;
    const read = new Set(variablesIn(root.toString()));
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !variables.has(declaration.prop)) {
        declaration.remove();
      }
    });
  }
  return root.toString();
}
