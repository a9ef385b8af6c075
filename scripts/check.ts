import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {command} from './lib/cli';

/** One check: a command that ends with something else than 0 when it finds a fault. */
interface Check {
  name: string;
  command: string[];
  /**
   * Finds in the output how much was looked at: a check that looked at nothing fails. Tools without it end with an error
   * themselves when no file matches.
   */
  scanned?: RegExp;
  /** What to run or read to correct what the check finds. */
  cure: string;
}

// The longest first, so that two at a time end together.
const checks: Check[] = [
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings', '0', '--format', './scripts/lib/eslintFormat.mjs'],
    scanned: /^(\d+) files/m,
    cure: 'npm run lint -- --fix corrects what a machine can',
  },
  {
    name: 'figures',
    command: ['tsx', 'scripts/check-figures.ts', 'docs', 'versioned_docs'],
    scanned: /^(\d+) figures/m,
    cure: 'CONTRIBUTING.md, Figures, has the keys of each kind',
  },
  {name: 'types', command: ['tsc', '--noEmit', '--pretty', 'false'], cure: 'correct the types'},
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--show-suggestions'],
    scanned: /Files checked: (\d+)/,
    cure: 'correct the word, put code in backticks, or add a term of the product to scripts/words/product.txt',
  },
  {
    name: 'pages',
    command: ['tsx', 'scripts/check-pages.ts'],
    scanned: /^(\d+) pages/m,
    cure: 'each line says what to write',
  },
  {
    name: 'data',
    command: ['npm', 'run', '--silent', 'check:data'],
    scanned: /^(\d+) pages/m,
    cure: 'each line says what to write',
  },
  {
    name: 'api',
    command: ['npm', 'run', '--silent', 'check:api'],
    scanned: /^(\d+) descriptions/m,
    cure: 'each line says what to write',
  },
  {
    name: 'format',
    command: ['tsx', 'scripts/check-format.ts'],
    scanned: /^(\d+) files/m,
    cure: 'npm run format',
  },
  {
    name: 'packages',
    command: ['knip', '--no-progress', '--no-config-hints'],
    cure: 'declare the package, or remove it; knip.jsonc names what is used in ways that knip cannot see',
  },
  {
    name: 'markdown',
    command: ['markdownlint-cli2'],
    scanned: /^Linting: (\d+) file/m,
    cure: 'npx markdownlint-cli2 --fix corrects most of it',
  },
  {
    name: 'words',
    command: ['tsx', 'scripts/check-words.ts'],
    scanned: /^(\d+) files/m,
    cure: 'each line says what to write',
  },
  {
    name: 'style',
    command: ['tsx', 'scripts/check-style.ts'],
    scanned: /^(\d+) files/m,
    cure: 'each line says what to write; scripts/words/terminology.yml has the list',
  },
  {
    name: 'names',
    command: ['tsx', 'scripts/check-names.ts'],
    scanned: /^(\d+) names/m,
    cure: 'CONTRIBUTING.md, Names on screen, says what is bold and where names come from',
  },
];

const help = `Usage: npm run check [-- name ...]

Runs every check that needs no build, as many at a time as there are processors, and prints the findings of those that
fail. Ends with 1 when one fails or has looked at nothing. Names run only these checks: ${checks.map(({name}) => name).join(', ')}.`;

interface Result {
  check: Check;
  seconds: number;
  /** How much was looked at, where the tool says. */
  count?: number;
  /** Why it failed; undefined when it passed. */
  failure?: string;
  output: string;
}

function run(check: Check): Promise<Result> {
  const start = performance.now();
  const [command = '', ...parameters] = check.command;
  const bin = path.resolve('node_modules/.bin');
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, {
      env: {...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1'},
      shell: process.platform === 'win32',
    });
    const end = (code: number | null, error?: Error) => {
      const found = check.scanned?.exec(output)?.[1];
      const count = found === undefined ? undefined : Number(found);
      const failure =
        error?.message ??
        (code !== 0 ? `ended with ${String(code)}` : check.scanned && !count ? 'looked at nothing' : undefined);
      resolve({check, seconds: (performance.now() - start) / 1000, count, failure, output});
    };
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => end(null, error));
    child.on('close', (code) => end(code));
  });
}

function print({check, seconds, count, failure, output}: Result) {
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  const scanned = count === undefined ? '' : `${count} looked at`;
  console.log(`${failure ? 'FAIL' : 'ok  '} ${check.name.padEnd(10)}${time}  ${failure ?? scanned}`.trimEnd());
  if (failure) {
    console.log(`\n${output.trim()}\n\n${check.name}: ${check.cure}\n`);
  }
}

async function runAll(names: string[]): Promise<number> {
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new Error(`there is no check "${unknown}"  ->  choose from ${checks.map(({name}) => name).join(', ')}`);
  }
  const queue = checks.filter(({name}) => names.length === 0 || names.includes(name));
  const results: Result[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await run(check);
      results.push(result);
      print(result);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({length: Math.max(2, availableParallelism())}, worker));
  const failed = results.filter(({failure}) => failure).map(({check}) => check.name);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(
    failed.length > 0
      ? `\n${failed.length} of ${results.length} checks failed in ${time}: ${failed.join(', ')}`
      : `\n${results.length} checks passed in ${time}`,
  );
  return failed.length > 0 || results.length === 0 ? 1 : 0;
}

await command(help, {allowPositionals: true}, ({positionals}) => runAll(positionals));
