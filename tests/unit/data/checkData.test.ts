// cspell:ignore genlok swizle nodgraph Utilitys
import {expect, it} from 'vitest';
import {checkData} from '../../../src/checks/data';
import {formatFinding} from '../../../src/shared/finding';
import {copySite} from './site';

const page = '---\ntitle: Page\n---\n\nA <Term id="genlock">genlock</Term>.\n';

it('passes where data and pages are right', () => {
  const site = copySite();
  site.write('docs/page.mdx', page);
  expect(checkData(site.root)).toEqual({findings: [], count: 2});
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

it('finds synonyms that lead nowhere or to themselves', () => {
  const site = copySite();
  site.write('docs/page.mdx', page);
  site.write(
    'docs/_data/synonyms.yml',
    '- {reader: [house sync], manual: [genlock]}\n- {reader: [house sync], manual: [zzz]}\n- {reader: [page], manual: [page]}\n',
  );
  expect(checkData(site.root).findings.map(formatFinding)).toEqual([
    expect.stringContaining('synonyms.yml:2  "house sync" has an entry already') as string,
    expect.stringContaining('synonyms.yml:2  no page says "zzz"') as string,
    expect.stringContaining('synonyms.yml:3  "page" leads back to itself') as string,
  ]);
});
