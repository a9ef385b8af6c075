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
});

describe('The Launcher', () => {
  it.each([
    ['GET /launcher/99', 422, 'Invalid config id'],
    ['GET /launcher/99/renderer/6', 422, 'Invalid config id'],
    ['GET /launcher/03', 422, 'Invalid config id'],
    ['GET /launcher/3/renderer/abc', 422, 'Invalid parameter'],
    ['POST /launcher/99/renderer/create', 422, 'Invalid config id', {engineId: 1}],
    ['GET /launcher/3/renderer/8', 404, 'Renderer not found'],
    ['PUT /launcher/3/renderer/8/start', 404, 'Renderer not listed in selected configuration.'],
  ])('answers %s with %i %s', async (line, status, text, body?: object) => {
    expect(await startHub().call(line, body)).toMatchObject({status, text, type: 'text/plain'});
  });

  it.each([
    [{engineId: 99}, "engine '99' doesn't exist; known: 1, 2, 3, 4"],
    [{engineType: 'UE', stateId: 12}, "state of UE '12' doesn't exist; known: 8, 9"],
    [{projectId: 7, projectMapId: 21}, "map of the project '21' doesn't exist; known: 31, 32"],
    [{projectId: 'x'}, 'projectId must be an integer'],
  ])('refuses the renderer %j and says why', async (body, reason) => {
    expect(await startHub().call('POST /launcher/3/renderer/create', body)).toMatchObject({
      status: 422,
      text: 'Failed to update renderer',
      reason,
    });
  });

  it('refuses a configuration with an empty name or an unknown renderer', async () => {
    const hub = startHub();
    const create = (body: object) => hub.call('POST /launcher/create', body);
    expect(await create({name: ' ', renderers: [6]})).toMatchObject({status: 422, reason: 'name is empty'});
    expect(await create({name: 'B', renderers: [6, 99]})).toMatchObject({
      status: 422,
      reason: expect.stringContaining("renderer '99' doesn't exist; known: 6"),
    });
  });
});

describe('A load', () => {
  it('needs an engine on which that kind is loaded; a ustate takes the first one', async () => {
    const hub = startHub();
    expect(await hub.call('POST /graphs/12/load', {engineHostId: 1})).toMatchObject({
      status: 500,
      notes: ['rest-load-target'],
    });
    expect(await hub.call('POST /graphs/99/load', {engineHostId: 2})).toMatchObject({status: 500, notes: []});
    expect(await hub.call('POST /graphs/12/load')).toMatchObject({status: 422, reason: 'the call has no body'});
    expect(await hub.call('POST /ustates/9/load')).toMatchObject({status: 200, notes: ['rest-load-target']});
    expect((await hub.call('GET /engines/4')).json).toMatchObject({ustateId: 9});
    expect((await hub.call('POST /rgraphs/6/load', {engineHostId: 3})).status).toBe(200);
    expect((await hub.call('GET /engines/3')).json).toMatchObject({rgraphId: 6});
  });
});
