import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {check, getFileInfo, resolveConfig} from 'prettier';
import {globSync} from 'tinyglobby';
import type {Finding} from '../src/shared/finding';
import {command, report} from './lib/cli';

const help = `Usage: npx tsx scripts/check-format.ts

Checks that every file that prettier knows, and .prettierignore does not name, is formatted. It does what
\`prettier --check .\` does, and fails when there is nothing to check, which prettier lets pass.`;

const ignorePath = '.prettierignore';

/** Tells whether a file is formatted; undefined for one that prettier leaves alone. */
async function isFormatted(file: string): Promise<boolean | undefined> {
  const {ignored, inferredParser} = await getFileInfo(file, {ignorePath});
  if (ignored || !inferredParser) {
    return undefined;
  }
  return check(await readFile(file, 'utf8'), {...(await resolveConfig(file)), filepath: file});
}

async function run(root: string): Promise<number> {
  const files = globSync('**/*.{js,mjs,cjs,ts,tsx,css,scss,json,yml,yaml,html}', {
    cwd: root,
    dot: true,
    ignore: ['**/node_modules/**', '.git/**'],
  }).sort();
  const findings: Finding[] = [];
  let count = 0;
  for (const file of files) {
    const formatted = await isFormatted(path.join(root, file));
    count += formatted === undefined ? 0 : 1;
    if (formatted === false) findings.push({file, line: 1, what: 'is not formatted', cure: 'npm run format'});
  }
  return report(findings, `${count} files`, count > 0);
}

await command(help, {}, () => run(process.cwd()));
