/** Undocumented behavior of the installed Docusaurus that the site relies on; src/theme/README.md lists it. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {documentTemplate} from '../../../src/plugins/documentTemplate';
import {readKeys} from '../../../src/plugins/clientBundle/data';

const {resolve} = createRequire(import.meta.url);
const source = (file: string): string => readFileSync(resolve(file), 'utf8');

/** The code of Docusaurus that a browser runs. */
const inBrowser = globSync(
  ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'plugin-content-docs/lib/client'].map(
    (folder) => `node_modules/@docusaurus/${folder}/**/*.js`,
  ),
).map((file) => readFileSync(file, 'utf8'));

describe('the installed Docusaurus', () => {
  test('reads no key of the configuration in a browser that is left out there', () => {
    const destructured = inBrowser.flatMap((text) => [
      ...text.matchAll(/siteConfig: ?\{([^{}]*)\}|\{([^{}]*)\} = (?:\w+(?:\(\))?\.)?siteConfig/g),
    ]);
    const keys = [
      ...destructured.flatMap(([, first, second]) => (first ?? second!).split(',')),
      ...inBrowser.flatMap((text) => [...text.matchAll(/siteConfig\.(\w+)/g)].map(([, key]) => key!)),
    ].map((key) => key.split(':')[0]!.trim());
    expect(keys).toContain('themeConfig');
    expect([...new Set(keys)].filter((key) => key && ![...readKeys, 'future'].includes(key))).toEqual([]);
  });

  test('has a plugin of the bundler by the name that is taken out', () => {
    expect(source('@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js')).toMatch(/class ChunkAssetPlugin\b/);
    expect(source('@docusaurus/core/lib/webpack/client.js')).toContain('ChunkAssetPlugin');
  });

  test('starts the site from one file, and passes on that the first page could not be loaded', () => {
    const entry = source('@docusaurus/core/lib/client/clientEntry.js');
    expect(source('@docusaurus/core/lib/webpack/client.js')).toContain('client/clientEntry');
    const helmet = inBrowser.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react-helmet-async'/g)]);
    expect(new Set(helmet.map(([, names]) => names!.trim()))).toEqual(new Set(['Helmet', 'HelmetProvider']));
    expect(entry).toContain('preload(window.location.pathname).then(');
    expect(entry).not.toMatch(/preload\([^)]*\)[^;]*\.catch\(/);
  });

  test('has the template that is changed', () => {
    expect(documentTemplate()).toMatch(/<html data-theme="dark" <%~[\s\S]*'hidden'\) %>/);
    expect(() => documentTemplate('<html>')).toThrow(/no "<html <%~" {2}-> {2}adapt src\/plugins\/documentTemplate/);
  });

  test('keeps the color mode of a page apart from that of the site', () => {
    expect(inBrowser.some((text) => /persist = true|options\.persist|\{ ?persist/.test(text))).toBe(true);
    expect(source('@docusaurus/theme-classic/lib/inlineScripts.js')).toContain('data-theme-choice');
  });

  test('has the classes that style sheets select by a part of their names, and by the names of the theme', () => {
    const own = globSync('src/**/*.css')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const stock = globSync('node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.{css,js}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const parts = [...own.matchAll(/\[class\*='([^']+)'\]/g)].map(([, part]) => part!);
    const names = [...own.matchAll(/\.(theme-[\w-]+)/g)].map(([, name]) => name!);
    expect(parts.length).toBeGreaterThan(10);
    expect(names.length).toBeGreaterThan(20);
    // `theme-admonition-${type}`
    const known = (name: string) => stock.includes(name) || stock.includes(`${name.replace(/-\w+$/, '-')}\${`);
    expect([...new Set([...parts, ...names])].filter((name) => !known(name))).toEqual([]);
  });
});
