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

const [out, toOut] = ['  Out: {node: aja-out}\n', '  - Merge.Out -> Out.Source\n'];
const portal = graph(`  P: {kind: portal, title: Out}\n${out}`, '  - P -> Out.Source\n');

describe('branches of a node graph', () => {
  it.each([
    ['an output', graph(out, toOut)],
    ['a sink', graph('  Sink: {node: threaded-sink}\n', '  - Merge.Out -> Sink.Sink Input\n')],
    ['a portal that repeats an output', portal.replace('merge}', 'merge, pins: [Out]}')],
    ['nothing, where the figure says that it is a part', graph('', '', 'part: true\n')],
  ])('may lead to %s', (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    ['an end that is no output and no sink', graph('', ''), /page\.mdx:14 .*"Merge" reaches neither AJAOut nor a sink/],
    [
      'an open branch beside one that runs',
      graph(`${out}  View: {node: channel-viewer}\n`, `${toOut}  - Merge.Out -> View.Input\n`),
      /"View" reaches neither/,
    ],
    ['a part that is whole', graph(out, toOut, 'part: true\n'), /every branch of the figure runs/],
  ])('are reported: %s', (_, text, words) => {
    expect(said(text)).toEqual([expect.stringMatching(words)]);
  });
});
