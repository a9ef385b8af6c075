import type {PhrasingContent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {attributeOf, lineOf, type JsxElement} from '../shared/mdx';
import {drawCards} from './cards';
import {checkComponent, readProps} from './checkComponents';
import {link} from './mdastNodes';
import {dataFolder, type Data} from '../data/load';
import {openData} from '../data/open';
import {drawNodeCards, type NodeCards} from '../figures';
import {expansions} from './components';

const isJsx = (node: {type: string}): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function expand(
  element: JsxElement,
  {takes, expand: make, expandInline, once}: (typeof expansions)[string],
  data: () => Data,
  cards: NodeCards,
  seen: Set<string>,
): (RootContent | PhrasingContent)[] {
  const isInline = element.type === 'mdxJsxTextElement';
  if (isInline && !expandInline)
    throw new FaultError(`<${element.name}> is within a line`, 'put it on a separate line with blank lines around it');
  if (element.children.length > 0)
    throw new FaultError(
      `<${element.name}> has content`,
      `write <${element.name} /> alone: its content comes from ${dataFolder}`,
    );
  const props = readProps(element);
  for (const attribute of Object.keys(props)) oneOf(attribute, takes, `attribute of <${element.name}>`);
  const unique = once?.(props);
  if (unique !== undefined && seen.has(`${element.name} ${unique}`))
    throw new FaultError(`${unique} is on the page twice`, 'remove one of the two');
  seen.add(`${element.name} ${unique}`);
  return isInline && expandInline ? expandInline(data(), props) : make(data(), props, cards);
}

function linkTerm(element: JsxElement, {glossary}: Data): PhrasingContent {
  const id = oneOf(attributeOf(element, 'id') ?? '', Object.keys(glossary), `term of ${dataFolder}/glossary.yml`);
  const made = link(`faq/glossary#${id}`, element.children as PhrasingContent[]);
  return {...made, data: {hProperties: {className: ['term']}}};
}

/**
 * Expands data components, and checks all components.
 * @param tree changed in place
 * @param data called only if needed
 * @param cards drawings, for pages of nodes
 * @returns findings; with any, the tree is incomplete
 */
export function expandData(tree: Root, file: string, data: () => Data, cards: NodeCards = new Map()): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  visit(tree, (node, index, parent) => {
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    if (isExpression && !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const what = `{${node.value}} is an expression, whose value readers would see`;
      findings.push({file, line: lineOf(node), what, fix: 'put it in backticks'});
    }
    if (!isJsx(node)) return undefined;
    const element = node as JsxElement;
    try {
      const expansion = expansions[element.name ?? ''];
      if (expansion) {
        const content = expand(element, expansion, data, cards, seen);
        (parent!.children as unknown[]).splice(index!, 1, ...content);
        return [SKIP, index! + content.length];
      }
      checkComponent(element);
      const drawn =
        element.name === 'Cards' ? drawCards(element) : element.name === 'Term' && linkTerm(element, data());
      if (!drawn) return undefined;
      (parent!.children as unknown[])[index!] = drawn;
      return index!;
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      findings.push({
        file,
        line: lineOf(element),
        what: `<${element.name}>: ${error.message}`,
        fix: error.fix,
      });
    }
    return undefined;
  });
  return findings;
}

/**
 * Remark plugin: replaces data components (`<Ports />`, `<NodePins />`, ...) at build time. Belongs in
 * `beforeDefaultRemarkPlugins`, before heading IDs and table of contents.
 * @throws FindingsError with page, line, and nearest names
 */
export function remarkData(): (tree: Root, file: VFile) => Promise<void> {
  const siteDir = process.cwd();
  const data = openData(siteDir);
  return async (tree, file) => {
    const cards = String(file.value).includes('<NodeReference') ? await drawNodeCards(data()) : undefined;
    const findings = expandData(tree, projectPath(siteDir, file.path), data, cards);
    if (findings.length > 0) throw new FindingsError(findings);
  };
}
