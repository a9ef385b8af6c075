import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startPrism, type Prism} from './prism';

describe('a mock server made from the description', () => {
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism(['mock', 'api/hub-1.6.1.yaml']);
  });
  afterAll(() => prism.stop());

  // The samples of the reference show its responses to valid calls.
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
