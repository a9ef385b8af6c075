import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {FaultError, FindingsError, oneOf, projectPath, type Finding} from '../shared/finding';
import {grammars, highlight, type CodeLanguage} from './highlight';

/** What may follow the language of a fence. */
const TITLE = /^title="([^"]*)"$/;

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
 * `<CodeBlock html title>` by way of the `code` of a fence, to which Docusaurus adds the class of its language.
 *
 * @returns the transformer
 * @throws FindingsError that lists the blocks whose language or title can't be read
 */
export function remarkCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const findings: Finding[] = [];
    visit(tree, 'code', (node) => {
      try {
        node.data = {...node.data, hProperties: {...propsOf(node)}, hChildren: []};
      } catch (error) {
        if (!(error instanceof FaultError)) throw error;
        const line = node.position?.start.line ?? 1;
        findings.push({file: projectPath(process.cwd(), file.path), line, what: error.message, cure: error.cure});
      }
    });
    if (findings.length > 0) throw new FindingsError(findings);
  };
}
