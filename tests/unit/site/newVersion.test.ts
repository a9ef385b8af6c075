import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {archiveManual} from '../../../scripts/archive/archive';
import {current} from '../../../src/site/releases';
import {repository, trialProject} from '../checks/project';

/** The manual of `docs/` moves on to this release. */
const next = '9.9';
const old = current.version;

const copy = trialProject(['docusaurus.config.ts', 'sidebars.ts', 'src', 'tests/fixtures']);
let config: Config;

afterAll(() => process.chdir(repository));

beforeAll(async () => {
  copy.write('versions.json', '[]');
  const page = `---\nrelease: Reality ${old}\n---\n\n# Page\n`;
  for (const name of ['index', 'launcher', 'launcher/interface', 'launcher/status'])
    copy.write(`build/${name}.md`, page);
  archiveManual(copy.root, next);
  // The configuration makes folders where it is loaded.
  process.chdir(copy.root);
  ({default: config} = (await import(path.join(copy.root, 'docusaurus.config.ts'))) as {default: Config});
});

test('the release is in the title, the address and the menus', () => {
  expect(config).toMatchObject({title: `Reality ${next}`, baseUrl: `/reality-${next}/`});
  const text = JSON.stringify(config.themeConfig);
  // Its own entry is that of the docs version; a link to its site would leave the site.
  expect(config.presets).toMatchObject([[expect.anything(), {docs: {versions: {current: {label: next}}}}]]);
  expect(text).not.toContain(`/reality-${next}/`);
  expect(text).toContain(`Reality ${old} <span class=\\"legacy-mark\\">legacy</span>`);
  expect(config.themeConfig).toMatchObject({announcementBar: undefined});
});

test('the old manual is an archive: marked legacy, below the new one, and on no list of pages', async () => {
  const [[, {docs, sitemap}]] = config.presets as [[string, {docs: object; sitemap: {ignorePatterns: string[]}}]];
  expect(docs).toMatchObject({
    versions: {
      current: {label: next, path: ''},
      [old]: {label: `${old} (legacy)`, path: old, banner: 'unmaintained', noIndex: true},
    },
  });
  expect(sitemap.ignorePatterns).toContain(`**/${old}/**`);
  const {searchScope} = (await import(path.join(copy.root, 'src/search/scope.ts'))) as {
    searchScope: (reference: object) => {exclude: RegExp[]};
  };
  const {exclude} = searchScope({unsearched: [], unsearchedParts: []});
  expect(exclude.some((pattern) => pattern.test(`${old}/launcher`))).toBe(true);
});

test('the recipe names every other file that has the name of the release', () => {
  const named = execFileSync(
    'git',
    [
      'grep',
      '-lE',
      `[Rr]eality[ -]${old.replace('.', '\\.')}|['"\`]${old.replace('.', '\\.')}['"\`]`,
      '--',
      '.',
      ':!docs',
      ':!versioned_docs',
      ':!api',
      ':!tests/fixtures',
      ':!tests/unit/checks',
      ':!tests/unit/data',
    ],
    {cwd: repository, encoding: 'utf8'},
  );
  const recipe = readFileSync(path.join(repository, 'src/site/README.md'), 'utf8')
    .split('**A product version.**')[1]!
    .split('\n\n**')[0]!;
  const missing = named.split('\n').filter((file) => file && !recipe.includes(`\`${file}\``));
  expect(missing).toEqual([]);
});
