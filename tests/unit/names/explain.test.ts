import {describe, expect, it} from 'vitest';
import {loadData} from '../../../src/data/load';
import type {Data} from '../../../src/data/load';
import {expandData} from '../../../src/markdown/remarkData';
import {indexOfNames, readMentions, type IndexEntry} from '../../../src/markdown/names/explain';
import {parsePage} from '../../../src/shared/mdx';
import {current, laterReleases} from '../../../src/site/releases';
import {copySite} from '../data/site';
import type {TestFolder} from '../../support/folder';

const launcher = 'docs/user-guide/launcher';

/** A site with one file of names and the pages given. */
function siteWith(names: string, pages: Record<string, string>): TestFolder {
  const site = copySite();
  site.write('docs/_data/interface-names/launcher.yml', names);
  for (const [file, text] of Object.entries(pages)) site.write(file, `---\ntitle: ${file}\n---\n\n${text}\n`);
  return site;
}

const entry = (name: string, more = '') =>
  `  - {name: ${name}, kind: button, status: stated, source: a source${more}}\n`;

const file = (...entries: string[]) => `module: Launcher\nsections: [user-guide/launcher]\nnames:\n${entries.join('')}`;

function indexOf({root}: TestFolder): (name: string) => IndexEntry | undefined {
  const data = loadData(root);
  const index = indexOfNames(data, readMentions(data));
  return (name) => index.find((one) => one.name === name && one.module === 'Launcher');
}

describe('the index of names', () => {
  it('prefers a heading to a definition, a definition to a use, and the first page of the sidebar', () => {
    const find = indexOf(
      siteWith(file(entry('Retry All'), entry('Dim Log'), entry('Count Up'), entry('Never Seen')), {
        [`${launcher}/launcher-interface.mdx`]:
          'Press **Retry All**.\n\n## Parts {/* #parts */}\n\n- **Retry All**: tries again.\n- **Dim Log**: dims.\n\nPress **Count Up**.',
        [`${launcher}/new-launch-configuration.mdx`]: '## Retry All\n\nIt tries again.\n\n- **Dim Log**: dims.',
      }),
    );
    expect(find('Retry All')).toMatchObject({
      says: 'explains',
      kinds: ['button'],
      place: {address: 'user-guide/launcher/new-launch-configuration#retry-all', heading: 'Retry All'},
    });
    expect(find('Dim Log')).toMatchObject({
      says: 'explains',
      place: {address: 'user-guide/launcher/launcher-interface#parts', heading: 'Parts'},
    });
    expect(find('Count Up')).toMatchObject({
      says: 'uses',
      place: {address: 'user-guide/launcher/launcher-interface#parts'},
    });
    expect(find('Never Seen')?.says).toBe('module');
  });

  it('prefers the section of the module, and leaves a name that others have to them', () => {
    const elsewhere = {'docs/faq/general-questions.mdx': '- **Dim Log**: dims.\n- **Save**: saves.'};
    const names = file(entry('Dim Log'), entry('Save'));
    expect(indexOf(siteWith(names, elsewhere))('Dim Log')).toMatchObject({
      says: 'explains',
      place: {address: 'faq/general-questions'},
    });
    expect(indexOf(siteWith(names, elsewhere))('Save')?.says).toBe('module');
    const both = {...elsewhere, [`${launcher}/launcher-interface.mdx`]: 'Press **Dim Log**.\n\n- **Dim Log**: dims.'};
    expect(indexOf(siteWith(names, both))('Dim Log')).toMatchObject({
      place: {address: 'user-guide/launcher/launcher-interface'},
    });
  });

  it('says where a name is known from later releases only', () => {
    const later = [...laterReleases];
    const releases = (...list: string[]) => `, releases: ['${list.join("', '")}']`;
    const names = [entry('Dim Log', releases(...later)), entry('Count Up', releases(current.version, ...later))];
    const find = indexOf(siteWith(file(...names), {}));
    expect(find('Dim Log')?.later).toEqual(later);
    expect(find('Count Up')?.later).toEqual([]);
  });

  it('takes the page that the data names', () => {
    const pages = {
      [`${launcher}/launcher-interface.mdx`]: '## Dim Log\n\nIt dims.',
      'docs/faq/general-questions.mdx': 'Nothing.',
    };
    const find = indexOf(siteWith(file(entry('Dim Log', ', page: faq/general-questions#log')), pages));
    expect(find('Dim Log')).toMatchObject({says: 'explains', place: {address: 'faq/general-questions#log'}});
  });

  it('becomes lists under letters that need no script', () => {
    const site = siteWith(file(entry('Dim <n> Log')), {
      [`${launcher}/launcher-interface.mdx`]: '- **Dim <n> Log**: dims.'.replace('<n>', '\\<n>'),
    });
    const tree = structuredClone(parsePage('<InterfaceNames />\n')!);
    expect(expandData(tree, 'docs/page.mdx', (): Data => loadData(site.root))).toEqual([]);
    const text = JSON.stringify(tree);
    expect(text).toContain('"id":"letter-d"');
    expect(text).toContain('<li><b>Dim &lt;n&gt; Log</b> <span>button, Launcher</span>');
    expect(text).toContain('<a href=\\"/user-guide/launcher/launcher-interface\\">');
  });
});
