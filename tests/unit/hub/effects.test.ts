import {expect, it} from 'vitest';
import {exampleOf} from '../../../src/reference/generator/operation';
import {encodeValue} from '../../../src/reference/samples/request';
import {description, startHub, type TestHub} from './load';

type Call = (typeof description.calls)[number];

/** Calls with an effect that no answer of the hub shows. */
const unseen = ['retimeLaunchConfig'];

const changing = description.calls.filter(({method, id}) => method !== 'get' && !unseen.includes(id));
const reading = description.calls.filter(({method}) => method === 'get');

/** What comes first where the world is already as the example of a call leaves it. */
const first: Readonly<Record<string, [line: string, body?: unknown]>> = {
  loadGraph: ['POST /graphs/14/load', {engineHostId: 2}],
  loadRgraph: ['POST /rgraphs/6/load', {engineHostId: 3}],
  loadUstate: ['POST /ustates/9/load', {engineHostId: 4}],
  stopLaunchConfig: ['PUT /launcher/3/launch'],
  stopRenderer: ['PUT /launcher/3/renderer/6/start'],
};

const addressOf = ({path}: Call, valueOf: (name: string) => string | undefined): string =>
  path.replace('/api/rest/v1', '').replace(/\{(\w+)\}/g, (_, name: string) => encodeValue(valueOf(name) ?? ''));

/** The address with the values of the first example. */
const exampleAddress = (call: Call): string => {
  const examples = new Map(
    call.parameters.map((one) => [one.name, String(exampleOf(one, call.body?.examples[0]?.key))]),
  );
  return addressOf(call, (name) => examples.get(name));
};

/** All addresses that a call has with at most two values that exist. */
function addressesOf(call: Call, hub: TestHub): string[] {
  const names = call.parameters.map(({name}) => name);
  if (names.length > 2) return [];
  const choices = hub.choices();
  return names
    .reduce<Record<string, string>[]>(
      (all, name) => all.flatMap((one) => choices[name]!.map(({value}) => ({...one, [name]: value}))),
      [{}],
    )
    .map((values) => addressOf(call, (name) => values[name]));
}

/** All that readers of a hub can see. */
async function seen(hub: TestHub): Promise<string> {
  const answers = reading.flatMap((call) => addressesOf(call, hub)).map((address) => hub.call(`GET ${address}`));
  return JSON.stringify([(await Promise.all(answers)).map(({text}) => text), hub.studio()]);
}

/** Engines keep numbers in 32 bits. */
const stored = (value: unknown) =>
  JSON.parse(JSON.stringify({value}), (_key, one: unknown) =>
    typeof one === 'number' ? Math.fround(one) : one,
  ) as object;

/** What a call leaves undone, by its method: anything to see, a thing that is gone, the values that were sent. */
async function undone(call: Call, hub: TestHub): Promise<string | undefined> {
  if (first[call.id]) await hub.call(...first[call.id]!);
  const before = await seen(hub);
  const address = exampleAddress(call);
  const body = call.body?.examples[0]?.value;
  const answer = await hub.call(`${call.method.toUpperCase()} ${address}`, body);
  expect(answer.status, answer.reason).toBeLessThan(300);
  if ((await seen(hub)) === before) return 'nothing has changed';
  if (call.method === 'delete' && (await hub.call(`GET ${address}`)).status < 400) return 'it is still there';
  if (call.method === 'patch') {
    const own = (await hub.call(`GET ${address}`)).json as Record<string, unknown> | undefined;
    for (const [key, value] of Object.entries(own ?? {}))
      if (Object.hasOwn(body as object, key)) expect(stored(value)).toMatchObject(stored((body as typeof own)![key]));
  }
  return undefined;
}

it.each(changing)('$id changes what the hub shows, and is found when it answers and does nothing', async (call) => {
  expect(await undone(call, startHub())).toBeUndefined();
  const hub = startHub();
  const isHeard = (line: string): boolean => line.startsWith('GET') || line === first[call.id]?.[0];
  const deaf: TestHub = {...hub, call: (line, body) => (isHeard(line) ? hub : startHub()).call(line, body)};
  expect(await undone(call, deaf)).toBe('nothing has changed');
});
