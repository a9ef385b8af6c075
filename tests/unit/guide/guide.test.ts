import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../../scripts/lib/server';
import {testFolder} from '../../support/folder';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {serveHub} from '../hub/load';
import {guide, sampleOf, samples, sdkName, secondImport, shell, type Sample} from './samples';

const folder = testFolder();

const curl = shell.filter(({text}) => text.startsWith('curl '));
const files = ['server.js', 'client/index.js', 'set-color.mjs'];
/** Compiled and run by tests/unit/api/clients.test.ts. */
const clients = ['client.ts', 'property.ts'];
/** Run against the practice hub by recipes.test.ts. */
const recipes = ['hub', 'launch', 'run', 'item', 'show', 'color', 'survive'].flatMap((name) =>
  ['sh', 'mjs', 'py'].map((ending) => `${name}.${ending}`),
);
const fragments = [
  'A hub with SSL',
  'Calls to engine 2',
  'Offer methods and send events',
  'Call methods and receive events of another module',
  'The connection',
  'Read and set the field',
];

describe(guide, () => {
  it('has samples of each kind, and each of them is run', () => {
    const code = samples.filter(({language}) => ['bash', 'js', 'python'].includes(language));
    const known = (sample: Sample) =>
      sample.language === 'bash'
        ? recipes.includes(sample.title) ||
          /^(curl|npm i|npx (?:openapi-typescript|@hey-api)|node|HUB=)/.test(sample.text)
        : [...files, ...clients, ...recipes, ...fragments, secondImport].includes(sample.title);
    expect(code.filter((sample) => !known(sample)).map(({place}) => place)).toEqual([]);
    expect(curl.length).toBeGreaterThan(5);
    for (const title of [...files, ...fragments, secondImport]) {
      expect(sampleOf(title).text).not.toBe('');
    }
    const languages = new Set(samples.map(({language}) => language));
    expect(
      [...languages].filter(
        (name) => !['bash', 'js', 'python', 'json', 'text', 'html', 'flow', 'curve', 'powershell'].includes(name),
      ),
    ).toEqual([]);
  });

  it('installs the version that its package file names', () => {
    const {dependencies} = JSON.parse(sampleOf('package.json').text) as {dependencies: Record<string, string>};
    const [[name, version] = []] = Object.entries(dependencies);
    expect(name).toBe(sdkName);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const installs = shell.flatMap(({text}) => text.match(/^npm install \S+$/gm) ?? []);
    const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(installs).toHaveLength(3);
    expect(installs).toContain(`npm install openapi-fetch@${devDependencies['openapi-fetch']}`);
    expect(installs.find((text) => text.includes('github:'))).toMatch(
      new RegExp(`^npm install github:${sdkName.slice(1)}#[0-9a-f]{40}$`),
    );
  });
});

describe('samples of the REST API', () => {
  let practice: Awaited<ReturnType<typeof serveHub>>;
  beforeAll(async () => {
    practice = await serveHub();
  });
  afterAll(() => practice.server.close());

  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  const runCurl = (text: string) =>
    outcomeOf(folder.root, 'bash', [
      '-c',
      text.trim().replace(/http:\/\/localhost(:8080)?/, practice.url) + ' --silent',
    ]);

  it.skipIf(!hasCurl).each(curl.map((sample) => [sample.place, sample] as const))('%s', async (_, sample) => {
    const {code, stdout} = await runCurl(sample.text);
    expect(code, stdout).toBe(0);
    const next = samples[samples.indexOf(sample) + 1];
    const answer = JSON.parse(stdout) as unknown;
    if (next?.title === 'Response') {
      expect(answer).toEqual(JSON.parse(next.text));
    }
  });

  it.skipIf(!hasCurl)('end with the exit code that the page names when the hub answers with an error', async () => {
    const {text} = curl.find((sample) => sample.text.includes('EaseInOut')) as Sample;
    expect(await runCurl(text.replace('EaseInOut', 'Ease'))).toMatchObject({code: 22, stdout: 'Invalid parameter'});
  });

  describe('set-color.mjs', () => {
    let hub: Server | undefined;
    afterEach(() => hub?.close());

    const start = (address: string) =>
      outcomeOf(folder.root, process.execPath, [folder.write('set-color.mjs', sampleOf('set-color.mjs').text)], {
        HUB: address,
        NO_PROXY: '*',
      });

    /** A hub that answers every call alike. */
    function answering(status: number, body: string, type = 'application/json'): Promise<string> {
      hub = createServer((_, response) => void response.writeHead(status, {'Content-Type': type}).end(body));
      return listen(hub);
    }

    const json = 'application/json';
    const plain = 'text/plain';
    const engineWith = (status: string, instances: string[]) =>
      JSON.stringify([{id: 2, name: 'GFX-STUDIO-B', status, instances: instances.map((state) => ({status: state}))}]);
    const world: [call: RegExp, status: number, type: string, body: string][] = [
      [/^GET .*engines$/, 200, json, engineWith('connected', ['Idle', 'Loaded'])],
      [/^GET .*nodes$/, 200, json, '[{"NodePath": "n1", "NodeName": "Cyclorama"}]'],
      [/^GET .*properties$/, 200, json, '[{"PropertyPath": "p1", "DisplayName": "CycloramaColor"}]'],
      [/^PATCH .*n1\/properties\/p1$/, 200, json, '{"Value": 1}'],
    ];

    /** A hub in which everything works but one call. */
    function failing(...fault: (typeof world)[number]): Promise<string> {
      hub = createServer((request, response) => {
        const [, status = 500, type = plain, body = ''] =
          [fault, ...world].find(([call]) => call.test(`${request.method} ${request.url}`)) ?? [];
        request.resume().on('end', () => response.writeHead(status, {'Content-Type': type}).end(body));
      });
      return listen(hub);
    }

    it('sets the color', async () => {
      const {code, stdout, stderr} = await start(practice.url);
      expect(stderr).toBe('');
      expect(code).toBe(0);
      expect(stdout).toMatch(/^CycloramaColor: \{"x": ?0\.15/);
    });

    it('says what it did not find', async () => {
      const {code, stderr} = await start(await answering(200, '[]'));
      expect(stderr.trim()).toBe('No entry has name "GFX-STUDIO-B".');
      expect(code).toBe(1);
    });

    const engines = (status: string, state: string) =>
      [/engines$/, 200, json, engineWith(status, [state])] as (typeof world)[number];
    const change = (status: number, type: string, body: string) =>
      [/^PATCH/, status, type, body] as (typeof world)[number];
    const last = 'PATCH /engines/2/nodes/n1/properties/p1';

    it.each([
      ['an engine that is connected', engines('connected', 'Loaded'), 0, 'CycloramaColor: 1'],
      ['an engine that is disconnected', engines('disconnected', 'Loaded'), 1, 'GFX-STUDIO-B is disconnected.'],
      ['an instance that is loading', engines('ready', 'Loading'), 1, 'No project is loaded on GFX-STUDIO-B.'],
      ['an error as text', change(422, plain, 'Invalid parameter'), 1, `${last}: 422 Invalid parameter`],
      ['an error as JSON', change(404, json, '{"error": "None"}'), 1, `${last}: 404 {"error": "None"}`],
      ['success as text', change(202, plain, 'OK'), 0, 'CycloramaColor: "OK"'],
      ['success without a body', change(204, plain, ''), 0, 'CycloramaColor: ""'],
      ['a page in place of a list', [/engines$/, 200, 'text/html', '<html>'], 1, 'The hub sent no list, but: <html>'],
    ] as [string, (typeof world)[number], number, string][])('meets %s', async (_, fault, code, printed) => {
      const ended = await start(await failing(...fault));
      expect([ended.code, (ended.stdout + ended.stderr).trim()]).toEqual([code, printed]);
    });

    it('says that the hub is not there', async () => {
      const address = await answering(200, '[]');
      await new Promise((closed) => hub?.close(closed));
      const {code, stderr} = await start(address);
      expect(stderr).toMatch(new RegExp(`^${address} can't be reached: `));
      expect(code).toBe(1);
    });
  });
});
