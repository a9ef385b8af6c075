import {describe, expect, it} from 'vitest';
import {loadData} from '../../../src/data/load';
import type {Data} from '../../../src/data/load';
import {expandData} from '../../../src/markdown/remarkData';
import {indexOfNames, readMentions, type IndexEntry} from '../../../src/markdown/names/explain';
import {parsePage} from '../../../src/shared/mdx';
import {site as manual} from '../../../src/site/site';
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
      kind: 'button',
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

  it('finds a name at the start of a cell, and in plain text as a row of a page of its module', () => {
    const table = (cell: string) => `| Setting | Effect |\n| --- | --- |\n| ${cell} | It dims |`;
    const names = file(entry('Dim Log'), entry('Count Up'));
    const find = indexOf(
      siteWith(names, {
        [`${launcher}/launcher-interface.mdx`]: `<PropertyTable>\n\n${table('Dim Log (seconds)')}\n\n</PropertyTable>`,
        [`${launcher}/new-launch-configuration.mdx`]: `${table('Dim Log')}\n\n${table('Count Up')}`,
      }),
    );
    expect(find('Dim Log')).toMatchObject({
      says: 'explains',
      place: {address: 'user-guide/launcher/launcher-interface'},
    });
    expect(find('Count Up')?.place?.address).toBe('user-guide/launcher/new-launch-configuration');
    const elsewhere = {'docs/faq/general-questions.mdx': `In the Launcher:\n\n${table('Count Up')}`};
    expect(indexOf(siteWith(names, elsewhere))('Count Up')?.says).toBe('module');
  });

  it('leaves a page within the section to the module that has a narrower section around it and the same name', () => {
    const site = siteWith(file(entry('Dim Log'), entry('Count Up')), {
      [`${launcher}/launcher-interface.mdx`]: '- **Dim Log**: dims, in the Launcher.\n- **Count Up**: counts.',
    });
    const other = (name: string) =>
      `module: Logs\nsections: [user-guide/launcher/launcher-interface]\nnames:\n${entry(name)}`;
    site.write('docs/_data/interface-names/logs.yml', other('Dim Log'));
    const find = indexOf(site);
    expect(find('Dim Log')?.says).toBe('module');
    expect(find('Count Up')?.says).toBe('explains');
  });

  it('becomes lists under letters that need no script', () => {
    const more = ", where: 'Tools > Log', releases: [5.3 SP1 - 5.4 SP2], note: printed so";
    const inferred = entry('Dim <n> Log', more).replace('stated', 'inferred');
    const site = siteWith(file(inferred), {
      [`${launcher}/launcher-interface.mdx`]: '- **Dim <n> Log**: dims.'.replace('<n>', '\\<n>'),
    });
    const tree = structuredClone(parsePage('<InterfaceNames />\n')!);
    expect(expandData(tree, 'docs/page.mdx', (): Data => loadData(site.root))).toEqual([]);
    const text = JSON.stringify(tree);
    expect(text).toContain('"id":"letter-d"');
    expect(text).toContain(
      '<li><b>Dim &lt;n&gt; Log</b> <span>button, Launcher: Tools &gt; Log (printed so) <small class=\\"release\\">5.3 SP1 to 5.4 SP2, inferred</small></span>',
    );
    expect(text).toContain(`<a href=\\"${manual.basePath}user-guide/launcher/launcher-interface\\">`);
  });
});
