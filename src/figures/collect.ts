import type {Code, List, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {findingsOf, type Finding, type Place} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {isKind, readFigure, type Figure, type Kind, type NodeRegistry} from './kinds';

export interface Found {
  kind: Kind;
  text: string;
  figure: Figure;
  fence: Place;
  parent: Parents;
  index: number;
}

/**
 * Reads every figure of a page and the `<Callouts>` after it, and collects all faults.
 * @param registry called for node graphs only
 */
export function collectFigures(
  tree: Root,
  file: string,
  registry: () => NodeRegistry,
): {found: Found[]; findings: Finding[]} {
  const found: Found[] = [];
  const findings: Finding[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    if (!parent || index === undefined || !isKind(node.lang)) return;
    const fence = {file, line: lineOf(node)};
    try {
      const figure = readFigure(node.lang, node.value, fence, registry);
      findings.push(...checkList(figure.callouts, parent.children[index + 1], fence));
      found.push({kind: node.lang, text: node.value, figure, fence, parent, index});
    } catch (error) {
      findings.push(...findingsOf(error));
    }
  });
  return {found, findings};
}

/** A figure with n callouts must be followed by `<Callouts>` with an ordered list of n items. */
function checkList(callouts: number, next: RootContent | undefined, fence: Place): Finding[] {
  const holder = next && isCallouts(next) ? next : undefined;
  const numbered = callouts === 1 ? 'callout 1' : `callouts 1 to ${callouts}`;
  if (!holder) {
    const fix = `put <Callouts> with a numbered list of ${callouts} items right after the fence`;
    return callouts === 0 ? [] : [{...fence, what: `${numbered} without a list entry`, fix}];
  }
  if (callouts === 0) {
    const fix = 'put "callout: 1" on what the list describes, or make it a plain list';
    return [{...fence, what: 'a <Callouts> list follows, but the figure has no callouts', fix}];
  }
  const place = {file: fence.file, line: holder.position?.start.line ?? fence.line};
  const list = holder.children.find((child): child is List => child.type === 'list');
  if (!list?.ordered) {
    const fix = 'write "1. **Name.** What it is." inside, with blank lines around the list';
    return [{...place, what: '<Callouts> holds no numbered list', fix}];
  }
  const items = list.children.length;
  if (items === callouts) return [];
  const what = `the figure has ${numbered}, the list after it ${items} ${items === 1 ? 'entry' : 'entries'}`;
  const add = `add the entry for callout ${items + 1}`;
  const remove = `remove an entry, or put callout ${callouts + 1} on the figure`;
  return [{...place, what, fix: items < callouts ? add : remove}];
}

function isCallouts(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Callouts';
}
