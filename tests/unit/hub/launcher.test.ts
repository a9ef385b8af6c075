import {describe, expect, it} from 'vitest';
import {startHub, type TestHub} from './load';

const statusOf = async (hub: TestHub, engine: number, instance: number) => {
  const {json} = await hub.call(`GET /engines/${engine}`);
  return (json as {instances: {id: number; status: string; pid: number | null}[]}).instances.find(
    ({id}) => id === instance,
  )!;
};

describe('A launch', () => {
  it('goes through its states in time, and brings the nodes of its graph', async () => {
    const hub = startHub();
    expect((await hub.call('GET /engines/1/nodes')).json).toEqual([]);
    expect(await hub.call('PUT /launcher/3/launch')).toMatchObject({
      status: 200,
      text: 'OK',
      notes: ['rest-launch-steps'],
    });
    expect(await statusOf(hub, 1, 1)).toMatchObject({status: 'Caching', pid: null});
    hub.wait(2);
    expect(await statusOf(hub, 1, 1)).toMatchObject({status: 'Loading', pid: 5000});
    hub.wait(2.999);
    expect(await statusOf(hub, 1, 1)).toMatchObject({status: 'Loading'});
    hub.wait(0.001);
    expect(await statusOf(hub, 1, 1)).toMatchObject({status: 'Loaded', projectId: 7, projectMapId: 31});
    expect((await hub.call('GET /engines/1/nodes')).json).toHaveLength(3);
    expect(hub.studio().engines[0]!.instances[0]).toMatchObject({status: 'Loaded', loaded: 'Main Studio'});
  });

  it('is cancelled where nothing is idle, and possible again after a stop', async () => {
    const hub = startHub();
    const text = 'Launch cancelled: This launch configuration has no idle engines or suitable engine installation.';
    expect(await hub.call('PUT /launcher/4/launch')).toMatchObject({status: 404, type: 'text/plain', text});
    expect(await hub.call('PUT /launcher/4/stop')).toMatchObject({status: 200, text: '', type: ''});
    expect(await statusOf(hub, 2, 3)).toMatchObject({status: 'Idle', pid: null, projectId: null});
    expect((await hub.call('GET /engines/2/nodes')).json).toEqual([]);
    expect((await hub.call('GET /engines/4')).json).toMatchObject({ustateId: null});
    expect((await hub.call('PUT /launcher/4/launch')).status).toBe(200);
    hub.wait(60);
    expect((await hub.call('GET /engines/4')).json).toMatchObject({ustateId: 8, instances: [{status: 'Loaded'}]});
  });

  it('can be stopped while it is under way', async () => {
    const hub = startHub();
    await hub.call('PUT /launcher/3/renderer/6/start');
    hub.wait(3);
    await hub.call('PUT /launcher/3/renderer/6/stop');
    hub.wait(60);
    expect(await statusOf(hub, 1, 1)).toMatchObject({status: 'Idle', pid: null});
  });

  it('starts one renderer alone, and leaves what runs as it is', async () => {
    const hub = startHub();
    await hub.call('PUT /launcher/4/renderer/9/stop');
    expect((await hub.call('PUT /launcher/4/launch')).notes).toEqual(['rest-launch-steps']);
    expect((await hub.call('PUT /launcher/4/renderer/8/start')).notes).toEqual(['rest-launch-steps']);
    expect(await statusOf(hub, 2, 3)).toMatchObject({status: 'Loaded', pid: 5120});
    expect(await statusOf(hub, 3, 4)).toMatchObject({status: 'Caching'});
  });
});

describe('The Launcher', () => {
  it.each([
    ['GET /launcher/99', 422, 'Invalid config id'],
    ['GET /launcher/x', 422, 'Invalid config id'],
    ['PUT /launcher/99/launch', 422, 'Invalid config id'],
    ['PUT /launcher/99/stop', 422, 'Invalid config id'],
    ['PUT /launcher/99/retime', 422, 'Invalid config id'],
    ['GET /launcher/99/renderer', 422, 'Invalid config id'],
    ['GET /launcher/99/renderer/6', 422, 'Invalid parameter'],
    ['GET /launcher/3/renderer/8', 404, 'Renderer not found'],
    ['PUT /launcher/99/renderer/6/start', 422, 'Invalid config id'],
    ['PUT /launcher/3/renderer/8/start', 404, 'Renderer not listed in selected configuration.'],
    ['PUT /launcher/3/renderer/8/stop', 404, 'Renderer not listed in selected configuration.'],
  ])('answers %s with %i %s', async (line, status, text) => {
    expect(await startHub().call(line)).toMatchObject({status, text, type: 'text/plain'});
  });

  it('creates configurations with copies of renderers, and renderers that start what they name', async () => {
    const hub = startHub();
    expect(await hub.call('POST /launcher/create', {name: 'Spare', renderers: [6]})).toMatchObject({
      json: {id: 5, renderers: [11]},
      notes: ['rest-first-renderer'],
    });
    expect((await hub.call('GET /launcher/5/renderer/11')).json).toEqual({
      ...{launchConfigId: 5, engineId: 1, projectId: 7, projectMapId: 31, engineType: 'RE5', stateId: 12},
    });
    const renderer = {launchConfigId: 5, engineId: 2, projectId: 5, projectMapId: null, engineType: 'RE', stateId: 6};
    expect((await hub.call('POST /launcher/5/renderer/create', renderer)).json).toBe(12);
    expect((await hub.call('GET /launcher/5/renderer')).json).toEqual([11, 12]);
    await hub.call('PUT /launcher/5/renderer/12/start');
    hub.wait(5);
    expect(await statusOf(hub, 2, 2)).toMatchObject({status: 'Loaded', projectId: 5});
    expect((await hub.call('GET /engines/2')).json).toMatchObject({rgraphId: 6});
    expect((await hub.call('GET /engines/2/nodes')).json).toHaveLength(4);
  });

  it.each([
    ['POST /launcher/create', {name: 'Spare'}, 'Invalid parameters'],
    ['POST /launcher/create', {name: 'Spare', renderers: [99]}, 'Invalid parameters'],
    ['POST /launcher/3/renderer/create', {engineId: 99}, 'Failed to update renderer'],
    ['POST /launcher/3/renderer/create', {engineType: 'RE6'}, 'Failed to update renderer'],
    ['POST /launcher/3/renderer/create', {projectId: 7, projectMapId: 21}, 'Failed to update renderer'],
    ['POST /launcher/99/renderer/create', {}, 'Failed to update renderer'],
  ])('refuses %s with %j', async (line, body, text) => {
    expect(await startHub().call(line, body)).toMatchObject({status: 422, text, type: 'text/plain'});
  });
});

describe('A load', () => {
  it('replaces the nodes, and brings back stored values', async () => {
    const hub = startHub();
    const angle =
      '/engines/2/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties/d3d8e98c-1bef-4c4a-b368-2b4023c6bdd1';
    await hub.call(`PATCH ${angle}`, {Value: 1});
    expect((await hub.call('POST /graphs/14/load', {engineHostId: 2})).json).toEqual({success: true});
    expect((await hub.call('GET /engines/2/nodes')).json).toHaveLength(1);
    await hub.call('POST /graphs/12/load', {engineHostId: 2});
    expect((await hub.call(`GET ${angle}`)).json).toMatchObject({Value: 105});
  });

  it('needs an engine on which that kind is loaded; a ustate takes the first one', async () => {
    const hub = startHub();
    expect(await hub.call('POST /graphs/12/load', {engineHostId: 1})).toMatchObject({
      status: 500,
      notes: ['rest-load-target'],
    });
    expect(await hub.call('POST /graphs/99/load', {engineHostId: 2})).toMatchObject({status: 500, notes: []});
    expect(await hub.call('POST /graphs/12/load')).toMatchObject({status: 500, notes: ['rest-invalid-input']});
    expect(await hub.call('POST /ustates/9/load')).toMatchObject({status: 200, notes: ['rest-load-target']});
    expect((await hub.call('GET /engines/4')).json).toMatchObject({ustateId: 9});
    expect((await hub.call('POST /rgraphs/6/load', {engineHostId: 3})).status).toBe(200);
    expect((await hub.call('GET /engines/3')).json).toMatchObject({rgraphId: 6});
  });
});
