import {describe, expect, it} from 'vitest';
import {startHub, type TestHub} from './load';

const cyclorama = '/engines/2/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties';
const color = `${cyclorama}/855f57a6-7cf5-4365-9b4b-f55d242018e2`;
const angle = `${cyclorama}/d3d8e98c-1bef-4c4a-b368-2b4023c6bdd1`;
const wing = `${cyclorama}/c0da7e1d-0e74-41ad-ba91-5b5bb48f7cab`;
const track = `${cyclorama}/5c3bd154-42b1-4a3a-9f93-fcd78a49b3d1`;
const fps = '/engines/3/nodes/EngineControl/properties/Clock%2F%2FTargetFPS%2F0';

const valueOf = async (hub: TestHub, address: string) =>
  ((await hub.call(`GET ${address}`)).json as {Value: unknown}).Value;

describe('A change of a property', () => {
  it('applies at once, and comes back as an engine stores it', async () => {
    const hub = startHub();
    const {status, json} = await hub.call(`PATCH ${color}`, {Value: {x: 0.15, y: 0.35, z: 0.6, w: 1}});
    expect(status).toBe(200);
    expect(json).toMatchObject({DisplayName: 'CycloramaColor', Value: {x: 0.15000000596046448, w: 1}});
    expect(await valueOf(hub, color)).toEqual((json as {Value: unknown}).Value);
  });

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

  it('says which of its answers is not published', async () => {
    const hub = startHub();
    expect((await hub.call(`PATCH ${angle}`, {Value: 125, Interpolation: 'Linear', Duration: 4})).notes).toEqual([]);
    expect((await hub.call(`GET ${angle}`)).notes).toEqual(['rest-value-in-between']);
    hub.wait(2);
    expect((await hub.call(`PATCH ${angle}`, {Value: 0})).notes).toEqual(['rest-second-change']);
    expect((await hub.call(`PATCH ${wing}`, {Value: false, Interpolation: 'Linear', Duration: 1})).notes).toEqual([
      'rest-ease-without-curve',
    ]);
  });

  it('of one part leaves the others, also while they move', async () => {
    const hub = startHub();
    await hub.call(`PATCH ${track}`, {
      ...{Interpolation: 'Linear', Duration: 2},
      Value: {...((await valueOf(hub, track)) as object), fov: 72, rotation: {x: 10, y: -4, z: 90}},
    });
    hub.wait(1);
    const {json, notes} = await hub.call(`PATCH ${track}.rotation.z`, {Value: 45});
    expect(json).toMatchObject({Value: {fov: 72, rotation: {x: 10, y: -4, z: 45}}});
    expect(notes).toContain('rest-value-in-between');
    expect(await valueOf(hub, track)).toMatchObject({fov: 67, rotation: {x: 5, y: -4, z: 45}});
    hub.wait(1);
    expect(await valueOf(hub, track)).toMatchObject({fov: 72, rotation: {x: 10, y: -4, z: 45}});
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
    ['a number for a color', color, {Value: 1}],
    ['a color without alpha', color, {Value: {x: 1, y: 1, z: 1}}],
    ['null', angle, {Value: null}],
    ['no value', angle, {Duration: 1}],
    ['a curve that does not exist', angle, {Value: 1, Interpolation: 'Bounce'}],
    ['a duration below 0', angle, {Value: 1, Duration: -1}],
    ['a list', angle, [1]],
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
    '/engines/9',
    '/engines/x',
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

describe('A function', () => {
  const score = '/engines/4/nodes/c4e1a7b2-38d6-4f59-8b0c-27a9d5e6f314/functions/df8e6eee-c94b-48c5-86d1-11e1923917ce';
  const home = '410c50f5-d9a8-414b-8c11-ca17d2fbcbc1';

  it('keeps the arguments that it was called with', async () => {
    const hub = startHub();
    expect((await hub.call(`POST ${score}`)).json).toEqual({success: true});
    await hub.call(`POST ${score}`, {Parameters: [{PropertyPath: home, payload: {value: 3}}]});
    expect((await hub.call(`GET ${score}`)).json).toMatchObject({
      Properties: {[home]: {DisplayName: 'Home', Value: 3}},
    });
  });

  it('refuses arguments that it does not have', async () => {
    const hub = startHub();
    expect((await hub.call(`POST ${score}`, {Parameters: [{PropertyPath: 'none', payload: {value: 3}}]})).status).toBe(
      500,
    );
    expect((await hub.call(`POST ${score}`, {Parameters: {}})).notes).toEqual(['rest-invalid-input']);
  });
});
