import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../../src/data/load';
import {firstSentence, toHtml, toIntroduction} from '../../../src/reference/generator/markdown';
import {slugOf} from '../../../src/reference/generator/operation';
import type {Field, Shape} from '../../../src/reference/types';
import {apiVersions, pagePath} from '../../../src/reference/versions';
import type {Loaded} from '../../../src/reference/generator/reference';
import {site} from '../../../src/site/site';
import {testFolder} from '../../support/folder';
import {loadHub, loadOdd, operation, operationsOf} from './load';

const odd = await loadOdd();

/** Loads a copy of the fixture in which `from` reads `to`. */
function loadChanged(from: string, to: string): Promise<Loaded> {
  const {root, edit} = testFolder({'api/odd-1.0.yaml': readFileSync('tests/fixtures/api/odd-1.0.yaml', 'utf8')});
  edit('api/odd-1.0.yaml', from, to);
  return loadOdd(root, 'api');
}

const bodyOf = (id: string, status: string) =>
  operation(odd, id).responses.find((response) => response.status === status)?.body;
const field = (shape: Shape | undefined, name: string): Field => {
  const found = shape?.fields.find((one) => one.name === name);
  if (!found) {
    throw new Error(`no field ${name} among ${shape?.fields.map((one) => one.name).join(', ')}`);
  }
  return found;
};

describe('a schema in words', () => {
  it('says what values mean, as the introduction does', async () => {
    const [current] = await loadHub();
    const engines = operation(current!, 'listEngines').responses[0]!.body!.shape;
    expect(field(engines, 'status')).toMatchObject({values: ['connected', 'ready', 'disconnected', 'reconnecting']});
    expect(field(engines, 'status').meanings?.[2]).toBe('There is no connection');
    expect(field(engines, 'status').meanings?.length).toBe(4);
  });

  it('says type, limits, values and default of a field', () => {
    const tree = bodyOf('getTree', '200')?.shape;
    expect(field(tree, 'name')).toMatchObject({
      type: 'string',
      isRequired: true,
      limits: ['at most 12 characters', 'pattern ^[a-z]+$'],
    });
    expect(field(tree, 'branches')).toMatchObject({type: 'list of Tree objects', limits: ['at most 3 items']});
    expect(field(tree, 'rings').type).toBe('list of lists of integers');
    expect(field(tree, 'parent').type).toBe('Tree object or null');
    const leaf = field(field(tree, 'leaves').shape, '(any other name)').shape;
    expect(field(leaf, 'color')).toMatchObject({type: 'string', values: ['green', 'red'], default: 'green'});
  });

  it('says the place, limits and state of parameters, those of the whole path too', () => {
    const {parameters} = operation(odd, 'getTree');
    expect(parameters.map(({place, fields}) => [place, ...fields.map(({name}) => name)])).toEqual([
      ['path', 'treeId'],
      ['query', 'depth'],
      ['header', 'X-Trace'],
    ]);
    expect(parameters[1]?.fields[0]).toMatchObject({isRequired: true, limits: ['1 to 9']});
    expect(parameters[2]?.fields[0]).toMatchObject({isDeprecated: true, limits: ['at least 4 characters']});
  });

  it('unfolds alternatives, with what they share', () => {
    const variants = operation(odd, 'putShape').requestBody?.shape.variants ?? [];
    expect(variants.map(({title}) => title)).toEqual(['A circle', 'A square']);
    expect(variants.map(({shape}) => shape.fields.map(({name}) => name))).toEqual([
      ['kind', 'radius'],
      ['kind', 'side', 'fits'],
    ]);
    expect(field(variants[0]?.shape, 'radius').limits).toEqual(['more than 0']);
    expect(field(variants[1]?.shape, 'side').type).toBe('number or string');
  });

  it('folds a schema that contains itself, at every place where it does', () => {
    const tree = bodyOf('getTree', '200')?.shape;
    expect(field(tree, 'branches').shape.foldedAs).toBe('Tree');
    expect(field(tree, 'parent').shape.foldedAs).toBe('Tree');
    const leaf = field(field(tree, 'leaves').shape, '(any other name)').shape;
    expect(field(leaf, 'tree').shape.foldedAs).toBe('Tree');
    const square = operation(odd, 'putShape').requestBody?.shape.variants[1]?.shape;
    expect(field(square, 'fits').shape.variants.map(({shape}) => shape.foldedAs)).toContain('Square');
  });

  it('links the name of an object to the call that reads one', async () => {
    const [current] = await loadHub();
    const body = (id: string) => operation(current!, id).responses[0]!.body!;
    const own = `${site.basePath}rhubapi/get-engine#get-engine--200`;
    expect(body('listEngines')).toMatchObject({object: 'Engine', definition: own});
    expect(field(body('listEngines').shape, 'instances').definition).toBe(`${own}.instances`);
    expect(body('getEngine')).not.toHaveProperty('definition');
    expect(body('listRundowns').definition).toMatch(/#get-rundown--200$/);
    // Every name leads to a place that is there.
    const ids = new Set(
      operationsOf(current!).flatMap(({slug, responses}) => responses.map(({status}) => `${slug}--${status}`)),
    );
    const named = operationsOf(current!).flatMap(({responses}) =>
      responses.flatMap((one) => one.body?.definition ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((address) => !ids.has(address.split('#')[1]!))).toEqual([]);
  });

  it('gives every field of a page an anchor of its own', async () => {
    const leaf = '    Leaf:\n      type: object\n      properties:\n';
    const any = await loadChanged(
      leaf,
      `${leaf}        any: {type: string}\n`.replace('object', 'object\n      additionalProperties: {type: string}'),
    );
    for (const loaded of [odd, any, ...(await loadHub())]) {
      const idsOf = (shape: Shape): string[] => [
        ...shape.fields.flatMap((one) => [one.id, ...idsOf(one.shape)]),
        ...shape.variants.flatMap((variant) => idsOf(variant.shape)),
      ];
      const ids = operationsOf(loaded).flatMap((one) => [
        ...one.parameters.flatMap(({fields}) => fields.map(({id}) => id)),
        ...[one.requestBody, ...one.responses.map(({body}) => body)].flatMap((body) => (body ? idsOf(body.shape) : [])),
      ]);
      expect(ids.length).toBeGreaterThan(10);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    }
  });
});

describe('examples', () => {
  it('are made from the schema where there are none', () => {
    const [example] = operation(odd, 'getTree').responses[0]?.examples ?? [];
    expect(example?.title).toBe('Generated from the schema');
    expect(JSON.parse(example?.code.text ?? '')).toMatchObject({name: expect.any(String), branches: expect.any(Array)});
    const [request] = operation(odd, 'putShape').requests;
    expect(JSON.parse(request?.body?.text ?? '')).toMatchObject({kind: expect.any(String), radius: expect.any(Number)});
  });

  it('show a plain text as it is', () => {
    expect(operation(odd, 'getTree').responses[1]?.examples[0]?.code.text).toBe('no wood');
  });
});

describe('addresses', () => {
  it('fill in server, parameters and required queries, percent-encoded', () => {
    expect(operation(odd, 'getTree').requests[0]?.calls.curl.text).toMatch(
      /http:\/\/odd\.example\.com:8080\/odd\/v1\/trees\/a%2Fb%20c\?depth=\d/,
    );
  });

  it.each([
    ['setProperty', 'set-property'],
    ['putHTMLShape', 'put-html-shape'],
    ['listV2Items', 'list-v2-items'],
    ['Odd things', 'odd-things'],
  ])('%s lives at %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('keep the first version at the root and put the others below it', () => {
    expect(pagePath(apiVersions, '1.6.1')).toBe('/rhubapi');
    expect(pagePath(apiVersions, '1.6.1', 'list-engines')).toBe('/rhubapi/list-engines');
    expect(pagePath(apiVersions, '1.2')).toBe('/rhubapi/1.2');
  });
});

describe('the line of an error', () => {
  it('leads to the entry of its text, in every response of the current version', async () => {
    const [current] = await loadHub();
    const {apiErrors} = loadData(process.cwd());
    const bad = operationsOf(current!).flatMap(({id, responses}) =>
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
});

describe('texts', () => {
  it('show markup instead of running it', () => {
    expect(operation(odd, 'putShape').description).toContain('&lt;script&gt;');
    expect(toHtml('<img src=x onerror=alert(1)>', new Map())).not.toContain('<img');
    expect(toHtml('[x](javascript:alert(1))', new Map())).not.toContain('javascript:');
  });

  it('link the name of an operation to it, once', () => {
    expect(odd.reference.introduction).toContain('<a href="/base/rhubapi/get-tree"><code>getTree</code></a>');
    const targets = new Map([['getTree', '/x']]);
    expect(toHtml('[`getTree`](https://a.example)', targets)).not.toContain('"/x"');
    expect(toHtml('[the call `getTree` once](https://a.example), `getTree`', targets)).toMatch(
      /^<p><a href="https:[^>]*>the call <code>getTree<\/code> once<\/a>, <a href="\/x">/,
    );
  });

  it('give headings of the introduction an anchor', () => {
    expect(odd.reference.headings).toEqual([{id: 'rules-limits', title: 'Rules & <limits>'}]);
    expect(odd.reference.introduction).toContain('aria-label="Direct link to Rules &amp; &lt;limits&gt;"');
  });

  it('tell headings of the same words apart', () => {
    const {headings, html} = toIntroduction('## Errors\n\n## Errors 1\n\n## Errors', new Map());
    expect(headings.map(({id}) => id)).toEqual(['errors', 'errors-1', 'errors-2']);
    expect(html).toContain('<h2 id="errors-2">');
  });

  it('are cut to their first sentence for search results', () => {
    expect(firstSentence('Reads `a`, e.g.\n5.5, at once. Then more.')).toBe('Reads a, e.g. 5.5, at once.');
    expect(firstSentence('# Title\n\nTurns `re_enabled` *on* ([how](x)).')).toBe('Turns re_enabled on (how).');
    expect(firstSentence('No end')).toBe('No end');
  });
});

describe('a broken description stops the build', () => {
  it.each([
    [
      'a reference that leads nowhere',
      "'#/components/schemas/Leaf'",
      "'#/components/schemas/Leave'",
      /api\/odd-1\.0\.yaml:\d+ .*schemas\/Leave" does not exist {2}-> /,
    ],
    [
      'an operation without an id',
      'operationId: deleteTree',
      'x-id: deleteTree',
      /api\/odd-1\.0\.yaml:\d+ {2}DELETE \/v1\/trees\/\{treeId\} has no operationId {2}-> /,
    ],
    [
      'a tag that is not listed',
      'tags: [Odd things]',
      'tags: [Even things]',
      /getTree has the tag "Even things".* -> /,
    ],
    [
      'two pages at one address',
      'operationId: deleteTree',
      'operationId: getTree',
      /two pages would have the address \/rhubapi\/get-tree {2}-> /,
    ],
    ['another version than expected', "version: '1.0'", "version: '1.1'", /info\.version is "1\.1", not 1\.0 {2}-> /],
    ['no YAML', 'openapi: 3.0.3', 'openapi: [3.0.3', /api\/odd-1\.0\.yaml:\d+ .* -> /],
  ])('%s', async (_what, from, to, message) => {
    await expect(loadChanged(from, to)).rejects.toThrow(message);
  });

  const operation = '      operationId: getTree';
  const response = '          description: Gone.';
  it.each([
    [
      'a token that each call needs',
      'tags:\n  - name',
      'security: [{token: []}]\ntags:\n  - name',
      'what a call needs',
    ],
    [
      'a token of one call',
      operation,
      `      security: [{token: []}]\n${operation}`,
      'what a call needs to be allowed',
    ],
    ['a way to sign in', 'components:', 'components:\n  securitySchemes: {}', '"securitySchemes" of Components'],
    ['a second server', 'tags:\n  - name', '  - url: http://two.example.com\ntags:\n  - name', 'a second server'],
    ['a header of a response', response, `${response}\n          headers: {}`, '"headers" of Response'],
    ['a header that is required', 'required: false', 'required: true', 'the header "X-Trace" in samples'],
    [
      'a list in an address',
      '{type: integer, minimum: 1, maximum: 9}',
      '{type: array}',
      'a list or an object in the query',
    ],
    [
      'a second media type',
      '            text/plain:',
      '            text/html: {}\n            text/plain:',
      'a second media type',
    ],
    ['a key of schemas', '    AnyShape:\n', '    AnyShape:\n      not: {type: string}\n', '"not" of Schema'],
    [
      'alternatives of alternatives',
      '    Circle:\n      title: A circle\n',
      '    Circle:\n      title: A circle\n      anyOf: [{type: object}]\n      oneOf: [{type: object}]\n',
      'more than one set of alternatives',
    ],
  ])('%s, which the reference cannot show', async (_what, from, to, what) => {
    const message = new RegExp(`api/odd-1\\.0\\.yaml:\\d\\d+ {2}the reference doesn't show ${what}.* {2}-> `);
    await expect(loadChanged(from, to)).rejects.toThrow(message);
  });

  it('a file that is not there', async () => {
    await expect(loadOdd(process.cwd(), 'tests/fixtures')).rejects.toThrow(/there is no such description {2}-> /);
  });
});
