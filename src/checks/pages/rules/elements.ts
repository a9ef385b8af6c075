import {visit} from 'unist-util-visit';
import {contentRules} from '../../../markdown/checkComponents';
import {expansions} from '../../../markdown/components';
import {findCall} from '../../../markdown/remarkOperations';
import {didYouMean} from '../../../shared/didYouMean';
import {FaultError} from '../../../shared/finding';
import {attributeOf, lineOf, parseMdx, type JsxElement} from '../../../shared/mdx';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

const known = [...Object.keys(contentRules), ...Object.keys(expansions)];

/** HTML elements without a Markdown equivalent. */
const elements = ['details', 'summary', 'br', 'code', 'kbd', 'sub', 'sup'];

/** Elements that the Content-Security-Policy forbids, and their replacements. */
const forbidden: Readonly<Record<string, string>> = {
  script: 'put it into a component of src/components',
  style: 'put it into src/css, or into the styles of a component',
  iframe: 'link the page instead',
};

/**
 * Pages use the components of CONTRIBUTING.md, few elements, and no styles or imports. Operations are calls of the
 * current API; callouts follow a figure.
 */
export function elementsRule({source}: Page, {root}: Project, report: ReportLine): void {
  visit(parseMdx(source), (node, index, parent) => {
    const line = lineOf(node);
    if (node.type === 'mdxjsEsm')
      report(line, 'import or export in a page', 'remove it: the components of CONTRIBUTING.md need no import');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes} = node as JsxElement;
    // A number returned by a visitor is the next index.
    if (name === null) {
      report(line, '<> is no component', 'put it in backticks');
      return;
    }
    if (attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style'))
      report(line, `<${name}> has a style, which the Content-Security-Policy forbids`, forbidden['style']!);
    const instead = forbidden[name];
    if (instead) report(line, `<${name}> is forbidden by the Content-Security-Policy`, instead);
    else if (!known.includes(name) && !elements.includes(name))
      report(
        line,
        `<${name}> is no component`,
        didYouMean(name, [...known, ...elements], 'write it as Markdown, or put it in backticks'),
      );
    try {
      if (name === 'Operation') findCall(root, attributeOf(node as JsxElement, 'id') ?? '');
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      report(line, error.message, error.fix);
    }
    const before = parent?.children[(index ?? 0) - 1];
    const isFigure =
      before?.type === 'code' || (before?.type === 'paragraph' && before.children.some(({type}) => type === 'image'));
    if (name === 'Callouts' && !isFigure)
      report(line, '<Callouts> follows no figure', 'move it right after the figure it explains');
  });
}
