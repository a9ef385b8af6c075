import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, expect, it} from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'publish-'));
const place = path.join(root, 'srv/manual');

afterAll(() => rmSync(root, {recursive: true}));

/** Runs the script, in the second after the one before: releases are named by it. */
async function publish(...words: string[]): Promise<string> {
  const run = () =>
    spawnSync(path.resolve('deploy', 'publish.sh'), [...words, place], {
      encoding: 'utf8',
      env: {...process.env, KEEP: '2'},
    });
  let {stdout, stderr} = run();
  while (stderr.includes('wait a second')) {
    await wait(100);
    ({stdout, stderr} = run());
  }
  return stdout + stderr;
}

/** Makes a built site with one asset of its own. */
function build(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), name);
  writeFileSync(path.join(folder, `assets/js/${name}.js`), name);
  return folder;
}

const page = () => readFileSync(path.join(place, 'index.html'), 'utf8');
const assets = () => readdirSync(path.join(place, 'assets/js')).sort();

it.skipIf(process.platform !== 'linux')(
  'publishes a release, takes it back, and keeps the assets of open tabs',
  async () => {
    mkdirSync(path.dirname(place));
    expect(await publish(path.join(root, 'nowhere'))).toContain('is no built site  ->  run npm run build');
    await publish(build('one'));
    expect([page(), assets()]).toEqual(['one', ['one.js']]);
    await publish(build('two'));
    expect([page(), assets()]).toEqual(['two', ['one.js', 'two.js']]);
    await publish('--back');
    expect([page(), assets()]).toEqual(['one', ['one.js', 'two.js']]);
    expect(await publish('--back')).toContain('no release is older');

    await publish(build('three'));
    await publish(build('four'));
    expect([page(), assets()]).toEqual(['four', ['four.js', 'three.js']]);
    expect(readdirSync(path.join(root, 'srv/.releases')).filter((name) => !name.endsWith('.assets'))).toHaveLength(2);
    expect(existsSync(`${place}.next`)).toBe(false);
  },
);
