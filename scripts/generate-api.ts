import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, rmSync, statSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import {command, report} from './lib/cli';

const generated = 'api/generated';
const sources = ['api/*.yaml', 'src/reference/**/*.ts', 'package-lock.json'];

const help = `Usage: npm run generate:api

Lints the descriptions of the API and writes the pages of its reference into api/generated; a build and a live preview run
it first. Without a change of its sources since the last run it does nothing.`;

await command(help, {}, async () => {
  const changed = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs));
  // Whoever loads the configuration makes the folder, if only an empty one.
  const isMade = existsSync(generated) && readdirSync(generated).length > 0;
  if (isMade && statSync(generated).mtimeMs > changed) {
    return 0;
  }
  const {lintApi} = await import('./api/check');
  const {findings, count = 0} = await lintApi(process.cwd());
  if (findings.length > 0) return report(findings, `${count} descriptions`);
  // The command never overwrites a page.
  rmSync(generated, {recursive: true, force: true});
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/docusaurus', ['gen-api-docs', 'all'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return 0;
  console.error(stdout + stderr);
  rmSync(generated, {recursive: true, force: true});
  return 1;
});
