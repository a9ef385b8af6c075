import {existsSync, readdirSync, rmSync, statSync} from 'node:fs';

import {globSync} from 'tinyglobby';

import {writeTypes} from '../src/plugins/practiceHub/types';
import {command, report} from './lib/cli';
import {outcomeOf} from './lib/outcome';

const generated = 'api/generated';
const sources = ['api/*.yaml', 'src/reference/**/*.ts', 'package-lock.json'];

const help = `Usage: npm run generate:api

Lints the descriptions of the API and writes the pages of its reference into api/generated; a build and a live preview run
it first. Without a change of its sources since the last run it does nothing.`;

await command(help, {}, async () => {
  const changed = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs));
  // Loading the configuration creates the folder.
  const isMade = existsSync(generated) && readdirSync(generated).length > 0;
  if (isMade && statSync(generated).mtimeMs > changed) {
    return 0;
  }
  await writeTypes(process.cwd());
  rmSync(generated, {recursive: true, force: true});
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const making = outcomeOf(process.cwd(), process.execPath, [docusaurus, 'gen-api-docs', 'all']);
  // In parallel, because both take seconds; the linter's messages are clearer.
  const {lintApi} = await import('../src/checks/api/check');
  const {findings, count} = await lintApi(process.cwd());
  const {code, stdout, stderr} = await making;
  if (findings.length === 0 && code === 0) return 0;
  rmSync(generated, {recursive: true, force: true});
  if (findings.length > 0) return report(findings, `${count} descriptions`);
  console.error(stdout + stderr);
  return 1;
});
