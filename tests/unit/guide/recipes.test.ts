import {spawn, spawnSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {Language, Parser} from 'web-tree-sitter';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {listen} from '../../../scripts/lib/server';
import {testFolder} from '../../support/folder';
import {commandText, startCommand, type Command} from '../hub/command';
import {sampleOf, samples} from './samples';

const {root, write} = testFolder();
let hub: Command;

const run = (program: string, ...environment: string[]) =>
  outcomeOf(root, 'env', [`HUB=${hub.url}`, ...environment, ...program.split(' ')]);

/** A hub that is disturbed after it has started a configuration: the faults meet the calls that follow, one each. */
function disturb(faults: ('500' | 'lost')[]): Server {
  let isStarted = false;
  return createServer((request, response) => {
    const fault = isStarted ? faults.shift() : undefined;
    isStarted ||= request.url?.endsWith('/launch') === true;
    if (fault === 'lost') {
      request.socket.destroy();
    } else if (fault === '500') {
      response.writeHead(500, {'Content-Type': 'text/plain'}).end('500: Internal server error');
    } else {
      void fetch(hub.url + request.url, {method: request.method ?? 'GET'}).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response.writeHead(answer.status, {'Content-Type': type}).end(await answer.text());
      });
    }
  });
}

/** A hub whose renderer fails in its first starts. */
function failing(failures: number): Server {
  let starts = 0;
  return createServer((request, response) => {
    starts += /\/(?:launch|start)$/.test(request.url ?? '') ? 1 : 0;
    void fetch(hub.url + request.url, {method: request.method ?? 'GET'}).then(async (answer) => {
      const text = await answer.text();
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, {'Content-Type': type});
      response.end(
        starts > failures ? text : text.replace(/"status":"(?:Caching|Loading|Loaded)"/, '"status":"Error"'),
      );
    });
  });
}

/** A hub that has these answers, and nothing else. */
const answerAll = (answers: Record<string, unknown>): Server =>
  createServer((request, response) => {
    const answer = answers[request.url?.replace('/api/rest/v1', '') ?? ''];
    response.writeHead(answer ? 200 : 404, {'Content-Type': 'application/json'}).end(JSON.stringify(answer ?? {}));
  });

/** A program that pauses for a tenth of the time: the hub is faster by more. */
const inHaste = (text: string): string =>
  text
    .replace('seconds * 1000', 'seconds * 100')
    .replaceAll(/time\.sleep\((.*)\)/g, 'time.sleep(($1) / 10)')
    .replaceAll(/^( *sleep) (.+)/gm, (_, sleep: string, seconds: string) => `${sleep} ${(Number(seconds) || 1) / 10}`);

beforeAll(async () => {
  write('practice-hub.mjs', await commandText());
  for (const {title} of samples.filter(({place}) => place.startsWith('rest-api-recipes')))
    if (/\.(mjs|py|ps1|sh)$/.test(title)) write(title, inHaste(sampleOf(title).text));
});

describe.each([
  ['node', 'mjs'],
  ['python3', 'py'],
  ['bash', 'sh'],
])('recipes for %s', (command, ending) => {
  beforeAll(async () => {
    hub = await startCommand(root, '--speed', '20');
  });
  afterAll(() => hub.stop());
  const isMissing = [command, ...(ending === 'sh' ? ['jq', 'curl'] : [])].some(
    (one) => spawnSync(one, ['--version']).status !== 0,
  );

  it.skipIf(isMissing)('start an idle configuration, and refuse one that is running', async () => {
    const started = await run(`${command} launch.${ending}`);
    expect(started.stdout).toBe('Rehearsal is loaded.\n');
    expect((await hub.call('GET /engines/1')).json).toMatchObject({instances: [{status: 'Loaded', projectId: 7}]});
    const again = await run(`${command} launch.${ending}`);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('Start only engines that are idle');
  });

  it.skipIf(isMissing)('wait through a 500 and a lost connection, but not without a limit', async () => {
    await hub.call('PUT /launcher/3/stop');
    const server = disturb(['500', 'lost']);
    const started = await run(`${command} launch.${ending}`, `HUB=${await listen(server)}`);
    expect(started.stdout).toBe('Rehearsal is loaded.\n');
    expect(started.stderr).toMatch(/^GET \/\S+: 500 500: Internal server error\. Next try in 1 s\.\n.*no answer/);
    server.close();

    await hub.call('PUT /launcher/3/stop');
    const shared = inHaste(sampleOf(`hub.${ending}`).text);
    write(`hub.${ending}`, shared.replace(/limit( ?= ?)(?:\$\{2:-)?60\}?/, 'limit$10'));
    const broken = disturb(['500']);
    const ended = await run(`${command} launch.${ending}`, `HUB=${await listen(broken)}`);
    write(`hub.${ending}`, shared);
    broken.close();
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/^GET \/\S+: 500 500: Internal server error\n$/);
  });

  it.skipIf(isMissing)('end after the third 500, and where a renderer has no engine', async () => {
    await hub.call('PUT /launcher/3/stop');
    const broken = disturb(['500', '500', '500', '500']);
    const ended = await run(`${command} launch.${ending}`, `HUB=${await listen(broken)}`);
    broken.close();
    expect(ended.code).toBe(1);
    expect(ended.stderr.match(/Next try/g)).toHaveLength(2);
    expect(ended.stderr).toMatch(/\nGET \/\S+: 500 500: Internal server error\n$/);

    await hub.call('PUT /launcher/3/stop');
    const empty = answerAll({'/launcher': [{id: 3, name: 'Rehearsal', renderers: [6]}], '/launcher/3/renderer/6': {}});
    const refused = await run(`${command} launch.${ending}`, `HUB=${await listen(empty)}`);
    empty.close();
    expect(refused).toMatchObject({code: 1, stderr: 'A renderer of Rehearsal has no engine.\n'});
  });

  it.skipIf(isMissing)('end with one line where a field is missing, and with the stack for DEBUG', async () => {
    const server = answerAll({'/engines': [{id: 2, name: 'GFX-STUDIO-B'}]});
    const address = `HUB=${await listen(server)}`;
    const short = await run(`${command} color.${ending}`, address);
    expect(short).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^(?:TypeError|KeyError|jq: error[^\n]*): [^\n]*\n$/),
    });
    const long = await run(`${command} color.${ending}`, address, 'DEBUG=1');
    server.close();
    expect(long).toMatchObject({code: 1, stderr: expect.stringMatching(/color\.(mjs|py|sh)/)});
  });

  it.skipIf(isMissing)('end with one line where nothing listens', async () => {
    const unused = createServer();
    const address = await listen(unused);
    await new Promise((closed) => unused.close(closed));
    const {code, stdout, stderr} = await run(`${command} item.${ending}`, `HUB=${address}`);
    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toMatch(
      new RegExp(`^GET /\\S+: no answer from ${address} \\(.*(refused|REFUSED|connect to).*\\)\n$`),
    );
  });

  it.skipIf(isMissing)('start a show, and play an item only if it is loaded', async () => {
    await hub.call('PUT /launcher/3/stop');
    expect((await run(`${command} show.${ending}`)).stdout).toBe('Rehearsal is loaded.\nGuest name was on air.\n');
    expect(await run(`${command} show.${ending}`)).toMatchObject({code: 1, stdout: ''});
  });

  it.skipIf(isMissing)('start, wait, and stop, and start a renderer that fails once more, but not twice', async () => {
    await hub.call('PUT /launcher/3/stop');
    const quiet = await run(`${command} run.${ending}`, 'HOLD=1');
    expect(quiet).toEqual({code: 0, stdout: 'Rehearsal is loaded.\nRehearsal is stopped.\n', stderr: ''});
    expect((await hub.call('GET /engines/1')).json).toMatchObject({instances: [{status: 'Idle'}]});
    for (const [failures, code] of [
      [1, 0],
      [2, 1],
    ]) {
      const server = failing(failures!);
      const ended = await run(`${command} run.${ending}`, 'HOLD=1', `HUB=${await listen(server)}`);
      server.close();
      expect(ended.code).toBe(code);
      expect(ended.stderr).toMatch(
        /^Renderer 6 failed\. It is started once more\.\n(?:Renderer 6 failed twice\. [^\n]*\n)?$/,
      );
      expect((await hub.call('GET /engines/1')).json).toMatchObject({instances: [{status: 'Idle'}]});
    }
  });

  it.skipIf(isMissing)('fill an item and press its buttons', async () => {
    const played = await run(`${command} item.${ending}`);
    expect(played.stdout).toBe('Guest name was on air.\n');
    expect((await hub.call('GET /playout/rundowns/4/items/21')).json).toMatchObject({
      data: {realitystring_0: 'John Sample', realitynumber_0: 230.4},
    });
    expect((await run(`${command} item.${ending}`, 'ITEM=Nobody')).stderr).toContain('0 entries have name "Nobody"');
  });

  it.skipIf(isMissing)('move a color of a node found by name, and refuse an engine without a project', async () => {
    const moved = await run(`${command} color.${ending}`);
    expect(moved.stderr).toBe('');
    expect(moved.stdout).toBe('CycloramaColor has its new value.\n');
    const property =
      '/engines/2/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties/855f57a6-7cf5-4365-9b4b-f55d242018e2';
    expect((await hub.call(`GET ${property}`)).json).toMatchObject({Value: {x: 0.15000000596046448, w: 1}});
    const other = await run(`${command} color.${ending}`, 'ENGINE=GFX-STUDIO-C');
    expect(other.stderr).toContain('0 entries have NodeName "Cyclorama"');
  });
});

it.each([
  ['node', 'mjs'],
  ['python3', 'py'],
  ['bash', 'sh'],
])('the hub is restarted while a program of %s reads', async (command, ending) => {
  hub = await startCommand(root);
  const {port} = new URL(hub.url);
  await hub.stop();
  const running = spawn(command, [`survive.${ending}`], {cwd: root, env: {...process.env, HUB: hub.url, ROUNDS: '1'}});
  let output = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise((done) => running.once('exit', done));
  await vi.waitFor(() => expect(output).toContain('Next try in 1 s.'), 15_000);
  hub = await startCommand(root, '--port', port);
  expect(await ended).toBe(0);
  await hub.stop();
  expect(output).toContain('Cyclorama is 9fb4c6fa');
});

it('the scripts for PowerShell have no fault of syntax, and there is one for each recipe', async () => {
  await Parser.init();
  const parser = new Parser();
  const {resolve} = createRequire(import.meta.url);
  parser.setLanguage(await Language.load(resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')));
  const isFaulty = (text: string) => parser.parse(text)?.rootNode.hasError !== false;
  const scripts = samples.filter(({language}) => language === 'powershell');
  const names = ['hub', 'launch', 'run', 'item', 'show', 'color', 'survive'];
  expect(scripts.map(({title}) => title)).toEqual(names.map((name) => `${name}.ps1`));
  expect(scripts.filter(({text}) => isFaulty(text)).map(({title}) => title)).toEqual([]);
  expect(isFaulty(scripts[0]!.text.replace('}', ''))).toBe(true);
  // Functions that scripts call are theirs, or those of the shared file.
  const defined = (text: string) => Array.from(text.matchAll(/^function ([\w-]+)/gm), ([, name]) => name);
  const own = /\b(?:Invoke-Hub|Find-One|Get-Instance|Send-Button|Read-Hub)\b/g;
  for (const {title, text} of scripts) {
    const known = [...defined(text), ...(text.includes('. ./hub.ps1') ? defined(scripts[0]!.text) : [])];
    expect(
      [...new Set(text.match(own))].filter((name) => !known.includes(name)),
      title,
    ).toEqual([]);
  }
});
