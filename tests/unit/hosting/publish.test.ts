import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {testFolder} from '../../support/folder';

const {root, read, write} = testFolder();
const place = path.join(root, 'srv/manual');

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
  write(`${name}/assets/js/${name}.js`, name);
  return path.dirname(write(`${name}/index.html`, name));
}

const page = () => read('srv/manual/index.html');
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
