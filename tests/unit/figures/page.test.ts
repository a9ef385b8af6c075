import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkFigures} from '../../../src/markdown/remarkFigures';
import {collectPictures} from '../../../src/figures/picture';
import {parseMdx, parsePage} from '../../../src/shared/mdx';
import {testFolder} from '../../support/folder';

const folder = (): string => testFolder().root;

const tokens = path.resolve('src/css/tokens.css');
const list = (...items: string[]): string =>
  `<Callouts>\n\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}\n\n</Callouts>\n`;
const fence = (kind: string, body: string): string => `\`\`\`${kind}\n${body}\n\`\`\`\n\n`;
const two = fence('flow', 'caption: Two.\nnodes:\n  a: {callout: 1}\n  b: {callout: 2}\nwires: [a -> b]');

/** Runs the plugin on a page at docs/page.mdx. */
async function compile(text: string, outDir = folder(), sheet = tokens): Promise<Root> {
  const file = new VFile({path: path.resolve('docs/page.mdx')});
  const tree = structuredClone(parseMdx(text));
  await remarkFigures({outDir, tokens: sheet})(tree, file);
  return tree;
}

const figuresOf = (tree: Root): MdxJsxFlowElement[] =>
  tree.children.filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Figure',
  );

function attributes(figure: MdxJsxFlowElement | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (figure?.attributes ?? []).map((each) => ('name' in each ? [each.name, each.value] : ['', ''])),
  );
}

describe('remarkFigures', () => {
  it('writes a Figure with size, alternative text, caption and kind', async () => {
    const outDir = folder();
    const tree = await compile(`Text.\n\n${two}${list('**A**', '**B**')}`, outDir);
    const {src, ...rest} = attributes(figuresOf(tree)[0]);
    const svg = readdirSync(outDir).find((name) => name.endsWith('.svg'));
    const [, width, height] =
      /width="(\d+)" height="(\d+)"/.exec(readFileSync(path.join(outDir, svg ?? ''), 'utf8')) ?? [];
    expect(rest).toEqual({
      id: 'figure-1',
      width,
      height,
      least: width,
      words: 'a · b',
      alt: 'Diagram: a to b. Numbered: 1 a, 2 b.',
      caption: 'Two.',
      kind: 'flow',
      loading: 'eager',
    });
    expect((src as {value: string}).value).toMatch(
      new RegExp(`^require\\("!.*file-loader.*!${outDir}/${svg}"\\)\\.default$`),
    );
    expect(tree.children.map((node) => node.type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'mdxJsxFlowElement']);
  });

  it('writes a panel as text in reading order, one item for each control', async () => {
    const rows = [
      '{row: [{text: Left}, {column: [{heading: Top}, {area: Props, items: [{text: Inside}]}]}]}',
      "{list: ['*Studio A', Studio B]}",
      "{tree: [{Actors: ['*Camera', Cube]}, Scene]}",
      '{toolbar: [{button: Launch, tone: green}, {space: true}, {select: Mode, value: "</p><b>&"}]}',
      '{check: Visible, on: true}',
      "{table: {columns: [Engine, Status], rows: [['*GFX-A1', (green) Loaded]]}}",
      '{icons: [Add, Del]}',
    ];
    const [panel] = (await compile(fence('panel', `caption: A\ntitle: Window\nrows:\n  - ${rows.join('\n  - ')}`)))
      .children as [MdxJsxFlowElement];
    expect(attributes(panel)).toEqual({id: 'figure-1', className: 'panel', 'data-kind': 'panel'});
    const controls: string[] = [];
    visit(panel, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if ('data-item' in attributes(node)) controls.push(toString(node));
    });
    expect(controls.join('|')).toBe(
      'Window|Left|Top|Props|Inside|Studio A|Studio B|Actors|Camera|Cube|Scene|Launch|Mode: </p><b>&|Visible: on|GFX-A1Loaded|Add|Del',
    );
    expect(toString(panel)).toContain('EngineStatus');
  });

  it('frames a picture as a figure, with its caption and the typefaces of figures', async () => {
    const outDir = folder();
    const picture =
      '![The frame times of three engines over an hour](../docs/user-guide/hardware-monitor/img/frame-time.svg)';
    const tree = await compile(`${picture}\n\n*Frame \`time\` over an hour.*\n\nText.`, outDir);
    expect(tree.children.map((node) => node.type)).toEqual(['mdxJsxFlowElement', 'paragraph']);
    const {src, ...rest} = attributes(figuresOf(tree)[0]);
    expect(rest).toEqual({
      id: 'figure-1',
      width: '640',
      height: '371',
      least: '324',
      alt: 'The frame times of three engines over an hour',
      caption: 'Frame time over an hour.',
      kind: 'drawing',
      loading: 'eager',
    });
    const file = readdirSync(outDir).find((name) => name.endsWith('.svg'))!;
    expect((src as {value: string}).value).toContain(file);
    expect(readFileSync(path.join(outDir, file), 'utf8')).toMatch(
      /@font-face\{font-family:"Inter".*text\{font-family:Inter/,
    );
    await expect(compile(`Text.\n\n${picture}\n\nMore.`)).rejects.toThrow(
      'docs/page.mdx:3  a picture without a caption  ->  write one after it: "*What it shows.*"',
    );
    await expect(compile('![Nothing at all](./img/none.svg)\n\n*Nothing.*')).rejects.toThrow(
      'docs/page.mdx:1  there is no picture docs/img/none.svg  ->  correct the path, or add the file',
    );
    const drawing = '<svg width="640" height="9" viewBox="0 0 640 9"><text font-size="12.5">Small</text></svg>';
    const {root} = testFolder({'docs/img/small.svg': drawing});
    const page = parsePage('![Small words in a wide drawing](./img/small.svg)\n\n*Small words.*')!;
    const {pictures, findings} = collectPictures(page, root, 'docs/page.mdx');
    expect(pictures).toEqual([]);
    expect(findings).toMatchObject([{what: 'the smallest text of docs/img/small.svg has 7 px on a phone'}]);
  });

  it('loads the first figure of a page at once, and the others when they come near', async () => {
    const curve = fence('curve', 'caption: A\ncurves: [Linear]');
    const tree = await compile(`${curve}\n\n${curve.replace('caption: A', 'caption: B')}`, folder());
    expect(figuresOf(tree).map((figure) => attributes(figure).loading)).toEqual(['eager', 'lazy']);
  });

  it('writes the same bytes elsewhere, and nothing a second time', async () => {
    const [one, other] = [folder(), folder()];
    const page = two + list('A', 'B');
    await compile(page, one);
    const [name = ''] = readdirSync(one).filter((each) => each.endsWith('.svg'));
    const written = statSync(path.join(one, name)).mtimeMs;
    await compile(page, one);
    expect(statSync(path.join(one, name)).mtimeMs).toBe(written);
    await compile(page, other);
    expect(readFileSync(path.join(other, name))).toEqual(readFileSync(path.join(one, name)));
  });

  it('stops with file, line and fix of every fault of the page', async () => {
    const page = `---\n\n${fence('flow', 'caption: A\nnods: {}')}${fence('curve', 'caption: A\ncurves: [Liner]')}`;
    await expect(compile(page)).rejects.toThrow(
      /^docs\/page\.mdx:3 {2}nodes is missing .*\ndocs\/page\.mdx:5 {2}unknown key "nods" .* did you mean "nodes"\?\ndocs\/page\.mdx:10 {2}curves\[0\] is "Liner" {2}-> {2}did you mean "Linear"\?$/s,
    );
  });

  it.each([
    ['no list', two, 1, 'callouts 1 to 2 without a list entry'],
    ['a list that does not follow at once', `${two}Text.\n\n${list('A', 'B')}`, 1, 'right after the fence'],
    [
      'a list that is too short',
      two + list('A'),
      9,
      'callouts 1 to 2, the list after it 1 entry  ->  add the entry for callout 2',
    ],
    [
      'a list that is too long',
      two + list('A', 'B', 'C'),
      9,
      'the list after it 3 entries  ->  remove an entry, or put callout 3',
    ],
    ['a list without numbers', `${two}<Callouts>\n\n- A\n- B\n\n</Callouts>`, 9, 'no numbered list'],
    [
      'a list without callouts',
      fence('curve', 'caption: A\ncurves: [Linear]') + list('A'),
      1,
      'the figure has no callouts',
    ],
  ])('stops at callouts with %s', async (_, page, line, words) => {
    await expect(compile(page)).rejects.toThrow(`docs/page.mdx:${line}  `);
    await expect(compile(page)).rejects.toThrow(words);
  });

  it('names the line of each of two equal figures that cannot be drawn', async () => {
    const flow = fence('flow', 'caption: A\nnodes:\n  a: {title: 漢}');
    const outDir = folder();
    await expect(compile(flow, outDir)).rejects.toThrow('docs/page.mdx:4  the bold font of figures has no');
    await expect(compile(`Text.\n\n${flow}\n\n${flow}`, outDir)).rejects.toThrow(
      /^docs\/page\.mdx:6 {2}the bold.*\ndocs\/page\.mdx:14 {2}the bold/,
    );
  });

  it('names the token that its style sheet lacks', async () => {
    const {write, edit} = testFolder();
    const sheet = write('tokens.css', readFileSync(tokens, 'utf8'));
    edit('tokens.css', /--accent-dim:/g, '--accent-dimm:');
    const run = compile(fence('curve', 'caption: A\ncurves: [Linear]'), folder(), sheet);
    await expect(run).rejects.toThrow(`${sheet}: figures need --accent-dim`);
  });
});
