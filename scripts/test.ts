import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';

import {needBrowser} from './lib/browser';
import {command} from './lib/cli';
import {hasNginx, needNginx} from './lib/nginx';

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Results file and its parser; without one, a step counts as a single test. */
  readonly results?: {readonly file: string; readonly read: (text: string) => Tally};
}

function readVitest(text: string): Tally {
  const report = JSON.parse(text) as {numPassedTests: number; numFailedTests: number; numFailedTestSuites: number};
  return {passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites)};
}

function readPlaywright(text: string): Tally {
  const {stats} = JSON.parse(text) as {stats: {expected: number; unexpected: number; flaky: number}};
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
}

/** Before all, because copies of the project take it over. */
const reference: Step = {name: 'reference', command: ['npm', 'run', '--silent', 'generate:api']};

/** Run side by side, those of a list in turn: where one waits, the processors work for another. */
const beside: readonly (readonly Step[])[] = [
  [
    {
      name: 'unit tests',
      command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/unit.json'],
      results: {file: 'test-results/unit.json', read: readVitest},
    },
  ],
  [
    {name: 'checks', command: ['npm', 'run', '--silent', 'check']},
    {name: 'build', command: ['npm', 'run', '--silent', 'build'], env: {SITE_FIXTURES: 'true'}},
    {name: 'links', command: ['npm', 'run', '--silent', 'check:links']},
  ],
];

const browserTests: Step = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test'],
  results: {file: 'test-results/e2e.json', read: readPlaywright},
};

/** Runs a step; its output comes in one piece at its end, or, of a step that runs alone, as it is written. */
async function run({name, command: [program, ...args], env, results}: Step, isAlone = false): Promise<Tally> {
  const started = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  if (results) {
    rmSync(results.file, {force: true});
  }
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close').catch((error: unknown) => [String(error)])) as [number | string];
  if (!isAlone) console.log(`\n== ${name}\n${output}`);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const single = status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!results) {
    return single;
  }
  try {
    const tally = results.read(readFileSync(results.file, 'utf8'));
    // A runner that ended badly without a failed test, or ran nothing at all, has failed all the same.
    const isHollow = tally.failed === 0 && (status !== 0 || tally.passed === 0);
    return isHollow ? {...tally, failed: 1} : tally;
  } catch {
    return {passed: 0, failed: 1};
  }
}

async function runInTurn(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await run(step));
  return tallies;
}

const help = `Usage: npm test

Everything that CI needs: checks without a build, unit tests, a build with the fixture pages, the link check, tests in a
browser. Its last line is \`N passed, N failed\`, where each step and each test of a runner counts as one.`;

await command(help, {}, async () => {
  needBrowser();
  if (hasNginx) needNginx();
  else console.warn('no nginx found, its tests are skipped  ->  install it, or set NGINX to the path of one');
  console.log('Unit tests run beside checks, build, and links; the output of each follows at its end.');
  const tallies = [await run(reference), ...(await Promise.all(beside.map(runInTurn))).flat()];
  tallies.push(await run(browserTests, true));
  const total = tallies.reduce((a, b) => ({passed: a.passed + b.passed, failed: a.failed + b.failed}));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
