import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';

import {archivePages} from '../../../scripts/archive/archive';
import {checkPages} from '../../../src/checks/pages/check';
import {openData} from '../../../src/data/open';
import {formatFinding} from '../../../src/shared/finding';
import {current} from '../../../src/site/releases';
import {repository, trialProject} from '../checks/project';

const copy = trialProject(['src/css/tokens.css', 'src/site']);
const archive = `versioned_docs/version-${current.version}`;
let archived: Awaited<ReturnType<typeof archivePages>>;

beforeAll(async () => {
  copy.write('versions.json', '["5.4"]');
  copy.edit(
    'docs/launcher/status.mdx',
    '## Related pages',
    `A <Term id="genlock">genlocked</Term> engine has pins.

<NodePins node="swizzle" />

\`\`\`nodegraph
caption: A node whose pins are data.
nodes:
  Swizzle: {node: swizzle}
  Sink: {node: sink}
wires:
  - Swizzle.Output -> Sink.Sink Input
\`\`\`

## Related pages`,
  );
  archived = await archivePages(
    copy.root,
    current.version,
    ['launcher/interface', 'launcher/status'],
    openData(repository),
  );
});

test('an archived page shows the data as it was: tables, words, and drawings instead of components and graphs', () => {
  const page = copy.read(`${archive}/launcher/status.mdx`);
  expect(page).not.toMatch(/<NodePins|<Term|```nodegraph/);
  expect(page).toContain('A genlocked engine has pins.');
  expect(page).toContain('`Output`');
  expect(page).toContain('](./img/status-1.svg)\n\n*A node whose pins are data.');
  expect(copy.read(`${archive}/launcher/img/status-1.svg`)).toMatch(
    /^<svg data-print="light" width="\d+" height="\d+"/,
  );
});

test('its pictures go with it, links lead to pages of the archive or to routes of the manual', () => {
  expect(existsSync(path.join(copy.root, archive, 'launcher/img/window.svg'))).toBe(true);
  const page = copy.read(`${archive}/launcher/interface.mdx`);
  expect(page).toContain('[States](./status.mdx)');
  expect(page).toContain('[Launcher](/launcher)');
});

test('the archive has a page that lists its pages, a sidebar, its tags, and its entry, and the checks accept it', () => {
  expect(copy.read(`${archive}/index.mdx`)).toContain('[Status](./launcher/status.mdx)');
  expect(JSON.parse(copy.read(`versioned_sidebars/version-${current.version}-sidebars.json`))).toEqual({
    manual: ['index', {type: 'category', label: 'Launcher', items: ['launcher/interface', 'launcher/status']}],
  });
  expect(JSON.parse(copy.read('versions.json'))).toEqual([current.version, '5.4']);
  expect(archived).toContain(`${archive}/tags.yml`);
  const ofArchive = checkPages(copy.root, []).findings.filter(({file}) => file.startsWith(archive));
  expect(ofArchive.map(formatFinding)).toEqual([]);
});

test("a page that can't be kept stops the command before anything is written", async () => {
  const data = openData(repository);
  await expect(archivePages(copy.root, current.version, ['launcher'], data)).rejects.toThrow('is there  ->  delete it');
  await expect(archivePages(copy.root, '5.6', ['launcher/stats'], data)).rejects.toThrow(
    'did you mean "launcher/status"?',
  );
  copy.edit('docs/launcher/index.mdx', 'The Launcher starts', '<NodeReference />\n\nThe Launcher starts');
  await expect(archivePages(copy.root, '5.6', ['launcher'], data)).rejects.toThrow("can't be kept");
  expect(existsSync(path.join(copy.root, 'versioned_docs/version-5.6'))).toBe(false);
});
