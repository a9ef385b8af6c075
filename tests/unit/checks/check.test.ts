import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {runScript, trialProject, type TrialProject} from './project';

/** Starting a tool such as ESLint or tsc takes seconds on a busy machine. */
const timeout = 120_000;

const page = 'docs/launcher/interface.mdx';

/** A check of `npm run check`, a fault for it, what it must say, and how it ends when there is nothing to look at. */
interface Trial {
  check: string;
  /** Parts of the project that the check looks at or is made of. */
  parts: string[];
  plant: (project: TrialProject) => void;
  finding: RegExp;
  empty: (project: TrialProject) => void;
  emptiness: RegExp;
}

const noPages = ({remove}: TrialProject) => {
  remove('docs/index.mdx');
  remove('docs/launcher');
};

const trials: Trial[] = [
  {
    check: 'pages',
    parts: ['scripts', 'src', 'versions.json'],
    plant: ({edit}) => edit(page, './status.mdx', './state.mdx'),
    finding:
      /docs\/launcher\/interface\.mdx:30 {2}\.\/state\.mdx leads to no page {2}-> {2}did you mean \.\/status\.mdx\?/,
    empty: noPages,
    emptiness: /no pages found to check/,
  },
  {
    check: 'figures',
    parts: ['scripts', 'src', 'versions.json', 'docs/_data'],
    plant: ({edit}) => edit(page, 'window -> engine', 'window -> engin'),
    finding: /docs\/launcher\/interface\.mdx:20.*engin\b/,
    empty: noPages,
    emptiness: /looked at nothing|ended with 1/,
  },
  {
    check: 'spelling',
    parts: ['scripts/words'],
    plant: ({edit}) => edit(page, 'The engine starts', 'The engien starts'),
    finding: /docs\/launcher\/interface\.mdx:26:\d+ - Unknown word \(engien\) Suggestions: \[.*engine/,
    empty: ({edit}) => edit('cspell.config.yaml', /files:\n(?: {2}- .*\n)+/, "files:\n  - 'nothing/*.mdx'\n"),
    emptiness: /looked at nothing|ended with 1/,
  },
  {
    check: 'words',
    parts: ['scripts', 'src', 'versions.json'],
    plant: ({edit}) => edit('scripts/words/product.txt', /^/, 'zulu\n'),
    finding: /scripts\/words\/product\.txt:2 {2}".+" follows "zulu" {2}-> {2}sort the list by the alphabet/,
    empty: ({write}) => write('scripts/words/product.txt', '# none\n'),
    emptiness: /scripts\/words\/product\.txt:1 {2}the list is empty {2}-> {2}restore it/,
  },
  {
    check: 'style',
    parts: ['scripts', 'src', 'versions.json'],
    plant: ({edit}) => edit(page, 'The engine starts', 'The engine shall start'),
    finding: /docs\/launcher\/interface\.mdx:26 {2}"shall" {2}-> {2}write "must", "can" or the imperative/,
    empty: ({write}) => write('scripts/words/terminology.yml', '# none\n'),
    emptiness: /scripts\/words\/terminology\.yml:1 {2}no terms found {2}-> {2}list what to write/,
  },
  {
    check: 'markdown',
    parts: [],
    plant: ({edit}) => edit(page, '- [States]', '* [States]'),
    finding: /docs\/launcher\/interface\.mdx:30:1 MD004\/ul-style.*Expected: dash; Actual: asterisk/,
    empty: noPages,
    emptiness: /looked at nothing/,
  },
  {
    check: 'lint',
    parts: ['scripts/lib', 'src/site'],
    plant: ({edit}) => edit(page, 'The window has', '<img src="./img/window.svg" />\n\nThe window has'),
    finding:
      /docs\/launcher\/interface\.mdx:10 {2}img elements must have an alt prop.* {2}-> {2}see rule jsx-a11y\/alt-text/,
    empty: (project) => {
      noPages(project);
      project.remove('src');
      project.write('eslint.config.mjs', 'export default [{ignores: ["**/*"]}];\n');
    },
    emptiness: /ended with 2/,
  },
  {
    check: 'lint',
    parts: ['scripts/lib', 'src/site'],
    plant: ({write}) => write('tests/e2e/home.test.ts', 'async function open() {}\n\nopen();\n'),
    finding:
      /tests\/e2e\/home\.test\.ts:3 {2}Promises must be awaited.* {2}-> {2}see rule @typescript-eslint\/no-floating-promises/,
    empty: ({remove}) => remove('scripts/lib/eslintFormat.mjs'),
    emptiness: /ended with 2/,
  },
  {
    check: 'types',
    parts: ['src/shared'],
    plant: ({write}) => write('src/site/wrong.ts', "export const port: number = '80';\n"),
    finding: /src\/site\/wrong\.ts(:1:14|\(1,14\)).*error TS2322: Type 'string' is not assignable to type 'number'/,
    empty: ({remove}) => {
      remove('src');
      remove('scripts');
      remove('eslint.config.mjs');
    },
    emptiness: /TS18003: No inputs were found/,
  },
  {
    check: 'packages',
    parts: ['scripts', 'src', 'tests', 'docusaurus.config.ts', 'sidebars.ts', 'knip.jsonc', 'vitest.config.mts'],
    plant: ({edit}) => edit('package.json', '"clsx"', '"left-over": "1.0.0",\n    "clsx"'),
    finding: /Unused dependencies \(1\)\nleft-over/,
    empty: ({remove}) => remove('src'),
    emptiness: /Unused dependencies/,
  },
  {
    check: 'format',
    parts: ['scripts/lib', 'scripts/check-format.ts', 'src/shared'],
    plant: ({write}) => write('src/site/wide.ts', 'export const a = { b: "c" }\n'),
    finding: /src\/site\/wide\.ts:1 {2}is not formatted {2}-> {2}npm run format/,
    empty: ({write}) => write('.prettierignore', '**/*\n'),
    emptiness: /^FAIL format[\s\S]*^0 files, 0 findings/m,
  },
];

test.concurrent.each(trials)('$check fails on a planted fault, and on nothing at all', {timeout}, async (trial) => {
  const sound = trialProject(trial.parts);
  const passed = await runScript('scripts/check.ts', sound.root, trial.check);
  expect(passed.output).toMatch(/^ok/m);
  expect(passed.code).toBe(0);

  const faulty = trialProject(trial.parts);
  trial.plant(faulty);
  const failed = await runScript('scripts/check.ts', faulty.root, trial.check);
  expect(failed.output).toMatch(trial.finding);
  expect(failed.output).toContain(`1 of 1 checks failed`);
  expect(failed.code).toBe(1);

  const empty = trialProject(trial.parts);
  trial.empty(empty);
  const nothing = await runScript('scripts/check.ts', empty.root, trial.check);
  expect(nothing.output).toMatch(trial.emptiness);
  expect(nothing.code).toBe(1);
});

test('words finds a withheld name in text, not in a literal path', {timeout}, async () => {
  const digest = createHash('sha256').update('acme broadcast').digest('hex').slice(0, 16);
  const project = trialProject(['scripts', 'src/site']);
  project.write('scripts/words/withheld.txt', `${digest}\n`);
  project.edit('docs/launcher/status.mdx', 'An engine', 'Open `C:/Acme Broadcast/hub.exe`. An engine');
  expect((await runScript('scripts/check-words.ts', project.root)).code).toBe(0);
  project.edit('docs/launcher/status.mdx', 'The engine answers.', 'The engine of Acme Broadcast answers.');
  const {code, output} = await runScript('scripts/check-words.ts', project.root);
  expect(output).toContain('docs/launcher/status.mdx:13  a withheld name ends at "broadcast"  ->  say "the vendor"');
  expect(code).toBe(1);
});

test('a check that does not exist is no check that passed', {timeout}, async () => {
  const {code, output} = await runScript('scripts/check.ts', trialProject([]).root, 'speling');
  expect(output).toContain('there is no check "speling"  ->  choose from lint,');
  expect(code).toBe(1);
});
