import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readData} from '../../../src/data/load';
import {openData} from '../../../src/data/open';
import {signalParts, stops} from '../../../src/data/signalPath';
import {writeSheet} from '../../../src/markdown/components/signal/sheet';
import {expandData} from '../../../src/markdown/remarkData';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';
import {testFolder} from '../../support/folder';
import {copySite} from './site';

const data = openData(process.cwd());

function expand(page: string): {tree: Root; findings: string[]} {
  const tree = structuredClone(parseMdx(page));
  return {tree, findings: expandData(tree, 'docs/page.mdx', data).map(formatFinding)};
}

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', (link) => void links.push(link));
  return links;
}

describe('the signal path', () => {
  it('links every part to its page, and every task', () => {
    const {tree, findings} = expand('<SignalPath />');
    expect(findings).toEqual([]);
    const links = linksOf(tree);
    const {parts, readers: all} = data().signalPath;
    for (const part of signalParts)
      expect(links.map(({url, children}) => [url, toString(children)])).toContainEqual([
        `/${parts[part].page}`,
        [parts[part].title, parts[part].note].filter(Boolean).join(' '),
      ]);
    for (const {task, page} of Object.values(all).flatMap(({tasks}) => tasks))
      expect(links.filter(({url, children}) => url === `/${page}` && toString(children) === task)).toHaveLength(1);
  });

  it('has a picture at each station, well formed, and none that ends the style sheet', () => {
    const {root, write} = testFolder();
    for (const part of ['path', 'readers', 'wide', 'section', 'media'])
      write(`src/css/signal/${part}.css`, '.signal{}');
    const sheet = readFileSync(writeSheet(root), 'utf8');
    const shown = [
      ...sheet.matchAll(/\.signal__part--([\w-]+) \.signal__picture\{background-image:url\("([^"]+)"\)\}/g),
    ];
    expect(shown.map(([, stop]) => stop)).toEqual([...stops]);
    for (const [, , address = ''] of shown) {
      expect(address).toMatch(/^data:image\/svg\+xml,[^#\n]+$/);
      const svg = decodeURIComponent(address.slice('data:image/svg+xml,'.length));
      expect(load(svg, {xml: true})('svg > path').length).toBeGreaterThan(1);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it.each([
    ['<SignalPath at="keyr" />', '"keyr" is no part of the signal path  ->  did you mean "keyer"?'],
    ['<SignalPath at="" />', 'at="" marks no part  ->  name at least one of camera, sdi-in'],
    ['<SignalPath of="keyer" />', '"of" is no attribute of <SignalPath>  ->  '],
  ])('refuses %s with file, line, and fix', (page, words) => {
    const [finding, ...others] = expand(`Text.\n\n${page}`).findings;
    expect(others).toEqual([]);
    expect(finding).toContain('docs/page.mdx:3  <SignalPath>: ');
    expect(finding).toContain(words);
  });

  it.each([
    ['/aja-configuration#reference', '/aja-configurations#reference', 'is no published route  ->  did you mean "'],
    ['  tally:', '  taly:', 'parts.tally is missing'],
    ['title: Form Builder', 'title: Form Builder of the hub', 'that its place in the drawing has'],
  ])('finds a fault of its data: %s', (from, to, words) => {
    const site = copySite();
    site.edit('docs/_data/signal-path.yml', from, to);
    const findings = readData(site.root).findings.map(formatFinding);
    expect(findings.join('\n')).toContain(words);
    expect(findings[0]).toMatch(/^docs\/_data\/signal-path\.yml:\d+ {2}/);
  });
});
