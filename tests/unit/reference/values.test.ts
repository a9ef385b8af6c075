import {describe, expect, it} from 'vitest';

import {valuesData} from '../../../src/reference/generator/values';
import {languages} from '../../../src/reference/types';
import {checkHost, checkId, checkPort, rightOf, type ValueField} from '../../../src/reference/values/check';
import {fill, originOf, type Values} from '../../../src/reference/values/fill';
import {current, hub, operationsOf} from './load';

const data = valuesData(hub);
const {base, fields, calls} = data.versions[data.current]!;
const paths = Object.values(calls).map(({path}) => path);
const field = (name: string) => fields.find((one) => one.name === name)!;

/** The address and the body of a call with values, as its samples have them. */
function filled(slug: string, values: Values, at = 0) {
  const {calls: samples, body} = operationsOf(current).find((one) => one.slug === slug)!.requests[at]!;
  const url = /http[^']*/.exec(fill(samples.curl.text, values, base, paths))![0];
  return {url, body: body && (JSON.parse(fill(body.text, values, base, paths)) as Record<string, unknown>)};
}

describe('a value of a reader', () => {
  it('has a field for each parameter of a path, with what the hub answers to a wrong one', () => {
    expect(fields.map(({name}) => name)).toEqual(
      expect.arrayContaining(['engineId', 'nodePath', 'propertyPath', 'rundownId', 'itemId', 'launchId']),
    );
    expect(new Set(fields.map(({name}) => name)).size).toBe(fields.length);
    expect(checkId(field('launchId'), 'studio b').problem).toContain('Invalid config id');
  });

  it('is encoded in the address, whatever it is', () => {
    const nodePath = `Clock//"A 'b'" $(x) 日本`;
    const {url} = filled('list-properties', {nodePath, engineId: '9'});
    expect(url).toBe(
      'http://localhost/api/rest/v1/engines/9/nodes/Clock%2F%2F%22A%20%27b%27%22%20%24%28x%29%20%E6%97%A5%E6%9C%AC/properties',
    );
    expect(decodeURIComponent(url.split('/')[9]!)).toBe(nodePath);
    const {requests} = operationsOf(current).find(({slug}) => slug === 'list-properties')!;
    for (const {id} of languages) {
      expect(fill(requests[0]!.calls[id].text, {nodePath}, base, paths)).toContain('%24%28x%29');
    }
  });

  it('goes into lists, and into a state by the type of its engine', () => {
    const values = {renderers: '9, 10', overriddenChannels: '2', graphId: '41', rgraphId: '42', projectMapId: '8'};
    expect(filled('create-launch-config', values).body).toMatchObject({renderers: [9, 10]});
    const program = fill(
      '"{\\"renderers\\":[1],\\"engineType\\":\\"RE\\",\\"stateId\\":5}"',
      values,
      'http://localhost',
      [],
    );
    expect(program).toBe('"{\\"renderers\\":[9,10],\\"engineType\\":\\"RE\\",\\"stateId\\":42}"');
    expect(filled('update-rundown-item', values, 2).body).toEqual({overriddenChannels: [2]});
    expect(filled('create-renderer', values).body).toMatchObject({stateId: 41, projectMapId: 8});
    // An example without a map stays without one.
    expect(filled('create-renderer', values, 1).body).toMatchObject({stateId: 42, projectMapId: null});
    expect(field('graphId').hint).toContain('In a body: stateId with engineType RE5.');
  });

  it('leaves no ID of an example in any request', () => {
    const own: Record<string, string> = {integer: '987', integers: '986, 987', uuid: crypto.randomUUID(), text: 'own'};
    const values = Object.fromEntries(fields.map(({name, kind}) => [name, own[kind]!]));
    const isOwn = (part: string) => Object.values(own).some((value) => part.startsWith(value));
    const left: string[] = [];
    for (const {slug, path, requests} of operationsOf(current)) {
      for (const at of requests.keys()) {
        const {url, body} = filled(slug, values, at);
        const parts = new URL(url).pathname.split('/');
        const template = path.split('/');
        left.push(...parts.filter((part, index) => template[index]!.startsWith('{') && !isOwn(part)));
        for (const [name, value] of Object.entries(body ?? {})) {
          const isList = Array.isArray(value) && value.every(Number.isInteger);
          const isId = (name.endsWith('Id') && value !== null) || isList;
          if (isId && !String(value).includes('987')) left.push(`${slug}: ${name} ${String(value)}`);
        }
      }
    }
    expect(left).toEqual([]);
    expect(fields.map(({name}) => name)).toEqual(expect.arrayContaining(['projectId', 'projectMapId', 'renderers']));
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'http://localhost'],
    [{host: 'hub.example'}, 'http://hub.example'],
    [{host: 'hub.example', port: '8080'}, 'http://hub.example:8080'],
    [{scheme: 'https', port: '443'}, 'https://localhost'],
    [{scheme: 'https', host: '[::1]', port: '80'}, 'https://[::1]:80'],
  ])('%j makes the address of the hub', (values, origin) => {
    expect(originOf(base, values)).toBe(origin);
  });
});

describe('bad input', () => {
  it.each<[string, string | undefined, RegExp | undefined]>([
    ['hub.example', 'hub.example', undefined],
    [' http://hub.example:8080/api/rest/v1 ', 'hub.example', /left out/],
    ['192.0.2.10', '192.0.2.10', undefined],
    ['[2001:db8::1]', '[2001:db8::1]', undefined],
    ['hub.example:70000', undefined, /65535/],
    ['two words', undefined, /host name/],
    [`localhost'; rm -rf /`, undefined, /host name/],
    ['$(reboot)', undefined, /host name/],
    ['user@hub.example', undefined, /host name/],
    ['<img src=x>', undefined, /host name/],
  ])('host %s', (text, value, problem) => {
    const checked = checkHost(text);
    expect(checked.value).toBe(value);
    expect(checked.problem ?? '').toMatch(problem ?? /^$/);
  });

  it.each(['70000', '0', '-1', '8o', '1e3', ''])('port %s', (text) => {
    expect(checkPort(text)).toEqual({problem: expect.stringContaining('1 to 65535') as string});
  });

  it('IDs that the hub or an address can’t have', () => {
    const kinds: ValueField[] = ['integer', 'uuid', 'text'].map((kind) => ({
      name: kind,
      kind: kind as ValueField['kind'],
      hint: '',
      example: '',
    }));
    const problems = (text: string) => kinds.map((one) => checkId(one, text).problem !== undefined);
    expect(problems('1 2')).toEqual([true, true, false]);
    expect(problems('1'.repeat(20))).toEqual([true, true, false]);
    expect(problems('\ud800')).toEqual([true, true, true]);
    expect(problems('a\u0000b')).toEqual([true, true, true]);
    expect(checkId(kinds[0]!, ' 7 ').value).toBe('7');
    const list = field('renderers');
    expect(checkId(list, ' [6,8 ] ').value).toBe('6, 8');
    for (const text of ['6 8', '6,', '6;8', '[]', `6, ${'1'.repeat(20)}`]) {
      expect(checkId(list, text).problem).toContain('such as 6, 8.');
    }
  });

  it('text where the API has an integer in paths and a text in bodies is taken, and said', () => {
    const text = 'ENPS-DEMO;P_DEMO\\W;2F6C0C51';
    expect(checkId(field('roID'), text)).toEqual({
      value: text,
      problem: expect.stringContaining('Test off air') as string,
    });
    expect(checkId(field('roID'), 'a\u0000').value).toBeUndefined();
    expect(fields.filter(({isTextInBodies}) => isTextInBodies).map(({name}) => name)).toEqual(['roID', 'storyID']);
    const {url} = filled('get-newsroom-rundown', {roID: text});
    expect(url).toMatch(/\/ENPS-DEMO%3BP_DEMO%5CW%3B2F6C0C51$/);
  });

  it('that is stored or comes in a link is left out', () => {
    const values = {
      engineId: '1;2',
      host: 'a b',
      port: '99999',
      scheme: 'javascript',
      launchId: '5',
      other: 'x',
      itemId: 3,
    };
    expect(rightOf(fields, values)).toEqual({launchId: '5'});
  });
});
