import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {TestFolder} from '../../support/folder';
import {copySite} from '../data/site';
import {draw, registry} from './draw';
import {checkClarity} from '../../../src/checks/clarity';
import {checkFigures} from '../../../src/checks/figures';
import {isKind, readFigure} from '../../../src/figures/kinds';
import {figureKinds} from '../../../src/shared/vocabulary';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';

const page = readFileSync('tests/fixtures/figures/gallery.mdx', 'utf8');
const blocks: Code[] = [];
visit(parseMdx(page), 'code', (node: Code) => void blocks.push(node));

describe('the gallery', () => {
  it('shows every kind, each figure with its own source under it', () => {
    const figures = blocks.filter((block) => isKind(block.lang));
    expect(new Set(figures.map((block) => block.lang))).toEqual(new Set(figureKinds));
    for (const figure of figures) {
      const source = blocks[blocks.indexOf(figure) + 1];
      expect(source).toMatchObject({lang: 'yaml', meta: `title="${figure.lang}"`, value: figure.value});
    }
  });
});

/** A project with the colors of figures and one page. */
function siteWith(text: string): TestFolder {
  const site = copySite();
  site.write('src/css/tokens.css', readFileSync('src/css/tokens.css', 'utf8'));
  site.write('docs/page.mdx', text);
  return site;
}

describe('the check of figures', () => {
  it('passes the gallery', async () => {
    const count = blocks.filter((block) => isKind(block.lang)).length;
    expect(await checkFigures(siteWith(page).root)).toEqual({findings: [], count});
  });

  it('names file, line and fix', async () => {
    const {root} = siteWith(
      '---\ntitle: A\n---\n\n## Wires {/* #wires */}\n\n```nodegraph\ncaption: A\nnodes:\n  A: {kind: example, out: [Out: any]}\nwires:\n  - A.Uot -> B.In\n```\n',
    );
    const {findings} = await checkFigures(root, ['docs/page.mdx']);
    expect(findings.map(formatFinding)[0]).toMatch(
      /^docs\/page\.mdx:12 {2}.*"A" has no output "Uot" {2}-> {2}did you mean "Out"\?/,
    );
    await expect(checkFigures(root, ['nowhere'])).rejects.toThrow('no pages found to check');
  });

  it('tells a fault of the data once, however many figures ask for it', async () => {
    const {root, edit} = siteWith(page);
    edit('docs/_data/ports.yml', 'protocol: TCP', 'protocol: TPC');
    const {findings} = await checkFigures(root);
    expect(findings.map(formatFinding)).toEqual([expect.stringContaining('did you mean "TCP"?')]);
  });

  it.each([
    ['lines side by side', {beside: 300, crossings: 0}, 772, 'two lines of one color run side by side for 300 px'],
    ['crossings', {beside: 0, crossings: 9}, 772, '9 lines cross, at most 4 can be followed'],
    ['an empty frame', {beside: 0, crossings: 0}, 300, 'the flow takes 39% of the width of its frame'],
  ])('has a limit for %s', async (_, clarity, width, what) => {
    const text = 'caption: A\nnodes:\n  a: {}\n  b: {}\n  c: {}\n  d: {}';
    const fence = {file: 'docs/page.mdx', line: 7};
    const figure = readFigure('flow', text, fence, () => registry);
    const {page: drawn, ...words} = await draw('flow', text);
    const faults = (page: object, phone: object = {width: 356}) =>
      checkClarity(figure, {...words, page: {...drawn, width: 772, ...page}, phone: {...drawn, ...phone}}, fence);
    expect(faults({})).toEqual([]);
    expect(faults({clarity, width})).toMatchObject([{...fence, what: expect.stringContaining(what)}]);
    // A phone has a drawing of its own, with its own faults.
    expect(faults({}, {clarity, width: Math.round((width * 356) / 772)})).toMatchObject([
      {...fence, what: expect.stringMatching(`^${what}.* on a phone$`)},
    ]);
    const svg = drawn.svg.replace(/(font:\d+) [\d.]+px/, '$1 11px');
    expect(faults({svg})).toMatchObject([{what: 'the smallest text has 11 px'}]);
  });

  it('finds a figure that a phone pans', async () => {
    const keys = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 9].join(', ');
    const wide = `caption: A\nlength: 9\ntracks:\n  - {name: T, keys: [${keys}]}`;
    const {root} = siteWith(`---\ntitle: A\n---\n\n## Times {/* #times */}\n\n\`\`\`timeline\n${wide}\n\`\`\`\n`);
    const {findings} = await checkFigures(root, ['docs/page.mdx']);
    expect(findings.map(formatFinding)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:7 {2}a phone has no room for the timeline, and pans it {2}-> {2}shorten/),
    ]);
  });
});
