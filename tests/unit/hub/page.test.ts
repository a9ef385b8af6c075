import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {bodyFaults} from '../../../src/hub/page/bodyFaults';
import {scriptOf} from '../../../src/hub/page/script';
import {startHub} from './load';

const path = '/api/rest/v1/engines/2/nodes/n/properties/p';

const faultsOf = (text: string, address = path, method = 'PATCH'): string[] =>
  bodyFaults(text, startHub().faults(method, address, text));

describe('Faults of a body', () => {
  it.each([
    ['{"Value": 1}', []],
    ['{\n}', ['Line 1: Value is missing.']],
    ['', ['Line 1: The body must be an object.']],
    ['{\n "Value":\n  null\n}', ['Line 3: Value must be a Boolean, a number, a string, a list, or an object.']],
    [
      '{"Value": 1,\n "Duration": -1,\n "Delay": "2"}',
      ['Line 2: Duration must be >= 0.', 'Line 3: Delay must be a number.'],
    ],
    ['{\n "Value": 1,,\n}', [expect.stringMatching(/^Line 2: this is no JSON \([a-z ]+\)\.$/)]],
  ])('of %j are %j', (text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  it('are found in lists, and only where a call has a body', () => {
    const rundown = '/api/rest/v1/playout/rundowns/4/items/21';
    expect(faultsOf('{"overriddenChannels": [\n1,\n"2"]}', rundown)).toEqual([
      'Line 3: overriddenChannels.1 must be an integer.',
    ]);
    expect(faultsOf('', '/api/rest/v1/engines', 'GET')).toEqual([]);
    expect(faultsOf('', '/api/rest/v1/ustates/8/load', 'POST')).toEqual([]);
  });
});

it('calls become a script that a shell takes, whatever they hold', () => {
  const sent = {method: 'POST', path: "/api/it's", body: `{"name": "Guest's $(name)"}`};
  const script = scriptOf([{sent, reply: {status: 422, headers: [], text: '', time: 1, faults: []}}]);
  const words = execFileSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }; ${script}`], {encoding: 'utf8'}).split(
    '\n',
  );
  expect(words).toEqual(expect.arrayContaining(["http://localhost:8080/api/it's", '--request', 'POST', sent.body]));
});
