import {once} from 'node:events';
import {createServer} from 'node:net';
import {networkInterfaces} from 'node:os';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {testFolder} from '../../support/folder';
import {commandText, startCommand, type Command} from './command';
import {allows, calls, faultOf} from './contract';

const {root: folder, write} = testFolder();
const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({address}) => address === '::1'));
const node = '9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a';
const properties = `/engines/2/nodes/${node}/properties`;
const color = `${properties}/855f57a6-7cf5-4365-9b4b-f55d242018e2`;
const functions = '/engines/4/nodes/c4e1a7b2-38d6-4f59-8b0c-27a9d5e6f314/functions';
const item = {name: 'Guest', template: 'Lower Third', data: {realitystring_0: 'John Sample'}};

/** Every call with a body that the description allows. The order is that of a show. */
const good: Record<string, readonly [line: string, body?: unknown]> = {
  listEngines: ['GET /engines'],
  getEngine: ['GET /engines/2'],
  listNodes: ['GET /engines/2/nodes'],
  getNode: [`GET /engines/2/nodes/${node}`],
  listProperties: [`GET ${properties}`],
  getProperty: [`GET ${color}`],
  setProperty: [`PATCH ${color}`, {Value: {x: 1, y: 0, z: 0, w: 1}, Interpolation: 'EaseIn', Duration: 1, Delay: 0.5}],
  listFunctions: [`GET ${functions}`],
  getFunction: [`GET ${functions}/df8e6eee-c94b-48c5-86d1-11e1923917ce`],
  callFunction: [`POST ${functions}/df8e6eee-c94b-48c5-86d1-11e1923917ce`, {}],
  listRundowns: ['GET /playout/rundowns'],
  createRundown: ['POST /playout/rundowns', {name: 'Late News'}],
  getRundown: ['GET /playout/rundowns/10'],
  renameRundown: ['PATCH /playout/rundowns/10', {name: 'Night News'}],
  createRundownItem: ['POST /playout/rundowns/10/items', item],
  listRundownItems: ['GET /playout/rundowns/10/items'],
  getRundownItem: ['GET /playout/rundowns/10/items/23'],
  updateRundownItem: ['PATCH /playout/rundowns/10/items/23', {order: 0, overriddenChannels: [2]}],
  triggerRundownItemButton: ['POST /playout/rundowns/10/items/23/open_lower'],
  deleteRundownItem: ['DELETE /playout/rundowns/10/items/23'],
  deleteRundown: ['DELETE /playout/rundowns/10'],
  listTemplates: ['GET /playout/templates'],
  listNewsroomRundowns: ['GET /newsroom/rundowns'],
  listNewsroomRundownsOfSystem: ['GET /newsroom/rundowns/OCTOPUS-DEMO'],
  getNewsroomRundown: ['GET /newsroom/rundowns/OCTOPUS-DEMO/50417733'],
  updateMediaObject: ['PATCH /newsroom/mosObjects/ddd252e4-a443-4fbc-b451-689688a3bf7c', {data: {}}],
  triggerNewsroomItemButton: ['POST /newsroom/rundowns/OCTOPUS-DEMO/50417733/60213345/2-1/button1'],
  listGraphs: ['GET /graphs'],
  getGraph: ['GET /graphs/12'],
  loadGraph: ['POST /graphs/14/load', {engineHostId: 2}],
  listRgraphs: ['GET /rgraphs'],
  getRgraph: ['GET /rgraphs/5'],
  loadRgraph: ['POST /rgraphs/6/load', {engineHostId: 3}],
  listUstates: ['GET /ustates'],
  getUstate: ['GET /ustates/8'],
  loadUstate: ['POST /ustates/9/load', {engineHostId: 4}],
  listProjects: ['GET /projects'],
  listLaunchConfigs: ['GET /launcher'],
  getLaunchConfig: ['GET /launcher/3'],
  createLaunchConfig: ['POST /launcher/create', {name: 'Spare', renderers: [6]}],
  startLaunchConfig: ['PUT /launcher/3/launch'],
  retimeLaunchConfig: ['PUT /launcher/3/retime'],
  stopLaunchConfig: ['PUT /launcher/3/stop'],
  listRenderers: ['GET /launcher/3/renderer'],
  getRenderer: ['GET /launcher/3/renderer/6'],
  createRenderer: [
    'POST /launcher/3/renderer/create',
    {launchConfigId: 3, engineId: 1, projectId: 7, engineType: 'RE5'},
  ],
  startRenderer: ['PUT /launcher/3/renderer/6/start'],
  stopRenderer: ['PUT /launcher/3/renderer/6/stop'],
};

/** Bodies that hardly any call allows. */
const bad = [
  [],
  'text',
  4,
  {Value: null},
  {name: 4},
  {data: 'text'},
  {engineHostId: 'two'},
  {renderers: 6},
  {Parameters: 1},
];

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

  it('answers all calls as the description has them', async () => {
    expect(Object.keys(good).sort()).toEqual(calls.map(({id}) => id).sort());
    for (const [id, [line, body]] of Object.entries(good)) {
      expect([id, allows(id, body)]).toEqual([id, true]);
      const answered = await hub.call(line, body);
      expect([id, faultOf(id, answered)]).toEqual([id, '']);
      expect([id, answered.status < 300]).toEqual([id, true]);
    }
  });

  it('refuses bodies that the description does not allow, with an error that it has', async () => {
    let count = 0;
    for (const [id, [line]] of Object.entries(good)) {
      for (const body of bad.filter((one) => !allows(id, one))) {
        const answered = await hub.call(line, body);
        expect([line, body, faultOf(id, answered)]).toEqual([line, body, '']);
        expect(answered.status).toBeGreaterThan(399);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  it('lets pages of other sites call it, and prints a line for each call', async () => {
    const preflight = await fetch(`${hub.url}/api/rest/v1/engines`, {method: 'OPTIONS'});
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, POST, PUT, PATCH, DELETE',
    ]);
    const answered = await fetch(`${hub.url}/api/rest/v1/engines`);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    await hub.call('GET /launcher/99');
    expect(hub.output()).toMatch(/^[\d:.]+ GET \/api\/rest\/v1\/launcher\/99 422 [\d.]+ ms$/m);
  });
});

it('plays a show from start to end, with time that passes', async () => {
  const hub = await startCommand(folder, '--speed', '100');
  const json = async <Type>(line: string, body?: unknown) => (await hub.call(line, body)).json as Type;
  try {
    await hub.call('PUT /launcher/3/launch');
    const seen = new Set<string>();
    while (!seen.has('Loaded')) {
      const {instances} = await json<{instances: {status: string}[]}>('GET /engines/1');
      seen.add(instances[0]!.status);
    }
    await hub.call('POST /graphs/12/load', {engineHostId: 1});
    const nodes = await json<{NodePath: string; NodeName: string}[]>('GET /engines/1/nodes');
    const cyclorama = nodes.find(({NodeName}) => NodeName === 'Cyclorama')!.NodePath;
    const list = await json<{PropertyPath: string; DisplayName: string}[]>(
      `GET /engines/1/nodes/${cyclorama}/properties`,
    );
    const angle = `/engines/1/nodes/${cyclorama}/properties/${list.find(({DisplayName}) => DisplayName === 'LeftWingAngle')!.PropertyPath}`;
    await hub.call(`PATCH ${angle}`, {Value: 205, Interpolation: 'EaseInOut', Duration: 60});
    const between = new Set<number>();
    while (!between.has(205)) between.add((await json<{Value: number}>(`GET ${angle}`)).Value);
    expect(between.size).toBeGreaterThan(2);

    const {id: rundown} = await json<{id: number}>('POST /playout/rundowns', {name: 'Late News'});
    const {id} = await json<{id: number}>(`POST /playout/rundowns/${rundown}/items`, item);
    const address = `/playout/rundowns/${rundown}/items/${id}`;
    await hub.call(`PATCH ${address}`, {data: {realitystring_0: 'Jane Example'}, overriddenChannels: [2]});
    const {buttons} = await json<{buttons: {key: string}[]}>(`GET ${address}`);
    for (const {key} of buttons) expect(await json(`POST ${address}/${key}`)).toEqual({success: true});

    const [{ncsID, roID}] = await json<[{ncsID: string; roID: string}]>('GET /newsroom/rundowns');
    const {items} = await json<{items: {mosObject: {objID: string}}[]}>(`GET /newsroom/rundowns/${ncsID}/${roID}`);
    const changed = await json(`PATCH /newsroom/mosObjects/${items[0]!.mosObject.objID}`, {
      data: {realityarray1: ['Rain']},
    });
    expect(changed).toMatchObject({changedBy: 'REST API', data: {realityarray1: ['Rain']}});
    expect((await hub.call('PUT /launcher/3/stop')).status).toBe(200);
    expect(await json('GET /engines/1/nodes')).toEqual([]);
    expect((await hub.call(`DELETE /playout/rundowns/${rundown}`)).status).toBe(204);
  } finally {
    await hub.stop();
  }
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

it.skipIf(!hasIPv6)('is reached by both addresses that localhost can be', async () => {
  const hub = await startCommand(folder);
  const {port} = new URL(hub.url);
  for (const address of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${address}:${port}/api/rest/v1/engines`)).status).toBe(200);
  }
  expect(await hub.stop()).toBe(0);
  expect(hub.output()).toContain('Ended after 2 calls');
});

it.skipIf(!hasIPv6)('does not start where another program answers at one of them', async () => {
  const other = createServer().listen(0, '::1');
  await once(other, 'listening');
  const {port} = other.address() as {port: number};
  const {code, stderr} = await outcomeOf(folder, process.execPath, ['practice-hub.mjs', '--port', String(port)]);
  other.close();
  expect([code, stderr]).toEqual([1, `Port ${port} is taken or not allowed  ->  choose another with --port\n`]);
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
