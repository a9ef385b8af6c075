import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPages} from '../../../src/content/check';
import {formatFinding} from '../../../src/shared/finding';
import {runScript, trialProject} from './project';

const timeout = 60_000;

const description = 'What each color of an engine means, and what to do when it is not green.';

test.each(['concept', 'how-to', 'tutorial', 'reference', 'release-note'])(
  'npm run new makes a %s that passes the checks',
  {timeout},
  async (kind) => {
    const {root, edit} = trialProject(['src/site']);
    const made = await runScript(
      'scripts/new-page.ts',
      root,
      'launcher/colors',
      '--kind',
      kind,
      '--description',
      description,
    );
    expect(made.output).toContain('docs/launcher/colors.mdx');
    expect(made.code).toBe(0);
    const page = readFileSync(path.join(root, 'docs/launcher/colors.mdx'), 'utf8');
    expect(page).toContain(
      `title: Colors\ndescription: ${description}\ntags:\n  - launcher\nsidebar_position: 3\nevidence: composed`,
    );
    edit('src/site/routes.tsv', '\tto come', '');
    expect(checkPages(root, []).findings.map(formatFinding)).toEqual([]);
  },
);

test('npm run new makes a section with its _category_.json', {timeout}, async () => {
  const {root, write, edit} = trialProject(['src/site']);
  edit('src/site/routes.tsv', '\tto come', '\nplayout\tPlayout\nplayout/operating\tOperating\tto come');
  const made = await runScript(
    'scripts/new-page.ts',
    root,
    'playout',
    '--description',
    description,
    '--tags',
    'playout',
  );
  expect(made.output).toContain('docs/playout/index.mdx\ndocs/playout/_category_.json');
  expect(JSON.parse(readFileSync(path.join(root, 'docs/playout/_category_.json'), 'utf8'))).toEqual({
    label: 'Playout',
    position: 3,
  });
  write(
    'docs/launcher/colors.mdx',
    readFileSync(path.join(root, 'docs/launcher/status.mdx'), 'utf8').replace('position: 2', 'position: 3'),
  );
  expect(checkPages(root, []).findings.map(formatFinding)).toEqual([]);
});

test('npm run new names the cure when it cannot make a page', {timeout}, async () => {
  const {root} = trialProject(['src/site']);
  const run = (...parameters: string[]) => runScript('scripts/new-page.ts', root, ...parameters);
  const unknown = await run('launcher/colours', '--description', description);
  expect(unknown.output).toContain('"launcher/colours" is no published route  ->  did you mean launcher/colors?');
  expect(unknown.code).toBe(1);
  expect((await run('launcher/status', '--description', description)).output).toContain(
    'docs/launcher/status.mdx:1  is there already  ->  edit it',
  );
  expect((await run('launcher/colors')).output).toContain('--description is missing  ->  add one sentence');
  expect((await run('launcher/colors', '--description', 'Too short.')).output).toMatch(
    /nothing was written:\ndocs\/launcher\/colors\.mdx:3 .*description is "Too short\."/,
  );
});

test(
  'npm run report:evidence counts words, figures and links, and flags what is empty or an orphan',
  {timeout},
  async () => {
    const {root} = trialProject(['src/site']);
    const {code, output} = await runScript('scripts/report-evidence.ts', root, '--json');
    expect(code).toBe(0);
    const rows = JSON.parse(output) as {route: string; words: number}[];
    expect(rows.map(({route}) => route).sort()).toEqual(['/', 'launcher', 'launcher/interface', 'launcher/status']);
    expect(rows.map(({words}) => words)).toEqual(rows.map(({words}) => words).sort((a, b) => a - b));
    expect(rows.find(({route}) => route === 'launcher/interface')).toMatchObject({
      section: 'launcher',
      evidence: 'published',
      sources: ['5.5', '5.4 SP1'],
      figures: 1,
      linksIn: 2,
      linksOut: 2,
      flags: ['empty'],
    });
    const table = await runScript('scripts/report-evidence.ts', root);
    expect(table.output).toMatch(/launcher, composed: 1 pages[\s\S]*launcher\/status {2}\[empty\]/);
    expect(table.output).toContain('4 pages: 2 composed, 2 published; 4 empty, 0 orphans');
  },
);

test('a report on nothing is an error', {timeout}, async () => {
  const {root, remove} = trialProject(['src/site']);
  remove('docs/index.mdx');
  remove('docs/launcher');
  const {code, output} = await runScript('scripts/report-evidence.ts', root);
  expect(output).toContain('no pages found to check');
  expect(code).toBe(1);
});
