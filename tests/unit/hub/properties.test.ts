import {describe, expect, it} from 'vitest';
import {startHub, type TestHub} from './load';

const cyclorama = '/engines/2/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties';
const color = `${cyclorama}/855f57a6-7cf5-4365-9b4b-f55d242018e2`;
const angle = `${cyclorama}/d3d8e98c-1bef-4c4a-b368-2b4023c6bdd1`;
const track = `${cyclorama}/5c3bd154-42b1-4a3a-9f93-fcd78a49b3d1`;
const fps = '/engines/3/nodes/EngineControl/properties/Clock%2F%2FTargetFPS%2F0';

const valueOf = async (hub: TestHub, address: string) =>
  ((await hub.call(`GET ${address}`)).json as {Value: unknown}).Value;

describe('A change of a property', () => {
  it.each([
    ['Linear', [105, 110, 115, 120, 125]],
    ['EaseIn', [105, 106.25, 110, 116.25, 125]],
    ['EaseOut', [105, 113.75, 120, 123.75, 125]],
    ['EaseInOut', [105, 107.5, 115, 122.5, 125]],
    ['Constant', [125, 125, 125, 125, 125]],
  ])('goes along %s, and a call in between reads the value in between', async (curve, expected) => {
    const hub = startHub();
    await hub.call(`PATCH ${angle}`, {Value: 125, Interpolation: curve, Duration: 4, Delay: 1});
    expect(await valueOf(hub, angle)).toBe(105);
    hub.wait(1);
    for (const value of expected) {
      expect(await valueOf(hub, angle)).toBe(value);
      hub.wait(1);
    }
  });

  it('that comes second starts where the first one was, and is the last', async () => {
    const hub = startHub();
    await hub.call(`PATCH ${angle}`, {Value: 205, Interpolation: 'Linear', Duration: 10});
    hub.wait(5);
    await hub.call(`PATCH ${angle}`, {Value: 0, Interpolation: 'Linear', Duration: 2, Delay: 1});
    expect(await valueOf(hub, angle)).toBe(155);
    hub.wait(2);
    expect(await valueOf(hub, angle)).toBe(77.5);
    hub.wait(10);
    expect(await valueOf(hub, angle)).toBe(0);
  });

  it.each([
    ['a text for a number', angle, {Value: '125'}],
    ['a color without alpha', color, {Value: {x: 1, y: 1, z: 1}}],
    ['a curve that does not exist', angle, {Value: 1, Interpolation: 'Bounce'}],
    ['a duration below 0', angle, {Value: 1, Duration: -1}],
  ])('is refused with %s', async (_, address, body) => {
    const hub = startHub();
    const before = await valueOf(hub, address);
    expect(await hub.call(`PATCH ${address}`, body)).toMatchObject({
      status: 422,
      type: 'text/plain',
      text: 'Invalid parameter',
    });
    expect(await valueOf(hub, address)).toEqual(before);
  });

  it('takes paths of Reality Engine 4.x as one segment, without parts', async () => {
    const hub = startHub();
    expect(await hub.call(`PATCH ${fps}`, {Value: 60})).toMatchObject({
      status: 200,
      json: {PropertyPath: 'Clock//TargetFPS/0', Value: 60},
    });
    expect((await hub.call(`PATCH ${fps}.x`, {Value: 60})).status).toBe(500);
    expect((await hub.call('GET /engines/3/nodes/EngineControl/properties/Clock//TargetFPS/0')).status).toBe(404);
  });

  it.each([
    '/engines/99',
    '/engines/2/nodes/none',
    `${cyclorama}/none`,
    `${track}.rotation.q`,
    '/engines/2/nodes/%E0%A4%A',
  ])('for %s, which does not exist, ends with the error that every call has', async (address) => {
    const call = /\.q$/.test(address)
      ? startHub().call(`PATCH ${address}`, {Value: 1})
      : startHub().call(`GET ${address}`);
    expect(await call).toMatchObject({status: 500, type: 'text/plain', text: '500: Internal server error'});
  });
});
