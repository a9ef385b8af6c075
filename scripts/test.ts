import {spawnSync} from 'node:child_process';
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

const steps: readonly Step[] = [
  {name: 'checks', command: ['npm', 'run', '--silent', 'check']},
  {
    name: 'unit tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    results: {file: 'test-results/unit.json', read: readVitest},
  },
  {name: 'build', command: ['npm', 'run', '--silent', 'build'], env: {SITE_FIXTURES: 'true'}},
  {name: 'links', command: ['npm', 'run', '--silent', 'check:links']},
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    results: {file: 'test-results/e2e.json', read: readPlaywright},
  },
];

function run({name, command: [program, ...args], env, results}: Step): Tally {
  const started = Date.now();
  console.log(`\n== ${name}`);
  if (results) {
    rmSync(results.file, {force: true});
  }
  const {status} = spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const single = status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!results) {
    return single;
  }
  try {
    const tally = results.read(readFileSync(results.file, 'utf8'));
    // Runners can fail without a failed test, or run nothing.
    const isHollow = tally.failed === 0 && (status !== 0 || tally.passed === 0);
    return isHollow ? {...tally, failed: 1} : tally;
  } catch {
    return {passed: 0, failed: 1};
  }
}

const help = `Usage: npm test

Everything that CI needs: checks without a build, unit tests, a build with the fixture pages, the link check, tests in a
browser. Its last line is \`N passed, N failed\`, where each step and each test of a runner counts as one.`;

await command(help, {}, () => {
  needBrowser();
  if (hasNginx) needNginx();
  else console.warn('no nginx found, its tests are skipped  ->  install it, or set NGINX to the path of one');
  const total = steps.map(run).reduce((a, b) => ({passed: a.passed + b.passed, failed: a.failed + b.failed}));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
