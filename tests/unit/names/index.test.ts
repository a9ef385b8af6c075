import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadData, type Data} from '../../../src/data/load';
import {indexOfNames, readMentions, type IndexEntry} from '../../../src/markdown/names/explain';
import {releasesIn} from '../../../src/site/releases';

const page = 'docs/faq/names-on-screen.mdx';

describe('the index of names of this manual', () => {
  let data: Data;
  let index: IndexEntry[];
  beforeAll(() => {
    data = loadData(process.cwd());
    index = indexOfNames(data, readMentions(data));
  }, 180_000);

  it('never sends a name that several modules have to a page of another of them', () => {
    const sectionsOf = new Map(data.interfaceNames.map(({module, sections}) => [module, sections]));
    const width = (module: string, address: string): number =>
      Math.max(
        0,
        ...sectionsOf
          .get(module)!
          .filter((one) => `${address}/`.replace('#', '/').startsWith(`${one}/`))
          .map(({length}) => length),
      );
    const shared = index.filter(({name, module}) => index.some((one) => one.name === name && one.module !== module));
    expect(shared.length).toBeGreaterThan(50);
    const wrong = shared.flatMap(({name, module, place}) =>
      index
        .filter((one) => one.name === name && one.module !== module)
        .filter((one) => width(one.module, place!.address) > width(module, place!.address))
        .map((one) => `${name} of ${module} -> ${place!.address}, about ${one.module}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names every release of its entries in the front matter of the page', () => {
    const used = data.interfaceNames.flatMap(({names}) =>
      names.flatMap(({releases = []}) => releases.flatMap(releasesIn)),
    );
    const {evidence, sources} = matter(readFileSync(page, 'utf8')).data as {evidence: string; sources: string[]};
    expect(evidence).toBe('composed');
    expect([...sources].sort()).toEqual([...new Set(used)].sort());
  });
});
