import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll} from 'vitest';

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

/** A temporary copy of a small project with the real settings, checks and schema, and the pages of tests/fixtures/checks. */
export interface TrialProject {
  root: string;
  /** Replaces the first `from` of a file by `to`; fails when `from` is not there, so that a fault is really planted. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
}

const roots: string[] = [];

afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true, force: true})));

/**
 * Copies the small project; it is deleted when the tests of the file have ended.
 * @param parts folders and files of the real project that the check on trial needs, beside its settings.
 */
export function trialProject(parts: string[]): TrialProject {
  const root = mkdtempSync(path.join(tmpdir(), 'checks-'));
  roots.push(root);
  for (const part of [...settings, 'scripts/words', ...parts]) {
    cpSync(path.join(repository, part), path.join(root, part), {recursive: true});
  }
  cpSync(path.join(repository, 'tests/fixtures/checks'), root, {recursive: true});
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const at = (file: string) => path.join(root, file);
  return {
    root,
    edit(file, from, to) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) {
        throw new Error(`${file} has no ${String(from)}: the fault was not planted`);
      }
      writeFileSync(at(file), after);
    },
    write: (file, text) => {
      mkdirSync(path.dirname(at(file)), {recursive: true});
      writeFileSync(at(file), text);
    },
    remove: (file) => rmSync(at(file), {recursive: true}),
  };
}

/** Absolute, because the folder that a script runs in need not have packages. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** How a script ended, and what it printed. */
export interface Ending {
  code: number | null;
  output: string;
}

/**
 * Runs a script of the real project in another folder.
 * @param script path below the repository.
 * @param cwd folder to run it in.
 */
export function runScript(script: string, cwd: string, ...parameters: string[]): Promise<Ending> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, ['--import', tsx, path.join(repository, script), ...parameters], {
      cwd,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}
