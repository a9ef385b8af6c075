import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {lineOf} from '../shared/mdx';
import {grammars, highlight, type CodeLanguage} from './highlight';

/** What may follow the language of a fence. */
const TITLE = /^title="([^"]*)"$/;

/** An option that fits into a line of a phone, which would else break after its hyphens. */
const OPTION = /^--?[A-Za-z][\w-]{0,21}$/;

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
 * `<CodeBlock html title>` by way of the `code` of a fence, to which Docusaurus adds the class of its language. Options in a
 * text are marked, so that they stay on one line.
 *
 * @returns the transformer
 * @throws FindingsError that lists the blocks whose language or title can't be read
 */
export function remarkCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const findings: Finding[] = [];
    visit(tree, 'inlineCode', (node) => {
      if (OPTION.test(node.value)) node.data = {...node.data, hProperties: {dataOption: ''}};
    });
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
