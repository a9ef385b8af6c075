import type {ElementContent, Properties} from 'hast';
import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {breakable} from '../shared/breakable';
import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {grammars, highlight, type CodeLanguage} from '../shared/highlight';

/** Options that can follow the language of a fence. */
const TITLE = /^title="([^"]*)"$/;

/** Code that stays on one line because it is short, and in a text where a screen is no phone. */
const SHORT = {always: 16, wide: 28};

/** A word that would break at its hyphens, and that a phone has room for: a program, the name of a host, a longer option. */
const HYPHENATED = /^(?=.{1,24}$|-.{0,33}$)\S*-\S*$/;

/** Characters of code that a line of a phone has room for: in a text it need not break. */
const LINE = 36;

const element = (tagName: string, properties: Properties, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Marks inline code that stays on one line, or its words that do, and gives long code places to break. */
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
 * The props of `src/theme/CodeBlock` for a block.
 * @throws FaultError where the language is unknown, or what follows it isn't a title
 */
export function codeProps({lang, meta, value}: Code): {html: string; title?: string} {
  const language = lang ? oneOf(lang, Object.keys(grammars) as CodeLanguage[], 'language of code') : 'text';
  const title = meta ? TITLE.exec(meta.trim())?.[1] : undefined;
  if (meta && title === undefined)
    throw new FaultError(`"${meta}" follows the language of the code`, 'write title="..." or nothing');
  return {html: highlight(value, language), ...(title && {title})};
}

/**
 * Remark plugin: colors blocks of code when the site is built, so that no page loads a highlighter. The block becomes
 * `<CodeBlock html title>` by way of the `code` of a fence, to which Docusaurus adds the class of its language. Code in a text
 * is marked where it stays on one line, and gets places to break where it is long.
 * @throws FindingsError that lists the blocks whose language or title can't be read
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
