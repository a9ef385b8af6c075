import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterAll, describe, expect, it} from 'vitest';
import {registry} from './draw';
import {alternativeText} from '../../../src/figures/alt';
import {isKind, readFigure} from '../../../src/figures/kinds';

const page = readFileSync('tests/fixtures/figures/gallery.mdx', 'utf8');
const blocks: Code[] = [];
visit(unified().use(remarkParse).use(remarkMdx).parse(page), 'code', (node: Code) => void blocks.push(node));

describe('the gallery', () => {
  it('shows every kind, each figure with its own source under it', () => {
    const figures = blocks.filter((block) => isKind(block.lang));
    expect(new Set(figures.map((block) => block.lang))).toEqual(
      new Set(['nodegraph', 'flow', 'timeline', 'curve', 'panel']),
    );
    for (const figure of figures) {
      const source = blocks[blocks.indexOf(figure) + 1];
      expect(source).toMatchObject({lang: 'yaml', meta: `title="${figure.lang}"`, value: figure.value});
    }
  });

  it.each([
    [
      'nodegraph',
      [
        'portal',
        'reroute',
        'dashed',
        'inactive',
        'error',
        'texture',
        'track',
        'number',
        'vector',
        'bool',
        'text',
        'exec',
        'any',
        'node:',
        'pins:',
        'assumed',
        'example',
        'values',
        'note',
        'highlight',
        'callout',
        'groups',
      ],
    ],
    [
      'flow',
      ['store', 'decision', 'person', 'device', 'start', 'end', 'direction', '<->', 'dashed', 'groups', 'callout'],
    ],
    [
      'timeline',
      [
        'initial',
        'constant',
        'linear',
        'easein',
        'easeout',
        'easeinout',
        'triggers',
        'bars',
        'playhead',
        'label',
        'callout',
      ],
    ],
    ['curve', ['Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut', 'x:', 'y:']],
    [
      'panel',
      [
        'row',
        'column',
        'area',
        'tabs',
        'list',
        'tree',
        'toolbar',
        'button',
        'text',
        'heading',
        'field',
        'select',
        'check',
        'slider',
        'table',
        'preview',
        'space',
        'icons',
        'width',
        'tone',
        'callout',
      ],
    ],
  ])('shows all that a %s knows', (kind, words) => {
    const text = blocks
      .filter((block) => block.lang === kind)
      .map((block) => block.value)
      .join('\n');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('has alternative texts that say what is there, 40 to 400 characters long', () => {
    for (const block of blocks) {
      if (!isKind(block.lang)) continue;
      const alt = alternativeText(readFigure(block.lang, block.value, {file: 'gallery.mdx', line: 1}, () => registry));
      expect(alt.length, alt).toBeGreaterThanOrEqual(40);
      expect(alt.length, alt).toBeLessThanOrEqual(400);
      expect(alt).toMatch(/\S[.…]$/);
    }
  });
});

describe('scripts/check-figures.ts', {timeout: 30_000}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const run = (...parameters: string[]): {status: number | null; output: string} => {
    const {status, stdout, stderr} = spawnSync('node_modules/.bin/tsx', ['scripts/check-figures.ts', ...parameters], {
      encoding: 'utf8',
    });
    return {status, output: stdout + stderr};
  };

  it('passes the gallery and writes its images', () => {
    const out = path.join(folder, 'out');
    const {status, output} = run('tests/fixtures/figures', '--out', out);
    expect(output).toContain('figures in 1 files, 0 findings');
    expect(status).toBe(0);
    expect(readdirSync(out)).toHaveLength(blocks.filter((block) => isKind(block.lang)).length);
  });

  it('fails with file, line and cure', () => {
    const file = path.join(folder, 'page.mdx');
    writeFileSync(
      file,
      '---\ntitle: A\n---\n\n## Wires {/* #wires */}\n\n```nodegraph\ncaption: A\nnodes:\n  A: {kind: example, out: [Out: any]}\nwires:\n  - A.Uot -> B.In\n```\n',
    );
    const {status, output} = run(file);
    expect(output).toMatch(/page\.mdx:12 {2}.*"A" has no output "Uot" {2}-> {2}did you mean "Out"\?/);
    expect(status).toBe(1);
  });

  it('fails where there is nothing to check', () => {
    expect(run(path.join(folder, 'nothing')).status).toBe(1);
    expect(run().status).toBe(1);
  });

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({status: 0, output: expect.stringContaining('--out DIR') as string});
  });
});
