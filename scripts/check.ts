import {execFileSync, spawn} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {didYouMean} from '../src/shared/didYouMean';
import {formatFindings, type Report} from '../src/shared/finding';
import {counted, inWords} from '../src/shared/inWords';
import {command} from './lib/cli';

interface OwnCheck {
  readonly load: () => Promise<(root: string, paths: readonly string[]) => Report | Promise<Report>>;
  readonly takesPaths?: true;
}

interface ToolCheck {
  readonly command: readonly [string, ...string[]];
  readonly pathsOf?: (paths: readonly string[]) => readonly string[];
  /** Extracts the number of items: a check of nothing fails. Tools without it fail by themselves if no file matches. */
  readonly scanned?: RegExp;
}

const isFolder = (one: string): boolean => statSync(one).isDirectory();

/** By content; a fresh checkout has none. */
const cacheOf = (tool: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${tool}`];

const EACH_LINE = 'each line says what to write';

/** By name; `fix` says how to correct findings. Slowest first, to finish together. */
const checks: Readonly<Record<string, (OwnCheck | ToolCheck) & {readonly fix: string}>> = {
  lint: {
    command: ['eslint', '--max-warnings', '0', '--format', './src/checks/eslintFormat.mjs', ...cacheOf('eslint')],
    pathsOf: (paths) => (paths.length > 0 ? paths : ['.']),
    scanned: /^(\d+) files/m,
    fix: 'npm run lint -- --fix corrects what a machine can',
  },
  types: {command: ['tsc', '--noEmit', '--pretty', 'false'], fix: 'correct the types'},
  spelling: {
    command: ['cspell', 'lint', '--no-progress', '--show-suggestions', ...cacheOf('cspell')],
    pathsOf: (paths) => paths.map((one) => (isFolder(one) ? `${one}/**` : one)),
    scanned: /Files checked: (\d+)/,
    fix: 'correct the word, put code in backticks, or add a term of the product to src/checks/words/product.txt',
  },
  packages: {
    command: ['knip', '--no-progress', '--no-config-hints'],
    fix: 'declare the package, or remove it; knip.jsonc names what is used in ways that knip cannot see',
  },
  markdown: {
    command: ['markdownlint-cli2'],
    pathsOf: (paths) =>
      paths.length > 0 ? ['--no-globs', ...paths.map((one) => (isFolder(one) ? `${one}/**/*.{md,mdx}` : one))] : [],
    scanned: /^Linting: (\d+) file/m,
    fix: 'npx markdownlint-cli2 --fix corrects most of it',
  },
  pages: {load: async () => (await import('../src/checks/pages/check')).checkPages, takesPaths: true, fix: EACH_LINE},
  data: {load: async () => (await import('../src/checks/data')).checkData, takesPaths: true, fix: EACH_LINE},
  names: {
    load: async () => (await import('../src/checks/names/check')).checkNames,
    takesPaths: true,
    fix: 'CONTRIBUTING.md, Names on screen, says what is bold and where names come from',
  },
  style: {
    load: async () => (await import('../src/checks/words/style')).checkStyle,
    takesPaths: true,
    fix: 'each line says what to write; src/checks/words/terminology.yml has the list',
  },
  voice: {
    load: async () => (await import('../src/checks/words/voice')).checkVoice,
    takesPaths: true,
    fix: 'src/checks/words/terminology.yml has the words, and sources.yml the places that may have them',
  },
  words: {load: async () => (await import('../src/checks/words/check')).checkWords, fix: EACH_LINE},
  api: {load: async () => (await import('../src/checks/api/check')).checkApi, fix: EACH_LINE},
  // Last of ours: after the layouts, V8 compiles regular expressions without optimizing them, and reading prose takes 20 s.
  figures: {
    load: async () => (await import('../src/checks/figures')).checkFigures,
    takesPaths: true,
    fix: 'src/figures/README.md has the keys of each kind of figure',
  },
  format: {command: ['prettier', '--check', ...cacheOf('prettier'), '.'], fix: 'npm run format'},
};

const pathNames = Object.keys(checks).filter((name) => 'takesPaths' in checks[name]! || 'pathsOf' in checks[name]!);

const help = `Usage: npm run check [-- name ...] [page or folder ...] [--changed]

Runs every check that needs no build, as many at a time as there are processors, and prints the findings of those that
fail, a line each: file:line  what  ->  fix. Ends with 1 when one fails or has looked at nothing.
Names run only these checks: ${Object.keys(checks).join(', ')}.
Pages and folders are what ${pathNames.join(', ')} then look at;
the others, which look at the whole project, are left out. With --changed, these are the pages that differ from the branch main.`;

interface Result {
  readonly count?: number;
  readonly failure?: string;
  readonly output: string;
}

async function runOwn({load}: OwnCheck, paths: readonly string[]): Promise<Result> {
  try {
    const check = await load();
    const {findings, count} = await check(process.cwd(), paths);
    const failure =
      findings.length > 0
        ? counted(findings.length, 'finding')
        : count === 0 && paths.length === 0
          ? 'looked at nothing'
          : undefined;
    return {count, failure, output: formatFindings(findings)};
  } catch (error) {
    return {failure: 'stopped', output: error instanceof Error ? error.message : String(error)};
  }
}

function runTool(
  {command: [file, ...parameters], scanned, pathsOf}: ToolCheck,
  paths: readonly string[],
): Promise<Result> {
  const bin = path.resolve('node_modules/.bin');
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, [...parameters, ...(pathsOf?.(paths) ?? [])], {
      env: {...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1'},
      shell: process.platform === 'win32',
    });
    const end = (code: number | null, error?: Error) => {
      const found = scanned?.exec(output)?.[1];
      const count = found === undefined ? undefined : Number(found);
      const failure =
        error?.message ??
        (code !== 0 ? `ended with ${String(code)}` : scanned && !count ? 'looked at nothing' : undefined);
      resolve({count, failure, output});
    };
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => end(null, error));
    child.on('close', (code) => end(code));
  });
}

async function runCheck(name: string, paths: readonly string[]): Promise<boolean> {
  const check = checks[name]!;
  const start = performance.now();
  const {count, failure, output} = await ('load' in check ? runOwn(check, paths) : runTool(check, paths));
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  const end = failure ?? (count === undefined ? '' : `${count} looked at`);
  console.log(`${failure ? 'FAIL' : 'ok  '} ${name.padEnd(10)}${time}  ${end}`.trimEnd());
  if (failure) console.log(`\n${output.trim()}\n\n${name}: ${check.fix}\n`);
  return failure === undefined;
}

/** Our own checks share loaded data, so they run one after another; tools run in parallel. @returns the failed ones */
async function runAll(names: readonly string[], paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const work = async (queue: string[]) => {
    for (let name = queue.shift(); name; name = queue.shift()) if (!(await runCheck(name, paths))) failed.push(name);
  };
  const tools = names.filter((name) => !('load' in checks[name]!));
  const own = names.filter((name) => !tools.includes(name));
  await Promise.all([...Array.from({length: availableParallelism()}, () => work(tools)), work(own)]);
  return failed;
}

/** Committed or not, compared with main. */
function changedPages(): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).split('\n');
  try {
    const [base = ''] = git('merge-base', 'HEAD', 'main');
    const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
    return files.filter((file) => /^(?:docs|versioned_docs)\/.*\.mdx$/.test(file) && existsSync(file));
  } catch {
    throw new Error('--changed compares with the branch main, which git does not find  ->  git fetch origin main:main');
  }
}

async function run(words: readonly string[]): Promise<number> {
  const paths = words.filter((word) => !Object.hasOwn(checks, word));
  const asked = words.filter((word) => !paths.includes(word));
  const unknown = paths.find((word) => !existsSync(word));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is neither a check nor a file  ->  ${didYouMean(unknown, Object.keys(checks))}`);
  }
  const names = asked.length > 0 ? asked : paths.length > 0 ? pathNames : Object.keys(checks);
  const whole = names.find((name) => !pathNames.includes(name));
  if (paths.length > 0 && whole !== undefined) {
    throw new Error(`${whole} looks at the whole project  ->  run it without ${paths.join(', ')}`);
  }
  const start = performance.now();
  const failed = await runAll(names, paths);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const leftOut = Object.keys(checks).filter((name) => paths.length > 0 && asked.length === 0 && !names.includes(name));
  console.log(
    (failed.length > 0
      ? `\n${failed.length} of ${counted(names.length, 'check')} failed in ${time}: ${failed.join(', ')}`
      : `\n${counted(names.length, 'check')} passed in ${time}`) +
      (leftOut.length > 0 ? `; ${inWords(leftOut)} look at the whole project and were left out` : ''),
  );
  return failed.length > 0 ? 1 : 0;
}

await command(help, {allowPositionals: true, options: {changed: {type: 'boolean'}}}, ({positionals, values}) => {
  if (!values.changed) return run(positionals);
  const pages = changedPages();
  if (pages.length > 0) return run([...positionals, ...pages]);
  console.log('no page differs from main');
  return 0;
});
