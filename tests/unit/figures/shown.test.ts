// cspell:ignore Camra
import {readFileSync} from 'node:fs';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {checkFigures} from '../../../src/checks/figures';
import {remarkFigures} from '../../../src/markdown/remarkFigures';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';
import {copySite} from '../data/site';
import {testFolder} from '../../support/folder';

const graph = (caption: string, input: string): string =>
  `\`\`\`nodegraph\ncaption: ${caption}\nnodes:\n  ${input}: {node: aja-in}\n  Out: {node: aja-out}\nwires:\n  - ${input}.Output -> Out.Source\n\`\`\`\n\n`;
const two = graph('One.', 'Camera') + graph('Two.', 'Guest');

async function linksOf(page: string): Promise<Link[]> {
  const tree: Root = structuredClone(parseMdx(page));
  await remarkFigures({outDir: testFolder().root})(tree, new VFile({path: `${process.cwd()}/docs/page.mdx`}));
  const links: Link[] = [];
  visit(tree, 'link', (link) => void links.push(link));
  return links;
}

it('leads a step to the figure that has its nodes, and names them for the viewer', async () => {
  const links = await linksOf(
    `${two}1. Connect them. <ShowInGraph nodes="Guest, Out" />\n\n<ShowInGraph nodes="Out" />\n`,
  );
  expect(links.map((link) => [toString(link), link.url, link.data?.hProperties])).toEqual([
    ['Show in graph', '#figure-2', {dataShown: 'Guest,Out', dataSearch: 'off'}],
    ['Show in graph', '#figure-1', {dataShown: 'Out', dataSearch: 'off'}],
  ]);
});

const faults: [nodes: string, words: string][] = [
  ['Camra', 'no node graph of the page has a node "Camra"  ->  did you mean "Camera"?'],
  ['Camera, Guest', 'no node graph of the page has all of Camera, Guest  ->  name nodes of one figure'],
  ['', 'it names no node  ->  write nodes="AJAIn, Xync"'],
];

it.each(faults)('stops at "%s" with file, line, and fix, in a build and in the check', async (nodes, words) => {
  const page = `${two}Text.\n\n1. Step. <ShowInGraph nodes="${nodes}" />\n`;
  const place = `docs/page.mdx:${page.split('\n').length - 1}  <ShowInGraph>: `;
  await expect(linksOf(page)).rejects.toThrow(place + words);
  const site = copySite();
  site.write('src/css/tokens.css', readFileSync('src/css/tokens.css', 'utf8'));
  site.write('docs/page.mdx', page);
  const {findings} = await checkFigures(site.root, ['docs/page.mdx']);
  expect(findings.map(formatFinding).join('\n')).toContain(place + words);
});
