import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkWords} from '../../../src/checks/words/check';
import {formatFinding} from '../../../src/shared/finding';
import {repository, runScript, trialProject} from './project';
import type {TestFolder} from '../../support/folder';

const page = 'docs/launcher/interface.mdx';

/** A tool of `npm run check`, faults for it, what it must say, and how it ends when there is nothing to look at. */
interface Trial {
  check: string;
  /** Parts of the project that the tool looks at. */
  parts: string[];
  plant: (project: TestFolder) => void;
  findings: RegExp[];
  /** Where the command has to see that, because the tool doesn't. */
  empty?: (project: TestFolder) => void;
}

const noPages = ({remove}: TestFolder) => {
  remove('docs/index.mdx');
  remove('docs/launcher');
};

const trials: Trial[] = [
  {
    check: 'spelling',
    parts: [],
    plant: ({edit}) => edit(page, 'The engine starts', 'The engien starts'),
    findings: [
      /docs\/launcher\/interface\.mdx:26:\d+ - Unknown word \(engien\) Suggestions: \[.*engine/,
      /Issues found: 1 in 1 file/,
    ],
    empty: ({edit}) => edit('cspell.config.yaml', /files:\n(?: {2}- .*\n)+/, "files:\n  - 'nothing/*.mdx'\n"),
  },
  {
    check: 'markdown',
    parts: [],
    plant: ({edit}) => {
      edit(page, '- [States]', '* [See here]');
      edit(page, '## Modes', '# Modes');
      edit(page, '## Related pages', '### Related pages');
    },
    findings: [
      /docs\/launcher\/interface\.mdx:30:1 MD004\/ul-style.*Expected: dash; Actual: asterisk/,
      /docs\/launcher\/interface\.mdx:30:\d MD059\/descriptive-link-text.*"\[See here\]"/,
      /docs\/launcher\/interface\.mdx:23 MD025\/single-title\/single-h1/,
      /docs\/launcher\/interface\.mdx:28 MD001\/heading-increment.*Expected: h2; Actual: h3/,
      /Linting: 4 file/,
    ],
    empty: noPages,
  },
  {
    check: 'lint',
    parts: ['src/checks/eslintFormat.mjs'],
    plant: ({edit, write}) => {
      edit(page, 'The window has', '<img src="./img/window.svg" />\n\nThe window has');
      write('tests/e2e/home.test.ts', 'async function open() {}\n\nopen();\n');
    },
    findings: [
      /docs\/launcher\/interface\.mdx:10 {2}img elements must have an alt prop.* {2}-> {2}see rule jsx-a11y\/alt-text/,
      /tests\/e2e\/home\.test\.ts:3 {2}Promises must be awaited.* {2}-> {2}see rule @typescript-eslint\/no-floating-promises/,
      /\d files, 2 findings/,
    ],
  },
  {
    check: 'types',
    parts: ['src/shared'],
    plant: ({write}) => write('src/site/wrong.ts', "export const port: number = '80';\n"),
    findings: [
      /src\/site\/wrong\.ts(:1:14|\(1,14\)).*error TS2322: Type 'string' is not assignable to type 'number'/,
      /^(?!.*TS(?!2322)\d)/s,
    ],
  },
  {
    check: 'packages',
    parts: ['scripts', 'src', 'tests', 'docusaurus.config.ts', 'sidebars.ts', 'knip.jsonc', 'vitest.config.mts'],
    plant: ({edit, write}) => {
      edit('package.json', '"clsx"', '"left-over": "1.0.0",\n    "clsx"');
      write('src/site/unused.ts', 'export const nothing = 1;\n');
    },
    findings: [/Unused dependencies \(1\)\nleft-over/, /Unused files \(\d+\)\nsrc\/site\/unused\.ts/],
  },
  {
    check: 'format',
    parts: [],
    plant: ({write}) => {
      write('src/site/wide.ts', 'export const a = { b: "c" }\n');
      write('src/site/broken.ts', '\nexport const = 1;\n');
    },
    findings: [/\[error\] src\/site\/broken\.ts: SyntaxError: .* \(2:14\)/, /^\[warn\] src\/site\/wide\.ts$/m],
  },
];

test.each(trials)('$check fails on a planted fault', async (trial) => {
  const faulty = trialProject(trial.parts);
  trial.plant(faulty);
  const failed = await runScript('scripts/check.ts', faulty.root, trial.check);
  for (const finding of trial.findings) expect(failed.output).toMatch(finding);
  expect(failed.output).toContain('1 of 1 check failed');
  expect(failed.code).toBe(1);

  if (!trial.empty) return;
  const empty = trialProject(trial.parts);
  trial.empty(empty);
  const nothing = await runScript('scripts/check.ts', empty.root, trial.check);
  expect(nothing.output).toMatch(/looked at nothing|ended with 1/);
  expect(nothing.code).toBe(1);
});

test('our checks fail when they find a fault, look at nothing, or cannot start', async () => {
  const project = trialProject(['src/site']);
  project.edit(page, './status.mdx', './state.mdx');
  project.write('src/checks/words/product.txt', '# none\n');
  const {code, output} = await runScript('scripts/check.ts', project.root, 'pages', 'words', 'style');
  expect(output).toMatch(
    /^FAIL pages .* 1 finding\n\ndocs\/launcher\/interface\.mdx:30 {2}\.\/state\.mdx leads to no page/m,
  );
  expect(output).toMatch(
    /^FAIL words .* stopped\n\nsrc\/checks\/words\/product\.txt:1 {2}the list is empty {2}-> {2}restore it/m,
  );
  expect(output).toMatch(/^ok {3}style .* looked at$/m);
  expect(output).toContain('2 of 3 checks failed');
  expect(code).toBe(1);
});

test('of a folder, its pages are checked in every way, and what is left out is said', async () => {
  const project = trialProject(['src', 'docs/_data', 'api']);
  project.edit(page, 'The engine starts', 'The engien starts');
  project.edit('docs/launcher/status.mdx', '## Loaded', '* an item\n\n## Loaded');
  const {code, output} = await runScript('scripts/check.ts', project.root, 'docs/launcher');
  expect(output).toMatch(/interface\.mdx:26:\d+ - Unknown word \(engien\)/);
  expect(output).toMatch(/status\.mdx:\d+:1 MD004/);
  expect(output).toMatch(/^ok {3}lint/m);
  expect(output).toMatch(/; types, packages, words, api, and format look at the whole project and were left out$/m);
  expect(code).toBe(1);
});

test('of what changed, only the pages that differ from main are looked at', async () => {
  const {root, edit} = trialProject(['src', 'docs/_data']);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {cwd: root});
  const alone = await runScript('scripts/check.ts', root, 'style', '--changed');
  expect(alone).toMatchObject({code: 1, output: expect.stringContaining('->  git fetch') as string});
  git('init', '-q', '-b', 'main');
  git('add', 'docs');
  git('commit', '-qm', 'pages');
  expect((await runScript('scripts/check.ts', root, 'style', '--changed')).output).toBe('no page differs from main\n');
  edit('docs/launcher/status.mdx', 'An engine', 'Here an engine');
  expect((await runScript('scripts/check.ts', root, 'style', '--changed')).output).toMatch(
    /^ok {3}style .* 1 looked at/m,
  );
});

test('a check that does not exist is no check that passed', async () => {
  const {code, output} = await runScript('scripts/check.ts', trialProject([]).root, 'speling');
  expect(output).toContain('"speling" is neither a check nor a file  ->  did you mean "spelling"?');
  expect(code).toBe(1);
});

test('words wants a sorted dictionary, and no withheld name outside a literal path', () => {
  const digest = createHash('sha256').update('acme broadcast').digest('hex').slice(0, 16);
  const {root, edit, write} = trialProject([]);
  const found = () => checkWords(root).findings.map(formatFinding);
  write('src/checks/words/withheld.txt', `${digest}\n`);
  edit('docs/launcher/status.mdx', 'An engine', 'Open `C:/Acme Broadcast/hub.exe`. An engine');
  expect(found()).toEqual([]);
  edit('docs/launcher/status.mdx', 'The engine answers.', 'The engine of Acme Broadcast answers.');
  edit('src/checks/words/product.txt', /^/, 'zulu\n');
  expect(found()).toEqual([
    expect.stringMatching(
      /^src\/checks\/words\/product\.txt:2 {2}".+" follows "zulu" {2}-> {2}sort the list by the alphabet/,
    ),
    expect.stringContaining('docs/launcher/status.mdx:13  a withheld name ends at "broadcast"  ->  say "the vendor"'),
  ]);
});

test('CONTRIBUTING.md can be read in six minutes', () => {
  const text = readFileSync(path.join(repository, 'CONTRIBUTING.md'), 'utf8');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1500);
});
