import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import Ajv, {type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {callsOf, firstExample, readOpenApi, resolve, type Call} from './openapi';
import {startPrism, type Prism} from './prism';
import {calls} from './tables/calls';

vi.setConfig({testTimeout: 30_000});

const file = 'api/hub-1.6.1.yaml';
const document = readOpenApi(file);
const described = callsOf(document);
const ajv = addFormats(new Ajv({strict: false, allErrors: true}));
ajv.addSchema(document, 'hub');

/** The validator of the schema of an answer, or undefined where the answer has no body. */
function validatorOf({operation}: Call, status: string, type: string): ValidateFunction | undefined {
  const {content} = resolve(document, operation.responses[status] ?? {description: ''});
  const schema = content?.[type]?.schema;
  return schema && ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"hub#/')) as object);
}

/** Sends a call with the example of each parameter and of the body. */
async function send(server: Prism, call: Call, prefer = ''): Promise<Response> {
  const examples = (call.operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const path = examples.reduce(
    (address, {name, example}) => address.replace(`{${name}}`, encodeURIComponent(String(example))),
    call.path,
  );
  const media = call.operation.requestBody?.content?.['application/json'];
  return fetch(server.url + path, {
    method: call.method.toUpperCase(),
    headers: {...(media && {'Content-Type': 'application/json'}), ...(prefer && {Prefer: prefer})},
    ...(media && {body: JSON.stringify(firstExample(document, media))}),
  });
}

describe('a mock server made from hub-1.6.1.yaml', () => {
  let prism: Prism;

  beforeAll(async () => {
    prism = await startPrism(['mock', file]);
  }, 60_000);

  afterAll(() => prism.stop());

  it.each(described.map((call) => [call.operation.operationId, call] as const))('answers %s', async (id, call) => {
    const wanted = calls.find((row) => row.id === id);
    const [status = ''] = Object.keys(wanted?.good ?? {});
    for (const prefer of ['', 'dynamic=true']) {
      const answer = await send(prism, call, prefer);
      expect(answer.status).toBe(Number(status));
      const text = await answer.text();
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const validate = validatorOf(call, status, type);
      if (wanted?.good[Number(status)] === 'empty') {
        expect(text).toBe('');
      } else {
        expect(validate, `${type} is not described`).toBeDefined();
        const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
        expect(validate?.(body), JSON.stringify(validate?.errors)).toBe(true);
      }
    }
  });

  it.each(calls.map((row) => [row.id, row] as const))('answers %s with each of its errors', async (id, row) => {
    const call = described.find(({operation}) => operation.operationId === id);
    expect(call).toBeDefined();
    for (const [status, text] of Object.entries({...row.errors, 500: '500: Internal server error'})) {
      const answer = await send(prism, call as Call, `code=${status}`);
      const body = await answer.text();
      expect(answer.status).toBe(Number(status));
      expect([text, JSON.stringify({error: text})]).toContain(body);
    }
  });

  it.each<[string, string, string, unknown, string]>([
    ['a rundown without name', 'POST', '/playout/rundowns', {}, '{"error":"Rundown name is required"}'],
    ['a rename without name', 'PATCH', '/playout/rundowns/4', {}, '{"error":"Rundown name is required"}'],
    ['a negative duration', 'PATCH', '/engines/2/nodes/n/properties/p', {Value: 1, Duration: -1}, 'Invalid parameter'],
    ['a negative delay', 'PATCH', '/engines/2/nodes/n/properties/p', {Value: 1, Delay: -1}, 'Invalid parameter'],
    [
      'an unknown curve',
      'PATCH',
      '/engines/2/nodes/n/properties/p',
      {Value: 1, Interpolation: 'Ease'},
      'Invalid parameter',
    ],
    ['an update without value', 'PATCH', '/engines/2/nodes/n/properties/p', {Duration: 1}, 'Invalid parameter'],
    ['a configuration without renderers', 'POST', '/launcher/create', {name: 'Studio B'}, 'Invalid parameters'],
    [
      'a renderer of an unknown kind',
      'POST',
      '/launcher/3/renderer/create',
      {engineType: 'RE6'},
      'Failed to update renderer',
    ],
    ['an id that is no number', 'PUT', '/launcher/studio/launch', undefined, 'Invalid config id'],
  ])('refuses %s', async (_, method, path, body, text) => {
    const answer = await fetch(`${prism.url}/api/rest/v1${path}`, {
      method,
      ...(body !== undefined && {headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe(text);
  });

  it.each<[string, string, string, unknown]>([
    ['an item without template', 'POST', '/playout/rundowns/4/items', {name: 'Guest', data: {}}],
    [
      'a media object without data',
      'PATCH',
      '/newsroom/mosObjects/ddd252e4-a443-4fbc-b451-689688a3bf7c',
      {objTB: '5O'},
    ],
    ['a load without engine', 'POST', '/graphs/12/load', {}],
  ])('refuses %s', async (_, method, path, body) => {
    const answer = await fetch(`${prism.url}/api/rest/v1${path}`, {
      method,
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(422);
  });
});

describe('a proxy made from hub-1.6.1.yaml', () => {
  let prism: Prism;
  let hub: Server;
  let mediaObject: Record<string, unknown>;
  let fault: Record<string, unknown> = {};

  beforeAll(async () => {
    const call = described.find(({operation}) => operation.operationId === 'updateMediaObject') as Call;
    const media = call.operation.responses['200']?.content?.['application/json'];
    mediaObject = firstExample(document, media as NonNullable<typeof media>) as Record<string, unknown>;
    hub = createServer((_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({...mediaObject, ...fault}));
    });
    await new Promise<void>((listening) => hub.listen(0, '127.0.0.1', listening));
    prism = await startPrism(['proxy', file, `http://127.0.0.1:${(hub.address() as AddressInfo).port}`, '--errors']);
  }, 60_000);

  afterAll(async () => {
    await prism.stop();
    hub.close();
  });

  const update = (): Promise<Response> =>
    fetch(`${prism.url}/api/rest/v1/newsroom/mosObjects/ddd252e4-a443-4fbc-b451-689688a3bf7c`, {
      method: 'PATCH',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({data: {}}),
    });

  it('passes an answer that fits', async () => {
    expect((await update()).status).toBe(200);
  });

  it.each([
    ['letters in objTB', {objTB: '5O'}, 'objTB'],
    ['objTB that is too long', {objTB: '12345678901'}, 'objTB'],
    ['objGroup that is too long', {objGroup: 'g'.repeat(129)}, 'objGroup'],
    ['an unknown state', {status: 'ON AIR'}, 'status'],
  ])('reports %s', async (_, planted, field) => {
    fault = planted;
    const answer = await update();
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(field);
  });
});
