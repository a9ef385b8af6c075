import {spawn, spawnSync} from 'node:child_process';
import {createServer} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import type {Language} from '../../../src/reference/types';
import {testFolder} from '../../support/folder';
import {serveHub} from '../hub/load';
import {current, operation as operationOf, operationsOf} from './load';

const {write} = testFolder();

/** The result of a sample, as its caller sees it. */
interface Outcome {
  code: number | null;
  output: string;
  error: string;
}

const runners: Partial<Record<Language, {command: string; ending: string; isThere: boolean}>> = {
  curl: {command: 'bash', ending: 'sh', isThere: spawnSync('curl', ['--version']).status === 0},
  javascript: {command: process.execPath, ending: 'mjs', isThere: true},
  python: {command: 'python3', ending: 'py', isThere: spawnSync('python3', ['-c', 'import requests']).status === 0},
};

/** Runs a program; the address that samples have is that of `hub`. */
async function run(language: Language, program: string, hub: string): Promise<Outcome> {
  const {command, ending} = runners[language]!;
  const child = spawn(command, [write(`program.${ending}`, program.replaceAll('http://localhost', hub))]);
  const [output, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return {code, output, error};
}

// One process for all samples of a language: starting Python for every one takes a minute.
const together: Partial<Record<Language, (names: string[]) => string>> = {
  curl: (files) => files.map((file) => `bash '${file}'; printf '\\036%s\\035' $?`).join('\n'),
  javascript: (files) => `process.on('uncaughtException', (error) => console.log(error));
for (const file of ${JSON.stringify(files)}) {
  const code = await import(file).then(() => 0, (error) => (console.log(error), 1));
  process.stdout.write(\`\\x1e\${code}\\x1d\`);
}`,
  python: (files) => `import runpy, traceback
for file in ${JSON.stringify(files)}:
    code = 0
    try:
        runpy.run_path(file)
    except BaseException:
        traceback.print_exc()
        code = 1
    print(f"\\x1e{code}\\x1d", end="", flush=True)`,
};

const samples = operationsOf(current).flatMap((operation) =>
  operation.requests.map((request) => ({name: `${operation.id} ${request.title}`.trim(), operation, request})),
);

describe.each(Object.keys(runners) as Language[])('samples in %s', (language) => {
  const {ending, isThere} = runners[language]!;
  let hub: Awaited<ReturnType<typeof serveHub>>;
  beforeAll(async () => {
    hub = await serveHub();
  });
  afterAll(() => hub.server.close());

  it.skipIf(!isThere)('run unchanged, and print what the description says', async () => {
    const files = samples.map(({request}, at) =>
      write(`${language}-${at}.${ending}`, request.calls[language].text.replaceAll('http://localhost', hub.url)),
    );
    const {output} = await run(language, together[language]!(files), hub.url);
    const outcomes = output.split('\x1d').slice(0, -1);
    expect(outcomes.length).toBe(samples.length);
    const wrong = samples.flatMap(({name, operation}, at) => {
      const [printed = '', code] = outcomes[at]!.split('\x1e');
      const documented = operation.responses.find((response) => response.status.startsWith('2'));
      const isPrinted =
        !documented?.examples.length ||
        documented.examples.some((example) => sameWords(printed) === sameWords(example.code.text));
      return code === '0' && isPrinted ? [] : [{name, code, printed}];
    });
    expect(wrong).toEqual([]);
  });

  it.skipIf(!isThere)('end at an error with its status and the text of the hub', async () => {
    const sample = operationOf('startLaunchConfig').requests[0]!.calls[language].text;
    const {code, output, error} = await run(language, sample.replace('launcher/3', 'launcher/studio'), hub.url);
    expect(code).not.toBe(0);
    expect(output + error).toContain('Invalid config id');
    expect(error).toContain('422');
  });

  it.skipIf(!isThere)('end where the hub accepts the call and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const {port} = silent.address() as {port: number};
    const sample = samples[0]!.request.calls[language].text;
    const hasty = sample.replace(/(?<=timeout[=(]|max-time )10/, '1');
    expect(hasty).not.toBe(sample);
    const {code} = await run(language, hasty, `http://127.0.0.1:${port}`);
    silent.close();
    expect(code).not.toBe(0);
  });
});

/** The letters and digits of a printed value: each language has its own quotes, spaces, and escapes. */
function sameWords(value: string): string {
  return value
    .replace(/\bNone\b/g, 'null')
    .replace(/\\+[rnt]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
