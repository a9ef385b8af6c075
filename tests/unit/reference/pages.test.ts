import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {expectPages, keywordsOf} from '../../../src/reference/generator/pages';
import {downloadsOf} from '../../../src/reference/generator/plugin';
import {anchorsOf, renderPage, type ReferenceData} from '../../../src/reference/page/render';
import {apiVersions} from '../../../src/data/api/versions';
import {site} from '../../../src/site/site';
import {missingIn, wordsOfCall, wordsOfPage} from './expected';
import {current, hub, operationsOf} from './load';

const baseUrl = site.basePath;
const data: ReferenceData = {
  versions: apiVersions,
  references: hub.map(({reference}) => reference),
  css: '',
  baseUrl,
  editUrl: '/edit/main/api/',
};
const longPage = renderPage(data, {version: '1.6.1', kind: 'all', slug: ''});

describe('a long page', () => {
  it.each(hub)('shows every word of $description.file, and so does the page of each call', ({description, version}) => {
    const {version: name} = version;
    const $ = load(renderPage(data, {version: name, kind: 'all', slug: ''}));
    expect(description.calls.length).toBeGreaterThanOrEqual(10);
    expect(missingIn($('article').text(), wordsOfPage(description))).toEqual([]);
    for (const call of description.calls) {
      const slug = call.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const words = wordsOfCall(call, description);
      const alone = load(renderPage(data, {version: name, kind: 'operation', slug}));
      expect([slug, missingIn($(`section#${slug}`).text(), words)]).toEqual([slug, []]);
      expect([slug, missingIn(alone('article').text(), words)]).toEqual([slug, []]);
    }
  });

  it('has every anchor once, and no link that leads nowhere in it', () => {
    const anchors = anchorsOf(longPage);
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
    const targets = [...longPage.matchAll(/href="#([^"]*)"/g)].map((match) => match[1]!);
    expect(targets.length).toBeGreaterThan(500);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  it('has its long tables after the calls, with links from its start and in the list', () => {
    const $ = load(longPage);
    const order = $('.content [id]')
      .toArray()
      .map(({attribs}) => attribs['id']!);
    const later = ['limits', 'states'];
    const calls = operationsOf(current).map(({slug}) => slug);
    expect(order.filter((id) => [calls.at(-1), ...later].includes(id))).toEqual([calls.at(-1), ...later]);
    expect(
      $('.manual:contains("After the calls") a')
        .toArray()
        .map(({attribs}) => attribs['href']),
    ).toEqual(later.map((id) => `#${id}`));
    const listed = $('.list a')
      .toArray()
      .map(({attribs}) => attribs['href']);
    expect(listed.slice(listed.indexOf(`#${calls.at(-1)}`) + 1).slice(0, 2)).toEqual(later.map((id) => `#${id}`));
    expect($('#states').text()).toContain('reconnecting');
  });
});

describe('pages of an operation', () => {
  it('lead to the description that they are made from', () => {
    const hrefOf = (version: string, slug: string) =>
      load(renderPage(data, {version, kind: 'operation', slug}))('a:contains("Edit this page")').attr('href');
    expect(hrefOf('1.6.1', 'set-property')).toBe('/edit/main/api/hub-1.6.1.yaml');
    expect(hrefOf('1.2', 'legacy-set-property')).toBe('/edit/main/api/hub-1.2.yaml');
  });

  it('that do not exist stop the build', () => {
    expect(() => renderPage(data, {version: '1.6.1', kind: 'operation', slug: 'no-such'})).toThrow(
      /no operation "no-such".* -> /,
    );
  });
});

describe('generated pages', () => {
  it('are expected for every operation and tag', () => {
    expect(() => expectPages(current, 'tests/fixtures')).toThrow(
      'api/hub-1.6.1.yaml:1  the page engine.tag.mdx is not generated  ->  run npm run generate:api',
    );
  });

  it('are found by method, path and operationId of the call, and in plain words', () => {
    expect(keywordsOf({method: 'get', path: '/api/rest/v1/engines', operationId: 'listEngines'})).toEqual([
      'GET /api/rest/v1/engines',
      '/engines',
      'listEngines',
      'read engines http',
      'api rest',
    ]);
    for (const loaded of hub) {
      const all = operationsOf(loaded).map(({method, path, id}) => keywordsOf({method, path, operationId: id}));
      expect(new Set(all.map(([call]) => call)).size).toBe(all.length);
      expect(all.map(([, path]) => path).filter((path) => path?.startsWith('/api'))).toEqual([]);
      // A comma would end the keyword in the page's meta tag.
      expect(all.flat().filter((keyword) => keyword.includes(','))).toEqual([]);
    }
  });
});

describe('downloads', () => {
  it('are the description itself, the same as JSON, and types', async () => {
    const files = await downloadsOf(hub);
    expect(Object.keys(files)).toEqual([
      'rhubapi/hub-1.6.1.yaml',
      'rhubapi/hub-1.6.1.json',
      'rhubapi/hub-1.2.yaml',
      'rhubapi/hub-1.2.json',
      'rhubapi/hub-1.6.1.d.ts',
    ]);
    expect(files['rhubapi/hub-1.6.1.yaml']).toBe(readFileSync('api/hub-1.6.1.yaml', 'utf8'));
    expect(JSON.parse(files['rhubapi/hub-1.6.1.json']!)).toEqual(current.description.document);
    expect(await downloadsOf(hub)).toEqual(files);
  });
});
