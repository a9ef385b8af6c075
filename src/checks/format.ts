import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {check, getFileInfo, resolveConfig} from 'prettier';
import {globSync} from 'tinyglobby';
import type {Finding, Report} from '../shared/finding';

/** Tells whether a file is formatted; undefined for one that prettier leaves alone. */
async function isFormatted(root: string, name: string): Promise<boolean | undefined> {
  const file = path.join(root, name);
  const {ignored, inferredParser} = await getFileInfo(file, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || !inferredParser) {
    return undefined;
  }
  return check(await readFile(file, 'utf8'), {...(await resolveConfig(file)), filepath: file});
}

/**
 * Checks that every file that prettier knows, and .prettierignore does not name, is formatted, as `prettier --check .` does.
 * @param root absolute path of the project
 * @returns findings, and how many files there are
 */
export async function checkFormat(root: string): Promise<Report> {
  const files = globSync('**/*.{js,mjs,cjs,ts,mts,tsx,css,json,jsonc,yml,yaml,html}', {
    cwd: root,
    dot: true,
    ignore: ['**/node_modules/**', '.git/**', 'build/**', '.docusaurus/**', 'api/generated/**'],
  }).sort();
  const findings: Finding[] = [];
  let count = 0;
  for (const file of files) {
    try {
      const formatted = await isFormatted(root, file);
      count += formatted === undefined ? 0 : 1;
      if (formatted === false) findings.push({file, line: 1, what: 'is not formatted', fix: 'npm run format'});
    } catch (error) {
      const {message, loc} = error as Error & {loc?: {start: {line: number}}};
      findings.push({file, line: loc?.start.line ?? 1, what: message.split('\n')[0]!, fix: 'correct the syntax'});
    }
  }
  return {findings, count};
}
