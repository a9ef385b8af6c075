import {describe, expect, it} from 'vitest';
import {sentenceOf} from '../../../src/hub/page/program';
import {startHub, type TestHub} from './load';

const guest = '/playout/rundowns/4/items/21';
const opacity = '/engines/2/nodes/e055b7d0-d53b-4dda-bd77-b87ce30fc8c1/properties/a9c27e05-6f3b-47d2-8e91-0d4b5f6a7c83';
const valueOf = async (hub: TestHub, address: string) =>
  ((await hub.call(`GET ${address}`)).json as {Value: unknown}).Value;
const item = {name: 'Second guest', template: 'Lower Third', data: {realitystring_0: 'John Sample'}};

describe('Rundowns', () => {
  it('are created, renamed, and deleted', async () => {
    const hub = startHub();
    expect(await hub.call('POST /playout/rundowns', {name: 'Late News'})).toMatchObject({
      status: 201,
      json: {id: 10, name: 'Late News'},
    });
    expect(await hub.call('PATCH /playout/rundowns/10', {name: 'Night News'})).toMatchObject({
      status: 200,
      json: {id: 10, name: 'Night News'},
    });
    expect(await hub.call('DELETE /playout/rundowns/10')).toMatchObject({
      status: 204,
      text: '',
      notes: ['rest-delete-on-air'],
    });
    expect(await hub.call('GET /playout/rundowns/10')).toMatchObject({
      status: 404,
      json: {error: 'Playout rundown not found.'},
    });
    expect((await hub.call('GET /playout/rundowns')).json).toHaveLength(2);
  });

  it('need a name', async () => {
    const hub = startHub();
    const refused = {status: 422, type: 'application/json', json: {error: 'Rundown name is required'}};
    expect(await hub.call('POST /playout/rundowns', {name: ''})).toMatchObject(refused);
    expect(await hub.call('POST /playout/rundowns', {name: ' '})).toMatchObject(refused);
    expect(await hub.call('PATCH /playout/rundowns/4', {name: 4})).toMatchObject(refused);
    expect((await hub.call('GET /playout/rundowns/4')).json).toEqual({id: 4, name: 'Morning Show'});
  });
});

describe('Items', () => {
  it('are created at a place, in the short form, and read in the long one', async () => {
    const hub = startHub();
    const items = '/playout/rundowns/4/items';
    expect(await hub.call(`POST ${items}`, {...item, order: 0})).toMatchObject({status: 201, json: {id: 23, ...item}});
    expect(await hub.call(`POST ${items}`, item)).toMatchObject({status: 201, json: {id: 24, ...item}});
    const all = (await hub.call(`GET ${items}`)).json as {id: number; buttons: {key: string}[]}[];
    expect(all.map(({id}) => id)).toEqual([23, 21, 22, 24]);
    expect(all[0]!.buttons.map(({key}) => key)).toEqual(['open_lower', 'close_lower']);
  });

  it.each([
    ['GET /playout/rundowns/4/items/99', undefined],
    ['PATCH /playout/rundowns/4/items/99', {}],
    ['DELETE /playout/rundowns/99/items/21', undefined],
  ])('%s has its own 404', async (line, body) => {
    expect(await startHub().call(line, body)).toMatchObject({status: 404, json: {error: 'Rundown item not found.'}});
  });

  it.each([
    ['POST /playout/rundowns/99/items', item, 404],
    ['POST /playout/rundowns/4/items', {...item, template: 'Upper Third'}, 422],
    ['POST /playout/rundowns/4/items', {name: 'Guest'}, 422],
    ['PATCH /playout/rundowns/4/items/21', {overriddenChannels: ['1']}, 422],
  ])('refuse %s with %j by %i', async (line, body, status) => {
    expect((await startHub().call(line, body)).status).toBe(status);
  });

  it('play what their buttons set, on the channel of their form or the one that overrides it', async () => {
    const hub = startHub();
    expect(await hub.call(`POST ${guest}/open_lower`)).toMatchObject({
      json: {success: true},
      notes: ['button-sends-fields'],
    });
    hub.wait(0.25);
    expect(await valueOf(hub, opacity)).toBe(0.75);
    hub.wait(0.25);
    expect(await valueOf(hub, opacity)).toBe(1);
    expect(hub.studio().channels.map(({played}) => played)).toEqual(['Guest name: Open', undefined, undefined]);
    expect(sentenceOf(hub.studio().values)).toContain('a lower third at 100% with “Jane Example, Reporter”');
    await hub.call(`PATCH ${guest}`, {data: {realitystring_0: 'John Sample', realitystring_1: 7}});
    await hub.call(`POST ${guest}/open_lower`);
    expect(hub.studio().values).toMatchObject({GuestName: 'John Sample', GuestFunction: 'Reporter'});
    await hub.call(`PATCH ${guest}`, {overriddenChannels: [2, 77]});
    await hub.call(`POST ${guest}/edd40f6d-9c83-4ac4-b743-9e06472e6c1c`);
    hub.wait(1);
    expect(await valueOf(hub, opacity)).toBe(1);
    expect(hub.studio().channels.map(({played}) => played)).toEqual([
      'Guest name: Open',
      'Guest name: Close',
      undefined,
    ]);
  });
});

it('the output is black where nothing is loaded, and has the score of the function that was called', async () => {
  const hub = startHub();
  const scoreboard = '/engines/4/nodes/c4e1a7b2-38d6-4f59-8b0c-27a9d5e6f314/functions';
  await hub.call(`POST ${scoreboard}/df8e6eee-c94b-48c5-86d1-11e1923917ce`, {
    Parameters: [{PropertyPath: '410c50f5-d9a8-414b-8c11-ca17d2fbcbc1', payload: {value: 3}}],
  });
  expect(sentenceOf(hub.studio().values)).toMatch(/25% red, 75% green.*no lower third, the score 3 : 1\.$/);
  await hub.call('PUT /launcher/4/stop');
  expect(sentenceOf(hub.studio().values)).toContain('output is black');
});

describe('The newsroom', () => {
  const object = '/newsroom/mosObjects/ddd252e4-a443-4fbc-b451-689688a3bf7c';

  it('keeps what a program sends to a media object', async () => {
    const hub = startHub();
    const {json} = await hub.call(`PATCH ${object}`, {description: 'Checked', data: {realityarray1: ['North 8 Bft']}});
    expect(json).toMatchObject({changedBy: 'REST API', changed: '2026-01-05T00:00:00.000Z', description: 'Checked'});
    expect(json).not.toHaveProperty('buttons');
    expect((await hub.call('GET /newsroom/rundowns/OCTOPUS-DEMO/50417733')).json).toMatchObject({
      items: [{mosObject: {data: {realityarray1: ['North 8 Bft'], button1: ''}, buttons: [{key: 'button1'}]}}],
    });
  });

  it.each([
    ['GET /newsroom/rundowns/OCTOPUS-DEMO/1', undefined, 500],
    ['PATCH /newsroom/mosObjects/ddd252e4-a443-4fbc-b451-689688a3bf7d', {data: {}}, 500],
    [`PATCH ${object}`, {description: 'no data'}, 422],
    ['POST /newsroom/rundowns/OCTOPUS-DEMO/50417733/60213345/2-1/button1', undefined, 200],
    ['POST /newsroom/rundowns/OCTOPUS-DEMO/50417733/60213345/2-2/button1', undefined, 404],
    ['POST /newsroom/rundowns/OCTOPUS-DEMO/50417733/60213345/2-1/button9', undefined, 404],
  ])('answers %s with %j by %i', async (line, body, status) => {
    expect((await startHub().call(line, body)).status).toBe(status);
  });
});

it.each(['GET /lino', 'GET /', 'PUT /lino'])('%s is no call of the API', async (line) => {
  expect(await startHub().call(line)).toMatchObject({status: 404, text: expect.stringContaining('no call')});
});

it('says which methods an address takes, and answers HEAD as GET without a body', async () => {
  const hub = startHub();
  const ask = (method: string) => hub.answer(new Request('http://hub/api/rest/v1/playout/rundowns', {method}));
  const refused = await ask('PUT');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const head = await ask('HEAD');
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json', '']);
});

it.each([
  ['GET /engines/x', undefined, "engineId must be an integer, not 'x'"],
  ['GET /engines/02', undefined, "engineId must be an integer, not '02'"],
  ['GET /engines/9', undefined, "engineId '9' doesn't exist; known: 1 (GFX-LOCAL), 2 ("],
  [
    'POST /playout/rundowns/4/items',
    {...item, template: 'Lower Thirds'},
    "template 'Lower Thirds' doesn't exist; known: Score, Coast Map, Lower Third",
  ],
  ['POST /playout/rundowns/4/items', {name: 'Guest'}, 'template is missing; data is missing'],
  [`POST ${guest}/open`, undefined, "buttonKey 'open' doesn't exist; known: open_lower (Open), close_lower (Close)"],
  ['GET /newsroom/rundowns/OCTOPUS-DEMO/1', undefined, "roID '1' doesn't exist; known: 50417733 ("],
  ['GET /engines/1/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties', undefined, "nodePath '9fb4c6fa"],
  ['GET /engines/3/nodes/EngineControl/properties/Clock//TargetFPS/0', undefined, 'percent-encode slashes'],
  ['PUT /launcher/3/renderer/8/start', undefined, "rendererId '8' doesn't exist; known: 6 ("],
  ['PUT /launcher/4/launch', undefined, 'nothing is Idle; renderer 8: '],
  ['POST /graphs/12/load', {engineHostId: 1}, 'no RE5 instance is Loaded on engine 1; engines with one: 2'],
])('%s with %j is refused with the reason', async (line, body, reason) => {
  const {status, reason: told} = await startHub().call(line, body);
  expect(status).toBeGreaterThan(399);
  expect(told).toContain(reason);
});

/** The calls of a public control surface: it keeps one item for each template in a rundown, which it makes, and presses their buttons. */
async function keepPool(hub: TestHub): Promise<string[]> {
  const refused: string[] = [];
  const ask = async (line: string, body?: object) => {
    const {status, json} = await hub.call(line, body);
    if (status >= 400) refused.push(`${line} ${status}`);
    return status < 400 ? json : [];
  };
  const templates = (await ask('GET /playout/templates')) as {name: string}[];
  const rundowns = (await ask('GET /playout/rundowns')) as {id: number; name: string}[];
  const known = rundowns.find(({name}) => name === 'Pool');
  const {id} = known ?? ((await ask('POST /playout/rundowns', {name: 'Pool'})) as {id: number});
  const items = async () =>
    (await ask(`GET /playout/rundowns/${id}/items`)) as {id: number; name: string; buttons: {id: string}[]}[];
  const own = await items();
  // What it has is touched by a call without a body.
  for (const item of own) await ask(`PATCH /playout/rundowns/${id}/items/${item.id}`);
  for (const {name} of templates)
    if (!own.some((item) => item.name === name))
      await ask(`POST /playout/rundowns/${id}/items`, {template: name, name});
  for (const item of await items())
    for (const button of item.buttons) await ask(`POST /playout/rundowns/${id}/items/${item.id}/${button.id}`);
  for (const engine of (await ask('GET /engines')) as {id: number; rgraphId: number | null}[]) {
    const nodes =
      engine.rgraphId === null ? [] : ((await ask(`GET /engines/${engine.id}/nodes`)) as {NodePath: string}[]);
    for (const {NodePath} of nodes)
      for (const list of ['properties', 'functions'])
        await ask(`GET /engines/${engine.id}/nodes/${encodeURIComponent(NodePath)}/${list}`);
  }
  return refused;
}

it('takes what public clients send against the description only where it is lenient', async () => {
  const strict = startHub();
  const pool = (await strict.call('GET /playout/rundowns')).json as {id: number}[];
  const next = Math.max(...pool.map(({id}) => id)) + 1;
  expect(await keepPool(strict)).toContain(`POST /playout/rundowns/${next}/items 422`);
  const lenient = startHub({isLenient: true});
  expect(await keepPool(lenient)).toEqual([]);
  expect(await keepPool(lenient)).toEqual([]);
  const {json} = await lenient.call(`GET /playout/rundowns/${next}/items`);
  expect(json).toMatchObject(
    ((await lenient.call('GET /playout/templates')).json as {name: string}[]).map(({name}) => ({name, data: {}})),
  );
  expect((await lenient.call(`POST /playout/rundowns/${next}/items`)).reason).toBe(
    'name is missing; template is missing',
  );
});
