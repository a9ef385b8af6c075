import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {apiVersions} from '../../../reference/versions';
import {didYouMean} from '../../../shared/didYouMean';
import {attributeOf, lineOf, parseMdx, type JsxElement} from '../../../shared/mdx';
import {contentComponents, dataComponents} from '../../../shared/vocabulary';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

/** Every component that a page can use. */
const known: readonly string[] = [...contentComponents, ...dataComponents];

/** Elements of HTML that Markdown has no sign for. */
const elements = ['a', 'br', 'code', 'figure', 'img', 'kbd', 'sub', 'sup'];

/** Elements that the site's Content-Security-Policy forbids, and their replacements. */
const forbidden: Readonly<Record<string, string>> = {
  script: 'put it into a component of src/components',
  style: 'put it into src/css, or into the styles of a component',
  iframe: 'link the page instead',
};

/** A page has the components of CONTRIBUTING.md, few elements, no styles, and no expressions. */
export function elementsRule({source}: Page, _project: Project, report: ReportLine): void {
  visit(parseMdx(source), (node) => {
    const line = lineOf(node);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
        report(line, `{${node.value}} is an expression, whose value readers would see`, 'put it in backticks');
      return;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes} = node as JsxElement;
    if (name === null) return report(line, '<> is no component', 'put it in backticks');
    if (attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style'))
      report(line, `<${name}> has a style, which the Content-Security-Policy forbids`, forbidden['style']!);
    const instead = forbidden[name];
    if (instead) return report(line, `<${name}> is forbidden by the Content-Security-Policy`, instead);
    const isComponent = /^[A-Z]/.test(name);
    if (isComponent ? known.includes(name) : elements.includes(name)) return;
    const fix = didYouMean(name, isComponent ? known : [...elements, ...known], 'put it in backticks');
    report(line, `<${name}> is no component`, fix);
  });
}

/** Operations of pages are calls of the current API; a list of callouts belongs to the figure before it. */
export function componentsRule({source, components}: Page, {root}: Project, report: ReportLine): void {
  if (components.some(({name}) => name === 'Operation')) {
    const file = `api/${apiVersions[0].file}.yaml`;
    const ids = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^\s+operationId: (\S+)$/gm)].map(
      ([, id]) => id!,
    );
    visit(parseMdx(source), (node) => {
      if (!('name' in node) || node.name !== 'Operation') return;
      const id = attributeOf(node as JsxElement, 'id') ?? '';
      if (!ids.includes(id))
        report(
          lineOf(node),
          `<Operation id="${id}" />: the API has no such call`,
          didYouMean(id, ids, `use an operationId of ${file}`),
        );
    });
  }
  visit(parseMdx(source), 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Callouts') return;
    const before = parent?.children[(index ?? 0) - 1];
    const isFigure =
      before?.type === 'code' || (before?.type === 'paragraph' && before.children.some(({type}) => type === 'image'));
    if (!isFigure) report(lineOf(node), '<Callouts> follows no figure', 'move it right after the figure it explains');
  });
}
