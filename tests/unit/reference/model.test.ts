import {describe, expect, it} from 'vitest';

import {openData} from '../../../src/data/open';
import {readDescription} from '../../../src/data/api/description';
import {firstSentence, toHtml, toIntroduction} from '../../../src/reference/generator/markdown';
import {rowsOf} from '../../../src/reference/generator/objects';
import {loadReferences} from '../../../src/reference/generator/reference';
import type {Field} from '../../../src/reference/types';
import {apiVersions} from '../../../src/data/api/versions';
import {site} from '../../../src/site/site';
import {testFolder} from '../../support/folder';
import {copyApi} from '../data/site';
import {current, operation, operationsOf} from './load';

const answer = (id: string) => operation(id).responses[0]!.body!;

/** The field at a path: `instances[].status`. */
function field(fields: Field[], path: string): Field {
  const found = rowsOf(fields).find((row) => row.path === path);
  if (!found) throw new Error(`no field ${path}`);
  return found.field;
}

describe('a schema in words', () => {
  it('says what values mean, as the introduction does', () => {
    const status = field(answer('listEngines').fields, 'status');
    expect(status.values).toEqual(['connected', 'ready', 'disconnected', 'reconnecting']);
    expect(status.meanings?.[2]).toBe('There is no connection');
    expect(status.meanings?.length).toBe(4);
  });

  it.each<[id: string, path: string, expected: Partial<Field>]>([
    ['listEngines', 'instances', {type: 'list of Instance objects', object: 'Instance', isRequired: true}],
    ['listEngines', 'instances[].projectTag', {type: 'string or null', limits: ['at most 32 characters']}],
    ['listEngines', 'ip', {type: 'string (ipv4)'}],
    ['getProperty', 'Value', {type: 'boolean, number, object, list, or string'}],
    [
      'getFunction',
      'Properties.(any other name)',
      {type: 'NodeProperty object', id: 'get-function--200.Properties.any'},
    ],
    ['getNewsroomRundown', 'items[].mosObject.objTB', {limits: ['at most 10 characters', 'pattern ^\\d+$']}],
  ])('says of a response of %s what %s is', (id, path, expected) => {
    expect(field(answer(id).fields, path)).toMatchObject(expected);
  });

  it('links the name of an object to the call that reads one', () => {
    const own = `${site.basePath}rhubapi/get-engine#get-engine--200`;
    expect(answer('listEngines')).toMatchObject({object: 'Engine', definition: own});
    expect(field(answer('listEngines').fields, 'instances').definition).toBe(`${own}.instances`);
    expect(answer('getEngine')).not.toHaveProperty('definition');
    expect(answer('listRundowns').definition).toMatch(/#get-rundown--200$/);
    // Every name leads to a place that is there.
    const responses = operationsOf(current).flatMap((one) => one.responses.map((each) => ({...each, slug: one.slug})));
    const ids = new Set(responses.map(({slug, status}) => `${slug}--${status}`));
    const named = responses.flatMap(({body}) => body?.definition ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((address) => !ids.has(address.split('#')[1]!))).toEqual([]);
  });
});

it('the line of an error leads to the entry of its text, in every response of the current version', () => {
  const {apiErrors} = openData(process.cwd())();
  const bad = operationsOf(current).flatMap(({id, responses}) =>
    responses.filter(({status}) => Number(status) >= 400).map((response) => ({id, ...response})),
  );
  expect(bad.length).toBeGreaterThan(60);
  const lost = bad.filter(({id, status, entry, examples}) => {
    const error = apiErrors.find((one) => entry?.endsWith(`/rest-api-errors#${one.id}`));
    const isOwn = error?.calls === 'all' || error?.calls.includes(id);
    return !isOwn || String(error?.status) !== status || !examples[0]?.code.text.includes(error?.text ?? '-');
  });
  expect(lost.map(({id, status}) => `${id} ${status}`)).toEqual([]);
});

describe('texts', () => {
  it('show markup instead of running it', () => {
    expect(toHtml('<img src=x onerror=alert(1)>', new Map())).not.toContain('<img');
    expect(toHtml('[x](javascript:alert(1))', new Map())).not.toContain('javascript:');
  });

  it('link the name of an operation to it, once', () => {
    const targets = new Map([['getTree', '/x']]);
    expect(toHtml('[`getTree`](https://a.example)', targets)).not.toContain('"/x"');
    expect(toHtml('[the call `getTree` once](https://a.example), `getTree`', targets)).toMatch(
      /^<p><a href="https:[^>]*>the call <code>getTree<\/code> once<\/a>, <a href="\/x"><code>getTree<\/code><\/a>/,
    );
  });

  it('give headings of the introduction an anchor', () => {
    const {headings, html} = toIntroduction('## Rules & <limits>', new Map());
    expect(headings).toEqual([{id: 'rules-limits', title: 'Rules & <limits>'}]);
    expect(html).toContain('aria-label="Direct link to Rules &amp; &lt;limits&gt;"');
  });

  it('are cut to their first sentence for search results', () => {
    expect(firstSentence('Reads `a`, e.g.\n5.5, at once. Then more.')).toBe('Reads a, e.g. 5.5, at once.');
    expect(firstSentence('# Title\n\nTurns `re_enabled` *on* ([how](x)).')).toBe('Turns re_enabled on (how).');
    expect(firstSentence('No end')).toBe('No end');
  });
});

describe('a broken description stops the build', () => {
  const file = 'api/hub-1.6.1.yaml';
  const {root, edit} = testFolder();

  it.each([
    [
      'a reference that leads nowhere',
      "'#/components/schemas/GraphLong'",
      "'#/components/schemas/None'",
      /schemas\/None" does not exist/,
    ],
    ['no YAML', 'openapi: 3.0.3', 'openapi: [3.0.3', /indentation/],
    [
      'a schema that contains itself',
      /(Button:\n +type: object\n[\s\S]*?properties:\n)/,
      "$1        next: {$ref: '#/components/schemas/Button'}\n",
      /has fields without end/,
    ],
  ])('%s', (_what, from, to, message) => {
    copyApi(root);
    edit(file, from, to);
    const load = () => loadReferences({siteDir: root, versions: [apiVersions[0]], baseUrl: '/'});
    expect(load).toThrow(message);
    expect(load).toThrow(/^api\/hub-1\.6\.1\.yaml:\d+ .* -> /);
  });

  it('a file that is not there', () => {
    expect(() => readDescription(root, 'api/none.yaml')).toThrow(/there is no such description {2}-> /);
  });
});
