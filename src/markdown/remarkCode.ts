import type {ElementContent, Properties} from 'hast';
import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {breakable} from '../shared/breakable';
import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {grammars, highlight, type CodeLanguage} from '../shared/highlight';

/** The only option after a language. */
const TITLE = /^title="([^"]*)"$/;

/** Maximum characters of unbroken code, and of unbroken code in text (except on phones). */
const SHORT = {always: 16, wide: 28};

/** Hyphenated words that fit a phone: programs, hosts, options. */
const HYPHENATED = /^(?=.{1,24}$|-.{0,33}$)\S*-\S*$/;

/** Characters of code on a phone's line. */
const LINE = 36;

const element = (tagName: string, properties: Properties, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Short code doesn't break, long code breaks at joints. */
function setBreaks(node: InlineCode, isInTable: boolean): void {
  const {value} = node;
  const whole = {dataWhole: ''};
  const needsBreaks = isInTable || value.length > LINE || (value.includes('-') && !HYPHENATED.test(value));
  const partsOf = (word: string): string[] => (needsBreaks ? breakable(word) : [word]);
  if (value.length <= SHORT.always || (HYPHENATED.test(value) && partsOf(value).length === 1)) {
    node.data = {...node.data, hProperties: whole};
    return;
  }
  if (!isInTable && value.length <= SHORT.wide) node.data = {...node.data, hProperties: {dataWide: ''}};
  const children = value.split(/(\s+)/).flatMap((word) =>
    partsOf(word).flatMap((part, index): ElementContent[] => {
      const text: ElementContent = {type: 'text', value: part};
      const content = HYPHENATED.test(part) ? element('span', whole, [text]) : text;
      return index > 0 ? [element('wbr', {}, []), content] : [content];
    }),
  );
  if (children.some(({type}) => type === 'element')) node.data = {...node.data, hChildren: children};
}

/**
 * Props of `src/theme/CodeBlock`.
 * @throws FaultError for unknown languages and options
 */
export function codeProps({lang, meta, value}: Code): {html: string; title?: string} {
  const language = lang ? oneOf(lang, Object.keys(grammars) as CodeLanguage[], 'language of code') : 'text';
  const title = meta ? TITLE.exec(meta.trim())?.[1] : undefined;
  if (meta && title === undefined)
    throw new FaultError(`"${meta}" follows the language of the code`, 'write title="..." or nothing');
  return {html: highlight(value, language), ...(title && {title})};
}

/**
 * Remark plugin: highlights code at build time, so that pages load no highlighter. Blocks become `<CodeBlock html
 * title>`, as the `code` of a fence, to which Docusaurus adds a class. Also controls breaks of inline code.
 * @throws FindingsError for unknown languages and titles
 */
export function remarkCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const findings: Finding[] = [];
    const inTables = new Set<InlineCode>();
    visit(tree, 'tableCell', (cell) => visit(cell, 'inlineCode', (node) => void inTables.add(node)));
    visit(tree, 'inlineCode', (node) => setBreaks(node, inTables.has(node)));
    visit(tree, 'code', (node) => {
      try {
        node.data = {...node.data, hProperties: {...codeProps(node)}, hChildren: []};
      } catch (error) {
        if (!(error instanceof FaultError)) throw error;
        const place = {file: projectPath(process.cwd(), file.path), line: lineOf(node)};
        findings.push({...place, what: error.message, fix: error.fix});
      }
    });
    if (findings.length > 0) throw new FindingsError(findings);
  };
}
