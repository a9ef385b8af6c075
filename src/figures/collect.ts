import type {Code, List, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {FigureError, type Problem} from './parse/problem';
import {isKind, readFigure, type Figure, type Kind} from './kinds';

/** A figure of a page, and the place it takes in the page's tree. */
export interface Found {
  kind: Kind;
  text: string;
  figure: Figure;
  /** Line of the opening fence, from 1. */
  line: number;
  parent: Parents;
  index: number;
}

/** Reads every figure of a page, and the `<Callouts>` after each. Collects the faults of all of them. */
export function collectFigures(tree: Root): {found: Found[]; problems: Problem[]} {
  const found: Found[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    if (!parent || index === undefined || !isKind(node.lang)) return;
    const line = node.position?.start.line ?? 1;
    try {
      const figure = readFigure(node.lang, node.value, line);
      const fault = checkList(figure.callouts, parent.children[index + 1], line);
      if (fault) problems.push(fault);
      found.push({kind: node.lang, text: node.value, figure, line, parent, index});
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      problems.push(...error.problems);
    }
  });
  return {found, problems};
}

/** A figure with n callouts is followed by `<Callouts>` with one ordered list of n items. */
function checkList(callouts: number, next: RootContent | undefined, line: number): Problem | undefined {
  const list =
    next && isCallouts(next) ? next.children.find((child): child is List => child.type === 'list') : undefined;
  if (callouts === 0) {
    if (!next || !isCallouts(next)) return undefined;
    return {
      line,
      message:
        'a <Callouts> list follows, but the figure has no callouts. Put "callout: 1" on what the list describes, or make it a plain list.',
    };
  }
  const numbered = callouts === 1 ? 'callout 1' : `callouts 1 to ${callouts}`;
  if (!next || !isCallouts(next)) {
    return {
      line,
      message: `${numbered} without a list entry. Put <Callouts> with a numbered list of ${callouts} items right after the fence.`,
    };
  }
  if (!list?.ordered) {
    return {
      line: next.position?.start.line ?? line,
      message: `<Callouts> holds no numbered list. Write "1. **Name**: what it is." inside, with blank lines around the list.`,
    };
  }
  const items = list.children.length;
  if (items === callouts) return undefined;
  const cure =
    items < callouts
      ? `Add the entry for callout ${items + 1}.`
      : `Remove an entry, or put callout ${callouts + 1} on the figure.`;
  return {
    line: next.position?.start.line ?? line,
    message: `the figure has ${numbered}, the list after it ${items} ${items === 1 ? 'entry' : 'entries'}. ${cure}`,
  };
}

function isCallouts(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Callouts';
}
