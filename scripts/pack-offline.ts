import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {command} from './lib/cli';
import {dateOf, warnOfOrigin} from './lib/date';
import {nameOf, pack} from './offline/pack';

const help = `Usage: npm run pack:offline -- [--dir build] [--out packed] [--fixtures]

Packs the built site into one zip file for machines without internet: ${'`'}npm run build${'`'} first, and ${'`'}npm run books${'`'} before
it where the copy should have the books. Its name has the release and the date of the commit; the same build gives the same bytes.
--fixtures packs a build with the pages of tests, which is refused otherwise.`;

// Zip files have local times.
process.env.TZ = 'UTC';

interface Made {
  readonly title: string;
  readonly basePath: string;
  readonly origin: string;
  readonly fixtures: boolean;
}

const options = {
  dir: {type: 'string', default: 'build'},
  out: {type: 'string', default: 'packed'},
  fixtures: {type: 'boolean', default: false},
} as const;

await command(help, {options}, ({values}) => {
  const build = path.resolve(values.dir);
  const facts = path.join(build, 'build.json');
  if (!existsSync(facts)) throw new Error(`${values.dir}  there is no built site  ->  run \`npm run build\` first`);
  const made = JSON.parse(readFileSync(facts, 'utf8')) as Made;
  if (made.fixtures && !values.fixtures) {
    throw new Error(`${values.dir}  has the pages of tests  ->  run \`npm run build\` without SITE_FIXTURES`);
  }
  warnOfOrigin(made.origin);
  const copy = {...made, date: dateOf(build)};
  const file = path.join(values.out, `${nameOf(copy)}.zip`);
  const zip = pack(build, copy);
  mkdirSync(values.out, {recursive: true});
  writeFileSync(file, zip);
  console.log(`${file}: ${(zip.length / 2 ** 20).toFixed(1)} MB`);
  return 0;
});
