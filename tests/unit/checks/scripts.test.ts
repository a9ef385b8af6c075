import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {movePage} from '../../../scripts/move';
import {newPage} from '../../../scripts/new/page';
import {kinds} from '../../../scripts/new/templates';
import {checkPages} from '../../../src/checks/pages/check';
import {checkQueries} from '../../../src/checks/queries';
import {formatFinding} from '../../../src/shared/finding';
import {readLines} from '../../../src/shared/readLines';
import {publishedFile} from '../../../src/site/redirects';
import {readRoutes} from '../../../src/site/routes';
import {repository, trialProject} from './project';

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
  expect(() => newPage(root, 'launchers/b', {description, title: 'B'})).toThrow('did you mean launcher?');
});

test('a page below a page makes that one a section', () => {
  const {root, read} = trialProject(['src/site']);
  expect(newPage(root, 'launcher/status/colors', {description, title: 'Colors'})).toEqual([
    'docs/launcher/status/colors.mdx',
    'src/site/routes.tsv',
    'docs/launcher/status/index.mdx',
    'docs/launcher/status/_category_.json',
  ]);
  expect(JSON.parse(read('docs/launcher/status/_category_.json'))).toMatchObject({label: 'Status'});
  expect(new Set(checkPages(root).findings.map(({file}) => file))).toEqual(
    new Set(['docs/launcher/status/colors.mdx']),
  );
});

test('npm run move takes links, pages below, routes, data, and queries along, and leaves a redirect', () => {
  const {root, read, write, edit} = trialProject(['src/site']);
  write(
    'tests/search/queries.yml',
    'tasks:\n  the interface: interface\n  a state: [\n    launcher/interface,\n    status\n  ]\n',
  );
  write('docs/_data/glossary.yml', 'page: launcher/interface#modes\nsee: "[modes](/launcher/interface#modes)"\n');
  write('tests/unit/names.test.ts', "const page = 'launcher/interface';\n");
  edit('docs/launcher/interface.mdx', '[States]', '[Home](../index.mdx), [section](./index.mdx "Title"), [States]');
  const queries = read('tests/search/queries.yml');
  const [redirects, page] = [read('src/site/redirects.tsv'), read('docs/launcher/interface.mdx')];

  movePage(root, 'launcher/interface', 'window');
  expect(read('docs/window.mdx')).toContain(
    '[Home](./index.mdx), [section](./launcher/index.mdx "Title"), [States](./launcher/status.mdx)',
  );
  expect(read('docs/window.mdx')).toContain('](./launcher/img/window.svg)');
  expect(read('docs/launcher/status.mdx')).toContain('](../window.mdx)');
  expect(read('docs/_data/glossary.yml')).toBe('page: window#modes\nsee: "[modes](/window#modes)"\n');
  expect(read('src/site/redirects.tsv')).toBe(`${redirects}/launcher/interface\t/window\n`);
  expect(read('src/site/published.txt')).toContain('/launcher/interface\n/launcher/status\n/window\n');
  expect(read('tests/search/queries.yml')).toContain('the interface: window\n  a state: [\n    window,\n    status');
  expect(read('tests/unit/names.test.ts')).toContain('launcher/interface');
  expect(checkPages(root).findings.filter(({what}) => !/position/.test(what))).toEqual([]);

  // And back: no address redirects to itself.
  movePage(root, 'window', 'launcher/interface');
  expect(read('docs/launcher/interface.mdx')).toBe(page);
  expect(read('src/site/redirects.tsv')).toBe(`${redirects}/window\t/launcher/interface\n`);
  expect(read('tests/search/queries.yml')).toBe(queries.replace(': interface', ': launcher/interface'));
  expect(checkPages(root).findings.filter(({what}) => !/position/.test(what))).toEqual([]);

  movePage(root, 'launcher', 'engines/launcher');
  expect(read('docs/engines/launcher/interface.mdx')).toContain('](./img/window.svg)');
  expect(read('docs/engines/launcher/_category_.json')).toContain('Launcher');
  expect(() => movePage(root, 'engines/launcher/statu', 'x')).toThrow('did you mean "engines/launcher/status"?');
});

test('every route of the manual is remembered as published', () => {
  const remembered = readLines(repository, publishedFile).map(({text}) => text);
  expect(readRoutes(repository).filter(({route}) => !remembered.includes(route === '/' ? '/' : `/${route}`))).toEqual(
    [],
  );
});

test('a list of queries names published pages', () => {
  const {root, write} = trialProject(['api']);
  write('tests/search/queries.yml', 'tasks:\n  the window: interfaces\n  states: [\n    statu,\n    status\n  ]\n');
  expect(checkQueries(root, ['launcher/interface', 'launcher/status']).map(formatFinding)).toEqual([
    'tests/search/queries.yml:2  no page is at "interfaces"  ->  did you mean "interface"?',
    'tests/search/queries.yml:4  no page is at "statu"  ->  did you mean "status"?',
  ]);
});
