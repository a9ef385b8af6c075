import {readFileSync} from 'node:fs';
import type {Element} from 'hast';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readData} from '../../../src/data/load';
import {openData} from '../../../src/data/open';
import {openPages} from '../../../src/data/pages';
import {readSignalPath, signalPathFile} from '../../../src/data/signalPath';
import {expandData} from '../../../src/markdown/remarkData';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';
import {copySite} from './site';

const data = openData(process.cwd());

function expand(page: string): {tree: Root; findings: string[]} {
  const tree = structuredClone(parseMdx(page));
  return {tree, findings: expandData(tree, 'docs/page.mdx', data).map(formatFinding)};
}

describe('the signal path', () => {
  it('has a picture at each station, and links that lead to routes', () => {
    const pictures: string[] = [];
    visit({type: 'root', children: [data().signalPath.drawing]}, 'element', ({tagName, properties}: Element) => {
      if (tagName === 'image') pictures.push(decodeURIComponent(String(properties['href'])));
      if (tagName === 'a') expect(properties['href']).toMatch(/^\/[\w/-]+(#\w+)?$/);
    });
    expect(pictures).toHaveLength(6);
    for (const picture of pictures)
      expect(picture).toMatch(/^data:image\/svg\+xml,<svg xmlns(?!.*<use).*<path .*<\/svg>$/);
  });

  it('is a strip of its labels in a section, which marks what the section is about', () => {
    const {tree, findings} = expand('<SignalPath at="keyer hub" />');
    expect(findings).toEqual([]);
    const links: Link[] = [];
    visit(tree, 'link', (link) => void links.push(link));
    expect(links).toHaveLength(data().signalPath.parts.length);
    const marked = links.filter((link) => link.data?.hProperties?.['ariaCurrent']);
    expect(marked.map(({url, children}) => [url, toString(children)])).toEqual([
      ['/user-guide/what-is-reality-hub', 'Reality Hub'],
      ['/user-guide/nodegraph-actions/nodegraph/node-library/reality-keyer', 'Keyer'],
    ]);
  });

  it.each([
    ['<SignalPath at="keyr" />', '"keyr" is no part of the signal path  ->  did you mean "keyer"?'],
    ['<SignalPath at="" />', 'at="" marks no part  ->  name at least one of newsroom, hub'],
    ['<SignalPath of="keyer" />', '"of" is no attribute of <SignalPath>  ->  '],
  ])('refuses %s with file, line, and fix', (page, words) => {
    const [finding, ...others] = expand(`Text.\n\n${page}`).findings;
    expect(others).toEqual([]);
    expect(finding).toContain('docs/page.mdx:3  <SignalPath>: ');
    expect(finding).toContain(words);
  });

  it.each([
    ['faq/general-questions.mdx', 'faq/general-question.mdx', 'leads to no page  ->  did you mean "../faq/general-q'],
    ['launcher/index.mdx', 'launcher.mdx', 'leads to no page  ->  did you mean "../user-guide/launcher/index.mdx"?'],
    ['questions.mdx#tally', 'questions.mdx#taly', 'leads to no heading  ->  did you mean "tally"?'],
    ['>Reality Hub <tspan dx="4">', '><tspan dx="4">', 'the part "hub" has no label  ->  write <text>Label'],
    ['data-part="tally"', 'data-part="tracking"', 'has no name, or that of another  ->  write another'],
    ['data-readers="designer"', 'data-readers="desinger"', '"desinger" in data-readers is no kind of readers  ->  did'],
    ['<use href="#set"/>', '<use href="#sett"/>', 'shows nothing  ->  did you mean "set"?'],
    ['data-part="tally"', 'data-part="tally', 'this is no valid SVG'],
  ])('finds a fault of its drawing: %s', (from, to, words) => {
    const drawing = readFileSync(signalPathFile, 'utf8');
    const lines = drawing.slice(0, drawing.indexOf(from)).split('\n').length;
    const found: string[] = [];
    readSignalPath(process.cwd(), openPages(process.cwd()), drawing.replace(from, to), (line, what, fix) => {
      if (Math.abs(line - lines) < 5) found.push(`${what}  ->  ${fix}`);
    });
    expect(found.join('\n')).toContain(words);
  });

  it('is read with the data, whose findings name its file', () => {
    const site = copySite();
    site.edit('docs/_data/signal-path.svg', '../faq/general-questions.mdx#', '../faq/general.mdx#');
    const findings = readData(site.root).findings.map(formatFinding);
    expect(findings).toEqual([
      expect.stringMatching(/^docs\/_data\/signal-path\.svg:\d+ {2}"\.\.\/faq\/general\.mdx#/),
    ]);
  });
});
