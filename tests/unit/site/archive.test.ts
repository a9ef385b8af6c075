import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

import {archiveManual} from '../../../scripts/archive/archive';
import {checkPages} from '../../../src/checks/pages/check';
import {formatFinding} from '../../../src/shared/finding';
import {current} from '../../../src/site/releases';
import {trialProject} from '../checks/project';
import type {TestFolder} from '../../support/folder';

const folder = `versioned_docs/version-${current.version}`;
const built = (body: string): string => `---\nrelease: Reality ${current.version}\n---\n\n${body}`;

/** A project with the Markdown of a build. */
function builtProject(): TestFolder {
  const copy = trialProject(['src/site']);
  copy.write('versions.json', '["5.4"]\n');
  copy.write('build/index.md', built('# Manual\n\n[States](launcher/status.md#loaded)\n'));
  copy.write('build/launcher.md', built('# Launcher\n\n[Manual](index.md), [Engines](rhubapi/engine.md)\n'));
  copy.write('build/launcher/interface.md', built('# Interface\n\n`](../index.md)` [Status](status.md)\n'));
  copy.write(
    'build/launcher/status.md',
    built(
      '# Status\n\n## States <!-- #loaded -->\n\n![A \\] graph](../assets/images/flow-1.svg)\n\n' +
        '[Launcher](../launcher.md), [Start](../index.md#what), [a *file*](../practice-hub.mjs), [below](#loaded)\n',
    ),
  );
  copy.write('build/assets/images/flow-1.svg', '<svg/>');
  return copy;
}

test('the whole manual becomes an archive, and docs/ the manual of the next release', () => {
  const copy = builtProject();
  const files = archiveManual(copy.root, '9.9');
  expect(copy.read(`${folder}/index.md`)).toMatch(/^---\ntitle: Manual\n[^]*\nslug: \/\n[^]*# Manual\n/);
  expect(copy.read(`${folder}/index.md`)).toContain('[States](./launcher/status.md#loaded)');
  expect(copy.read(`${folder}/launcher/index.md`)).toContain('[Manual](../index.md), [Engines](/rhubapi/engine)');
  expect(copy.read(`${folder}/launcher/interface.md`)).toContain('`](../index.md)` [Status](./status.md)');
  expect(copy.read(`${folder}/launcher/_category_.json`)).toContain('Launcher');
  expect(JSON.parse(copy.read('versions.json'))).toEqual([current.version, '5.4']);
  const releases = copy.read('src/site/releases.ts');
  expect(releases).toMatch(
    /const version = '9\.9'[^]+ {2}\{version: '9\.9', slug: 'reality-9\.9'\},\n {2}\{version: '5/,
  );
  expect(releases).toMatch(/'5\.7',\s+'9\.9',\s+\]/);
  expect(files).toContain('versions.json');
  // `docs/` is as before, and what was made isn't looked at as if a writer had written it.
  expect(checkPages(copy.root, []).findings.map(formatFinding)).toEqual([]);
});

test('a part has its own start page and its figures; other links lead to the manual, or are words', () => {
  const copy = builtProject();
  archiveManual(copy.root, '9.9', ['launcher/status']);
  expect(copy.read(`${folder}/index.md`)).toContain('- [Status](./launcher/status.md)');
  const page = copy.read(`${folder}/launcher/status.md`);
  expect(page).toMatch(/^---\ntitle: Status\n[^]*sidebar_position: 2\n/);
  expect(page).not.toMatch(/^tags:/m);
  expect(page).toContain('## States <!-- #loaded -->');
  expect(page).toContain('![A \\] graph](../_images/flow-1.svg)');
  expect(copy.read(`${folder}/_images/flow-1.svg`)).toBe('<svg/>');
  expect(page).toContain('[Launcher](/launcher), [Start](/#what), a *file*, [below](#loaded)');
  expect(copy.read(`${folder}/launcher/_category_.json`)).toContain('Launcher');
  expect(existsSync(path.join(copy.root, folder, 'launcher/index.md'))).toBe(false);
});

test('a build that is missing or of another release, and a route that is none, stop it before anything is written', () => {
  const copy = builtProject();
  expect(() => archiveManual(copy.root, '9.9', ['launcher/stats'])).toThrow('did you mean "launcher/status"?');
  expect(() => archiveManual(copy.root, current.version)).toThrow('is no release after');
  copy.edit('build/launcher.md', current.version, '5.1');
  expect(() => archiveManual(copy.root, '9.9')).toThrow('build/launcher.md:1  built for Reality 5.1');
  copy.remove('build/launcher.md');
  expect(() => archiveManual(copy.root, '9.9')).toThrow('build/launcher.md  there is no such page  ->  npm run build');
  copy.write('versions.json', JSON.stringify([current.version]));
  expect(() => archiveManual(copy.root, '9.9')).toThrow(`versions.json:1  ${current.version} is an archive`);
  expect(existsSync(path.join(copy.root, folder))).toBe(false);
});
