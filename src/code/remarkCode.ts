import type {ElementContent} from 'hast';
import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {breakable} from '../shared/breakable';
import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {grammars, highlight, type CodeLanguage} from './highlight';

/** What may follow the language of a fence. */
const TITLE = /^title="([^"]*)"$/;

/** Code that stays on one line because it is short, or an option that a phone has room for and that would break at its hyphens. */
const WHOLE = /^(?:.{1,16}|--?[A-Za-z][\w-]{0,21})$/;

/** Characters of code that a line of a phone has room for: in a text it need not break. */
const LINE = 36;

/** Marks inline code that stays on one line, and gives long code places to break. */
function setBreaks(node: InlineCode, isInTable: boolean): void {
  const {value} = node;
  const parts = isInTable || value.length > LINE ? breakable(value) : [value];
  const wbr: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
  const children = parts.map((part): ElementContent => ({type: 'text', value: part}));
  if (WHOLE.test(value)) node.data = {...node.data, hProperties: {dataWhole: ''}};
  else if (parts.length > 1)
    node.data = {...node.data, hChildren: children.flatMap((part, index) => (index > 0 ? [wbr, part] : part))};
}

/** What `src/theme/CodeBlock` gets of a block. */
function propsOf({lang, meta, value}: Code): {html: string; title?: string} {
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
 *
 * @returns the transformer
 * @throws FindingsError that lists the blocks whose language or title can't be read
 */
export function remarkCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const findings: Finding[] = [];
    visit(tree, 'inlineCode', (node) => setBreaks(node, false));
    visit(tree, 'tableCell', (cell) => visit(cell, 'inlineCode', (node) => setBreaks(node, true)));
    visit(tree, 'code', (node) => {
      try {
        node.data = {...node.data, hProperties: {...propsOf(node)}, hChildren: []};
      } catch (error) {
        if (!(error instanceof FaultError)) throw error;
        const place = {file: projectPath(process.cwd(), file.path), line: lineOf(node)};
        findings.push({...place, what: error.message, cure: error.cure});
      }
    });
    if (findings.length > 0) throw new FindingsError(findings);
  };
}
