import {describe, expect, it} from 'vitest';
import {readFigure} from '../../../src/figures/kinds';
import {reportIdle} from '../../../src/figures/kinds/nodegraph/runs';
import {openFence} from '../../../src/figures/parse/schema';
import {findingsOf, formatFinding} from '../../../src/shared/finding';
import {registry} from './draw';

const fence = {file: 'docs/page.mdx', line: 10};

/** Findings about a graph's branches, each with its line. */
function said(text: string): string[] {
  const figure = readFigure('nodegraph', text, fence, () => registry);
  if (figure.kind !== 'nodegraph') throw new Error('no node graph');
  const source = openFence(text, fence);
  try {
    reportIdle(source, figure);
    source.finish();
    return [];
  } catch (error) {
    return [...findingsOf(error)].map(formatFinding);
  }
}

const graph = (nodes: string, wires: string, head = ''): string =>
  `caption: Chain.\n${head}nodes:\n  In: {node: aja-in}\n  Merge: {node: merge}\n${nodes}wires:\n  - In.Output -> Merge.Texture_0\n${wires}`;

describe('branches of a node graph', () => {
  it('names the end of a branch that reaches neither an output nor a sink, with its line', () => {
    expect(said(graph('', ''))).toEqual([
      expect.stringMatching(/page\.mdx:14 .*"Merge" reaches neither AJAOut nor a sink/),
    ]);
  });

  it('takes an output and a sink as the end of a branch', () => {
    expect(said(graph('  Out: {node: aja-out}\n', '  - Merge.Out -> Out.Source\n'))).toEqual([]);
    expect(said(graph('  Sink: {node: threaded-sink}\n', '  - Merge.Out -> Sink.Sink Input\n'))).toEqual([]);
  });

  it('finds the branch that was left open beside one that runs', () => {
    const nodes = '  Out: {node: aja-out}\n  View: {node: channel-viewer}\n';
    const wires = '  - Merge.Out -> Out.Source\n  - Merge.Out -> View.Input\n';
    expect(said(graph(nodes, wires))).toEqual([expect.stringContaining('"View" reaches neither')]);
  });

  it('follows a portal to the output that it repeats', () => {
    const nodes = '  P: {kind: portal, title: Out}\n  Out: {node: aja-out}\n';
    expect(said(graph(nodes, '  - P -> Out.Source\n').replace('merge}', 'merge, pins: [Out]}'))).toEqual([]);
  });

  it('lets a figure say that it is a part, where it is one', () => {
    expect(said(graph('', '', 'part: true\n'))).toEqual([]);
    const whole = graph('  Out: {node: aja-out}\n', '  - Merge.Out -> Out.Source\n', 'part: true\n');
    expect(said(whole)).toEqual([expect.stringContaining('every branch of the figure runs')]);
  });
});
