import {readFileSync} from 'node:fs';
import {PurgeCSS} from 'purgecss';
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

/** Style sheets of the theme, which read variables. */
const themeSheets = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.css';

const variablesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/**
 * Takes out of Infima the rules for classes that the site can't use, and the variables that nothing reads then. Every word of the site's code counts, so a class that only a script sets is kept, and of a page the
 * classes that it names.
 * @param css the style sheet
 * @param siteDir the project
 * @returns the style sheet, shorter
 * @throws when there is nothing to read
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
  // Class names made in code begin so: `theme-${...}`.
  const beginnings = [...new Set(text.match(/[a-z][\w-]*[-_](?=\$\{)/g))].map((name) => new RegExp(`^${name}\\w`));
  const words = new Set(text.match(/[\w-]+/g));
  const purge = async (raw: string, variables: boolean, read: string[] = []): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{raw: text, extension: 'txt'}],
      // PurgeCSS 8 takes out every rule that begins with `:where()`: those for a class in use are kept from it.
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
  // It doesn't see what other style sheets read, or other variables.
  const sheets = globSync(themeSheets, {cwd: siteDir, absolute: true}).map((file) => readFileSync(file, 'utf8'));
  return purge(rules, true, [text, rules, ...sheets].flatMap(variablesIn));
}
