// cspell:ignore genlok swizle nodgraph Utilitys
import {expect, it} from 'vitest';
import {checkData} from '../../../src/checks/data';
import {formatFinding} from '../../../src/shared/finding';
import {copySite} from './site';

const page = '---\ntitle: Page\n---\n\nA <Term id="genlock">genlock</Term>.\n';

it('passes where data and pages are right', () => {
  const site = copySite();
  site.write('docs/page.mdx', page);
  expect(checkData(site.root)).toEqual({findings: [], notes: [], count: 2});
});

it('finds a fault of a page, and of an archived one', () => {
  const site = copySite();
  site.write('docs/page.mdx', page.replace('id="genlock"', 'id="genlok"'));
  site.write('versioned_docs/version-5.4/page.mdx', page.replace('id="genlock"', 'id="genlok"'));
  expect(checkData(site.root).findings.map(formatFinding)).toEqual([
    'docs/page.mdx:5  <Term>: "genlok" is no term of docs/_data/glossary.yml  ->  did you mean "genlock"?',
    expect.stringContaining('versioned_docs/version-5.4/page.mdx:5  <Term>') as string,
  ]);
});

it.each([
  ['Reality Keyer: raise `Erode` (default 3.0).', []],
  [
    'Reality Keyer: raise `Erode` (default 2.0).',
    ['`Erode` is given as 2  ->  write that of docs/_data/nodes: 3 (Reality'],
  ],
  ['Reality Keyer: `Erode`, by default `2`, hides edges.', ['`Erode` is given as 2  ->']],
  ['Reality Keyer\n\n| Name | Default |\n| --- | --- |\n| `Erode` | 4 |', ['`Erode` is given as 4  ->']],
  ['In the call, `Erode` (default 2.0) is a field.', []],
])('compares the default of a node that a page types: %s', (text, expected) => {
  const site = copySite();
  site.write('docs/page.mdx', `${page}\n${text}\n`);
  expect(checkData(site.root).findings.map(formatFinding)).toEqual(
    expected.map((part) => expect.stringContaining(`the default of ${part}`) as string),
  );
});
