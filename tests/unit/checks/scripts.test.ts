import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {movePage} from '../../../scripts/move/page';
import {newPage} from '../../../scripts/new/page';
import {kinds} from '../../../scripts/new/templates';
import {checkPages} from '../../../src/checks/pages/check';
import {trialProject} from './project';

const description = 'What each color of an engine means, and what to do when it is not green.';

test.each(kinds)('of a new %s, the checks find what is to be written', (kind) => {
  const {root} = trialProject(['src/site']);
  const made = newPage(root, 'launcher/colors', {kind, description, title: 'Colors'});
  expect(made).toEqual(['docs/launcher/colors.mdx', 'src/site/routes.tsv']);
  expect(readFileSync(path.join(root, 'docs/launcher/colors.mdx'), 'utf8')).toContain(
    `title: Colors\ndescription: ${description}\ntags:\n  - launcher\nsidebar_position: 3\nevidence: composed`,
  );
  const found = checkPages(root).findings.map(({what}) => what);
  expect([...new Set(found)]).toEqual([
    '0 links under "## Related pages"',
    'the page has no opening',
    'the section is empty',
  ]);
});

test('a new section has its _category_.json', () => {
  const {root, edit} = trialProject(['src/site']);
  edit('src/site/routes.tsv', 'Status', 'Status\nplayout\tPlayout\nplayout/operating\tOperating');
  expect(newPage(root, '/playout/', {description, tags: 'playout'})).toEqual([
    'docs/playout/index.mdx',
    'docs/playout/_category_.json',
  ]);
  expect(JSON.parse(readFileSync(path.join(root, 'docs/playout/_category_.json'), 'utf8'))).toEqual({
    label: 'Playout',
    position: 3,
  });
  expect([...new Set(checkPages(root).findings.map(({what}) => what))]).toEqual([
    '0 links under "## Related pages"',
    'the page has no opening',
    'the section is empty',
    'playout/operating has no page',
  ]);
});

test('a page that cannot be made comes with the fix', () => {
  const {root} = trialProject(['src/site']);
  const make = (route: string, text = description, title?: string) => newPage(root, route, {description: text, title});
  expect(() => make('launcher/statu')).toThrow(
    '"launcher/statu" is no published route  ->  did you mean "launcher/status"? If not, add --title "Its Title"',
  );
  expect(() => make('launcher/status')).toThrow('docs/launcher/status.mdx:1  is there already  ->  edit it');
  expect(() => make('launcher/colors', 'Too short.', 'Colors')).toThrow(
    /^nothing was written:\ndocs\/launcher\/colors\.mdx:3 .*description is "Too short\."/,
  );
});

test('a page at a route that is not listed adds its line', () => {
  const {root, read} = trialProject(['src/site']);
  const made = newPage(root, 'launcher/modes', {description, title: 'Modes'});
  expect(made).toEqual(['docs/launcher/modes.mdx', 'src/site/routes.tsv']);
  expect(read('src/site/routes.tsv')).toMatch(/launcher\/status\t.*\nlauncher\/modes\tModes\n/);
  expect(() => newPage(root, '', {description})).toThrow('no route is named  ->  npm run new');
  expect(() => newPage(root, 'a/b', {description, title: 'B'})).toThrow('has no section a  ->  make it first');
});

test('npm run move takes links, pictures, routes, data, and queries along, and leaves a redirect', () => {
  const {root, read, write} = trialProject(['src/site']);
  write('tests/search/queries.yml', 'tasks:\n  the window: interface\n  a state: [launcher/interface, status]\n');
  write('docs/_data/glossary.yml', 'window: {see: /launcher/interface#modes}\n');
  const {files, stale} = movePage(root, 'launcher/interface', 'window', 'The Window');
  expect(files).toEqual([
    'docs/_data/glossary.yml',
    'docs/img/window.svg',
    'docs/launcher/index.mdx',
    'docs/launcher/status.mdx',
    'docs/window.mdx',
    'src/site/redirects.tsv',
    'src/site/routes.tsv',
    'tests/search/queries.yml',
  ]);
  expect(read('docs/window.mdx')).toContain('](./launcher/status.mdx)');
  expect(read('docs/window.mdx')).toContain('](./img/window.svg)');
  expect(read('docs/_data/glossary.yml')).toContain('/window#modes');
  expect(read('src/site/redirects.tsv')).toContain('/launcher/interface\t/window\n');
  expect(read('tests/search/queries.yml')).toContain('the window: window\n  a state: [window, status]');
  const found = checkPages(root).findings.filter(({what}) => !/position/.test(what));
  expect(found).toEqual([]);
  expect(stale).toMatch(/^$|the link says "Interface"/);
  expect(() => movePage(root, 'launcher/statu', 'x')).toThrow('did you mean "launcher/status"?');
});
