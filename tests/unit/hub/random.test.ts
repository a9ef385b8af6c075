import fc from 'fast-check';
import {expect, it} from 'vitest';
import {allows, calls, faultOf} from './contract';
import {startHub, world} from './load';

/** Runs of a test; together they send over 2,000 calls. */
const RUNS = 60;

const nodes = [...world.graphs, ...world.rgraphs, ...world.ustates].flatMap((one) => one.nodes);
const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 20}),
  fc.constantFrom('', '/', '..', '%', '%2F', '__proto__', 'constructor', '0', '-1', '1e3', '9'.repeat(30)),
);
const ids = (values: readonly (number | string)[]) =>
  fc.oneof({weight: 4, arbitrary: fc.constantFrom(...values.map(String))}, {weight: 1, arbitrary: text});

/** Values of the address: most of them exist in the world, and some can't be. */
const values: Record<string, fc.Arbitrary<string>> = {
  engineId: ids([1, 2, 3, 4]),
  nodePath: ids(nodes.map(({NodePath}) => NodePath)),
  propertyPath: ids(
    nodes.flatMap(({properties}) =>
      properties.flatMap(({PropertyPath: path}) => [path, `${path}.x`, `${path}.rotation.z`]),
    ),
  ),
  functionPath: ids(nodes.flatMap(({functions}) => functions.map(({FunctionPath}) => FunctionPath))),
  rundownId: ids([4, 9, 10, 11]),
  itemId: ids([21, 22, 23, 24]),
  buttonKey: ids(['open_lower', 'close_lower', 'button1', 'realitystring_0']),
  ncsID: ids(['OCTOPUS-DEMO', 'ENPS-DEMO']),
  roID: ids(world.newsroomRundowns.map(({roID}) => roID)),
  storyID: ids([60213345]),
  itemID: ids(['2-1']),
  objID: ids(['ddd252e4-a443-4fbc-b451-689688a3bf7c']),
  graphId: ids([12, 14]),
  rgraphId: ids([5, 6]),
  ustateId: ids([8, 9]),
  launchId: ids([3, 4, 5]),
  rendererId: ids([6, 8, 9, 10, 11]),
};

/** Fields of bodies with values that fit, in any mixture, also with those of other calls. */
const fields = {
  Value: fc.oneof(
    fc.double({noNaN: true, noDefaultInfinity: true}),
    fc.boolean(),
    fc.string(),
    fc.record({x: fc.float({noNaN: true, noDefaultInfinity: true}), y: fc.integer(), z: fc.integer()}),
    fc.record({x: fc.double({min: 0, max: 1, noNaN: true}), y: fc.constant(0), z: fc.constant(0), w: fc.constant(1)}),
    fc.record({data: fc.array(fc.integer())}),
    fc.jsonValue(),
  ),
  Interpolation: fc.constantFrom('Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut', 'Bounce'),
  Duration: fc.oneof(fc.double({min: 0, max: 10, noNaN: true}), fc.constant(-1)),
  Delay: fc.double({min: 0, max: 10, noNaN: true}),
  Parameters: fc.array(
    fc.record({
      PropertyPath: fc.constantFrom('410c50f5-d9a8-414b-8c11-ca17d2fbcbc1', 'none'),
      payload: fc.record({value: fc.jsonValue()}),
    }),
  ),
  name: fc.string(),
  template: fc.constantFrom('Lower Third', 'Coast Map', 'None'),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
  order: fc.integer(),
  overriddenChannels: fc.array(fc.integer({min: 0, max: 4})),
  description: fc.string(),
  engineHostId: fc.integer({min: 0, max: 5}),
  renderers: fc.array(fc.integer({min: 5, max: 12})),
  engineId: fc.integer({min: 0, max: 5}),
  projectId: fc.constantFrom(5, 7, 9, 11),
  projectMapId: fc.constantFrom(null, 21, 31),
  engineType: fc.constantFrom('RE', 'RE5', 'UE', 'RE6'),
  stateId: fc.integer({min: 4, max: 15}),
};
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record(fields, {requiredKeys: ['Value', 'name', 'template', 'data', 'engineHostId', 'renderers']})
      .map((one) => JSON.stringify(one)),
  },
  {weight: 3, arbitrary: fc.record(fields, {requiredKeys: []}).map((one) => JSON.stringify(one))},
  {weight: 1, arbitrary: fc.json()},
  {weight: 1, arbitrary: fc.string()},
);

const call = fc.constantFrom(...calls).chain((one) => {
  const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record({
    call: fc.constant(one),
    address: fc
      .tuple(...names.map((name) => values[name]!))
      .map((given) =>
        given.reduce((done, value) => done.replace(/\{\w+\}/, () => encodeURIComponent(value)), one.path),
      ),
    body: one.body ? body : fc.constant(undefined),
    wait: fc.double({min: 0, max: 4, noNaN: true}),
  });
});

/** Whether the description allows a body as it is sent. */
function isAllowed(id: string, text: string | undefined): boolean {
  try {
    return allows(id, text?.trim() ? JSON.parse(text) : undefined);
  } catch {
    return false;
  }
}

it('any calls in any order get answers that the description allows, and bodies that it does not allow an error', async () => {
  const sent = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(call, {minLength: 50, maxLength: 60}), async (list) => {
      const hub = startHub();
      for (const {call: one, address, body: text, wait} of list) {
        const headers = {'Content-Type': 'application/json'};
        const request = new Request(`http://hub${address}`, {
          method: one.method.toUpperCase(),
          ...(text !== undefined && {body: text, headers}),
        });
        // An empty value, or one that is a step in a path, makes another address.
        if (
          new URL(request.url).pathname.split('/').length !== one.path.split('/').length ||
          /\/(?:\/|$)/.test(address)
        )
          continue;
        const answered = await hub.read(request);
        const isOther = answered.text.startsWith('The API has no call');
        expect(isOther ? '' : faultOf(one.id, answered), `${one.method} ${address} ${text}`).toBe('');
        if (!isAllowed(one.id, text)) expect(answered.status, `${one.method} ${address} ${text}`).toBeGreaterThan(399);
        sent.set(one.id, (sent.get(one.id) ?? 0) + 1);
        hub.wait(wait);
        JSON.stringify(hub.studio());
      }
    }),
    {numRuns: RUNS},
  );
  expect(sent.size).toBe(calls.length);
  expect([...sent.values()].reduce((a, b) => a + b)).toBeGreaterThan(2000);
});
