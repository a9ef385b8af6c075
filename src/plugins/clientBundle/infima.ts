import {readFileSync} from 'node:fs';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** Where class names are used: theme, our code, pages. Blog and stock cards are excluded. */
const sources = [
  'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.js',
  'node_modules/@docusaurus/plugin-content-docs/lib/client/**/*.js',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/docusaurus-plugin-image-zoom/lib/**/*.js',
  'src/**/*.{ts,tsx,css}',
  '{docs,versioned_docs,tests/fixtures}/**/*.{mdx,tsx}',
  '!**/theme/{Blog*,DocCard*,DocCategory*,MDXPage,TabItem,Tabs}/**',
];

export const sourceFolders = ['src', 'docs', 'versioned_docs', 'tests/fixtures'];

const themeSheets = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.css';

const variablesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/**
 * Removes Infima's rules for unused classes, and unused variables. Classes count as used if they occur as a word in the
 * code, or as a class in a page.
 * @param siteDir the project
 * @throws if there is nothing to read
 */
export async function lightInfima(css: string, siteDir: string): Promise<string> {
  const texts = globSync(sources, {cwd: siteDir, absolute: true}).map((file) => {
    const source = readFileSync(file, 'utf8');
    return file.endsWith('.mdx') ? (source.match(/\bclass(?:Name)?="[^"]*"/g) ?? []).join('\n') : source;
  });
  if (texts.length === 0) {
    throw new Error(
      `${siteDir}  has none of the sources in src/plugins/clientBundle/infima.ts  ->  correct their paths`,
    );
  }
  const text = texts.join('\n');
  // Prefixes of computed class names: `theme-${...}`.
  const beginnings = [...new Set(text.match(/[a-z][\w-]*[-_](?=\$\{)/g))].map((name) => new RegExp(`^${name}\\w`));
  const words = new Set(text.match(/[\w-]+/g));
  const purge = async (raw: string, variables: boolean, read: string[] = []): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{raw: text, extension: 'txt'}],
      // PurgeCSS 8 removes every rule that starts with `:where()`, so used ones are kept explicitly.
      css: [
        {
          raw: raw.replaceAll(/^(?=:where\((?:\.([\w-]+))?)/gm, (_, name: string | undefined) =>
            name === undefined || words.has(name) ? '/* purgecss ignore */\n' : '',
          ),
        },
      ],
      defaultExtractor: (source) => source.match(/[\w-]+/g) ?? [],
      safelist: {standard: beginnings, variables: read},
      variables,
    });
    return result!.css;
  };
  const rules = await purge(css, false);
  // PurgeCSS ignores variables used by other style sheets or variables.
  const sheets = globSync(themeSheets, {cwd: siteDir, absolute: true}).map((file) => readFileSync(file, 'utf8'));
  return purge(rules, true, [text, rules, ...sheets].flatMap(variablesIn));
}
