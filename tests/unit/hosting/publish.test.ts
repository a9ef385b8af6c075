import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, statSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {testFolder} from '../../support/folder';

const {root, read, write} = testFolder();
const place = path.join(root, 'srv/manual');

const script = path.resolve('deploy', 'publish.sh');

/** Runs the script, in the second after the one before: releases are named by it. */
async function publish(...words: string[]): Promise<string> {
  const run = () => spawnSync(script, [...words, place], {encoding: 'utf8', env: {...process.env, KEEP: '2'}});
  let {stdout, stderr} = run();
  while (stderr.includes('wait a second')) {
    await wait(100);
    ({stdout, stderr} = run());
  }
  return stdout + stderr;
}

const made = {
  title: 'Manual',
  basePath: '/manual/',
  origin: 'https://docs.test',
  repository: 'https://git.test/edit/',
  fixtures: false,
};

/** Makes a built site with one asset of its own. */
function build(name: string, differs: Partial<typeof made> = {}): string {
  write(`${name}/assets/js/${name}.js`, name);
  write(`${name}/same.html`, 'same');
  write(`${name}/build.json`, `${JSON.stringify({...made, ...differs}, null, 2)}\n`);
  return path.dirname(write(`${name}/index.html`, name));
}

const page = () => read('srv/manual/index.html');
const assets = () => readdirSync(path.join(place, 'assets/js')).sort();

it.skipIf(process.platform !== 'linux')(
  'publishes a release, takes it back, and keeps the assets of open tabs',
  async () => {
    mkdirSync(path.dirname(place));
    expect(await publish(path.join(root, 'nowhere'))).toContain("isn't a built site  ->  run npm run build");
    await publish(build('one'));
    expect([page(), assets()]).toEqual(['one', ['one.js']]);
    const time = () => statSync(path.join(place, 'same.html')).mtimeMs;
    const before = time();
    await publish(build('two'));
    expect(time()).toBe(before);
    expect([page(), assets()]).toEqual(['two', ['one.js', 'two.js']]);
    await publish('--back');
    expect([page(), assets()]).toEqual(['one', ['one.js', 'two.js']]);
    expect(await publish('--back')).toContain('no release is older');
    await publish('--forward');
    expect(page()).toBe('two');
    expect(await publish('--forward')).toContain('no release is newer');

    await publish(build('three'));
    await publish(build('four'));
    expect([page(), assets()]).toEqual(['four', ['four.js', 'three.js']]);
    expect(readdirSync(path.join(root, 'srv/.releases')).filter((name) => !name.endsWith('.assets'))).toHaveLength(2);
    expect(existsSync(`${place}.next`)).toBe(false);

    // Leftovers of interrupted runs don't stop the next one: a link beside the place, a copy that was cut off.
    symlinkSync('.releases/nowhere', `${place}.next`);
    write('srv/.releases/.copy-manual/index.html', 'half');
    write('srv/.releases/manual-20990101-000000/index.html', 'half');
    await publish(build('five'));
    expect([page(), assets()]).toEqual(['five', ['five.js', 'four.js']]);
  },
);

it.skipIf(process.platform !== 'linux')(
  'refuses a build for another place, and a wrong number of releases',
  async () => {
    expect(await publish(build('other', {basePath: '/other/'}))).toContain(
      'was made for /other/, not for /manual/  ->',
    );
    expect(await publish(build('tests', {fixtures: true}))).toContain('has the pages of tests  ->');
    expect(await publish(build('nameless', {origin: 'https://docs.example.com'}))).toContain('set SITE_ORIGIN');
    expect(await publish(build('strange', {repository: 'https://git.example.com/edit/'}))).toContain(
      'set SITE_REPOSITORY',
    );
    const run = (keep: string, ...words: string[]) =>
      spawnSync(script, words, {encoding: 'utf8', env: {...process.env, KEEP: keep}});
    expect(run('0', '--back', place).stderr).toContain("KEEP=0 isn't a number of releases  ->  set it to 1 or more");
    expect(run('2', '--back', `${place}/`).stdout).toContain(`${place} is manual-`);
  },
);
