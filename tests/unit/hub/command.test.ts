import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {testFolder} from '../../support/folder';
import {commandText, startCommand, type Command} from './command';
import {faultOf} from './contract';

const {root: folder, write} = testFolder();

beforeAll(async () => {
  write('practice-hub.mjs', await commandText());
  write('broken.yaml', 'engines:\n  - id: 1\n    status: steady\n');
});

describe('The command', () => {
  let hub: Command;
  beforeAll(async () => {
    hub = await startCommand(folder);
  });
  afterAll(async () => {
    expect(await hub.stop()).toBe(0);
    expect(hub.output()).toMatch(/Ended after \d+ calls\n$/);
  });

  it('lets pages of other sites call it, and prints a line for each call', async () => {
    const preflight = await fetch(`${hub.url}/api/rest/v1/engines`, {method: 'OPTIONS'});
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, HEAD, POST, PUT, PATCH, DELETE',
    ]);
    const answered = await fetch(`${hub.url}/api/rest/v1/engines`);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    await hub.call('GET /launcher/99');
    expect(hub.output()).toMatch(
      /^[\d:.]+ GET \/api\/rest\/v1\/launcher\/99 422 [\d.]+ ms {2}launchId '99' doesn't exist; known: 3 /m,
    );
  });
});

it('fails, waits, and starts with another studio where it is asked to', async () => {
  write('empty.json', JSON.stringify({...(await import('./load')).world, rundowns: []}));
  const hub = await startCommand(folder, '--data', 'empty.json', '--slow', '100');
  const started = performance.now();
  expect(await hub.call('GET /playout/rundowns')).toMatchObject({status: 200, json: []});
  expect(performance.now() - started).toBeGreaterThan(90);
  await hub.stop();
  const failing = await startCommand(folder, '--fail', '100');
  const answered = await failing.call('GET /engines');
  expect(faultOf('listEngines', answered)).toBe('');
  expect(answered.status).toBe(500);
  await failing.stop();
});

it.each([
  [['--data', 'broken.yaml'], 'broken.yaml:3  engines[0].status is "steady"  ->  did you mean "ready"?'],
  [['--data', 'none.yaml'], 'none.yaml  there is no such file  ->  give --data a YAML or JSON file'],
  [['--port', '70000'], '--port is "70000"  ->  write a number, from 0 to 65535'],
  [['--speed', 'fast'], '--speed is "fast"  ->  write a number, from 0.001 to 1000'],
  [['--fail', '101'], '--fail is "101"  ->  write a number, from 0 to 100'],
  [['--loud'], '--help lists the options'],
])('%j ends it with what to write instead', async (options, message) => {
  const {code, stderr} = await outcomeOf(folder, process.execPath, ['practice-hub.mjs', ...options]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('says that its port is taken, and what it can do', async () => {
  const hub = await startCommand(folder);
  const {port} = new URL(hub.url);
  const taken = await outcomeOf(folder, process.execPath, ['practice-hub.mjs', '--port', port]);
  await hub.stop();
  expect([taken.code, taken.stderr]).toEqual([
    1,
    `Port ${port} is taken or not allowed  ->  choose another with --port\n`,
  ]);
  const {code, stdout} = await outcomeOf(folder, process.execPath, ['practice-hub.mjs', '--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('--speed FACTOR')]);
});

it('holds the licenses of what it is made from, and no path of the machine that made it', async () => {
  const text = await commandText();
  expect(text).toMatch(/^hono \d/m);
  expect(text).toContain('MIT License');
  expect(text).not.toContain(process.cwd());
});
