import type {Link, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../shared/didYouMean';
import type {Finding} from '../shared/finding';
import {attributeOf, lineOf, type JsxElement} from '../shared/mdx';
import type {Found} from './collect';

/** `<ShowInGraph nodes="AJAIn, Xync" />`. */
export interface Shown {
  parent: Parents;
  index: number;
  nodes: string[];
  /** First graph of the page with all of them. */
  graph: Found;
}

/**
 * Resolves each `<ShowInGraph>`.
 * @param file relative to the project
 * @returns a finding for each without a matching graph
 */
export function collectShown(tree: Root, file: string, found: readonly Found[]): {shown: Shown[]; findings: Finding[]} {
  const graphs = found.flatMap((one) => (one.figure.kind === 'nodegraph' ? [{one, nodes: one.figure.nodes}] : []));
  const known = graphs.map(({one, nodes}) => ({one, ids: nodes.map(({id}) => id)}));
  // An invalid graph may have the nodes, and has its own finding.
  let unread = -graphs.length;
  visit(tree, 'code', ({lang}) => void (unread += lang === 'nodegraph' ? 1 : 0));
  const shown: Shown[] = [];
  const findings: Finding[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as JsxElement;
    if (element.name !== 'ShowInGraph' || !parent || index === undefined) return;
    const nodes = (attributeOf(element, 'nodes') ?? '').split(',').flatMap((name) => name.trim() || []);
    const fail = (what: string, fix: string): void =>
      void findings.push({file, line: lineOf(element), what: `<ShowInGraph>: ${what}`, fix});
    if (nodes.length === 0) return fail('it names no node', 'write nodes="AJAIn, Xync", with the names of a figure');
    const graph = known.find(({ids}) => nodes.every((name) => ids.includes(name)))?.one;
    if (graph) return void shown.push({parent: parent as Parents, index, nodes, graph});
    if (unread > 0) return;
    const all = [...new Set(known.flatMap(({ids}) => ids))];
    const strange = nodes.find((name) => !all.includes(name));
    if (strange === undefined)
      return fail(`no node graph of the page has all of ${nodes.join(', ')}`, 'name nodes of one figure');
    fail(`no node graph of the page has a node "${strange}"`, didYouMean(strange, all));
  });
  return {shown, findings};
}

/** Replaces each with a link to the figure; with a script, it opens the viewer (`src/client/zoom.ts`). */
export function linkShown(shown: readonly Shown[], idOf: (figure: Found) => string): void {
  for (const {parent, index, nodes, graph} of shown) {
    const link: Link = {
      type: 'link',
      url: `#${idOf(graph)}`,
      children: [{type: 'text', value: 'Show in graph'}],
      data: {hProperties: {dataShown: nodes.join(','), dataSearch: 'off'}},
    };
    const isLine = parent.children[index]!.type === 'mdxJsxTextElement';
    parent.children[index] = isLine ? link : {type: 'paragraph', children: [link]};
  }
}
