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
    ['an item without template', 'POST', '/playout/rundowns/4/items', {name: 'Guest', data: {}}, ''],
    ['a load without engine', 'POST', '/graphs/12/load', {}, ''],
    ['an id that is no number', 'PUT', '/launcher/studio/launch', undefined, 'Invalid config id'],
  ])('refuses %s', async (_, method, path, body, text) => {
    const answer = await fetch(`${prism.url}/api/rest/v1${path}`, {
      method,
      ...(body !== undefined && {headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text);
  });
});
