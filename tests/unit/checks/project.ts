import {cpSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {testFolder, type TestFolder} from '../../support/folder';
import {outcomeOf} from '../../../scripts/lib/outcome';

/** The real project, whose checks are on trial. */
export const repository = path.resolve(import.meta.dirname, '../../..');

/** Files of the project that tools read their settings from. */
const settings = [
  'package.json',
  'tsconfig.json',
  'eslint.config.mjs',
  'cspell.config.yaml',
  '.markdownlint-cli2.yaml',
  '.prettierrc.json',
  '.prettierignore',
  'scripts/package.json',
];

/**
 * Copies a small project with the real settings and the pages of tests/fixtures/checks.
 * @param parts folders and files of the real project that the check on trial needs, beside its settings.
 */
export function trialProject(parts: string[]): TestFolder {
  const project = testFolder();
  for (const part of [...settings, 'src/checks/words', ...parts]) {
    cpSync(path.join(repository, part), path.join(project.root, part), {recursive: true});
  }
  cpSync(path.join(repository, 'tests/fixtures/checks'), project.root, {recursive: true});
  symlinkSync(path.join(repository, 'node_modules'), path.join(project.root, 'node_modules'), 'junction');
  return project;
}

/** Absolute, because the folder that a script runs in need not have packages. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script of the real project in another folder.
 * @param script path below the repository.
 * @param cwd folder to run it in.
 * @returns how it ended, and all that it printed
 */
export async function runScript(
  script: string,
  cwd: string,
  ...parameters: string[]
): Promise<{code: number; output: string}> {
  const args = ['--import', tsx, path.join(repository, script), ...parameters];
  const {code, stdout, stderr} = await outcomeOf(cwd, process.execPath, args, {NO_COLOR: '1', FORCE_COLOR: '0'});
  return {code, output: stdout + stderr};
}
