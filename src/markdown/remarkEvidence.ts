import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {inWords} from '../shared/inWords';
import {current, nearestRelease} from '../site/releases';
import {jsxFlow, jsxText, paragraph, text} from './mdastNodes';

interface Evidence {
  evidence?: 'published' | 'composed';
  sources?: readonly string[];
}

/**
 * Badge and note.
 * @param release that the page describes
 */
export function evidenceOf({evidence, sources = []}: Evidence, release: string): {from?: string; note: string} {
  const rests = sources.length > 0 ? `Rests on ${inWords(sources)}. ` : '';
  const compare = `a running ${release}, so compare them with your system.`;
  if (evidence === 'composed')
    return {
      from: 'general practice',
      note: `${rests}General practice: the names and places on this page weren't compared with ${compare}`,
    };
  const nearest = nearestRelease(sources, release);
  if (nearest === release) return {note: rests.trim()};
  return {
    from: `from ${nearest}`,
    note: `${rests}Names and places may differ on ${release}: compare them with your system.`,
  };
}

/** Remark plugin: adds the evidence badge. After Docusaurus' plugins, which would replace `details`. */
export function remarkEvidence(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const page = (file.data['frontMatter'] ?? {}) as Evidence;
    if (page.evidence === undefined) return;
    const own = /versioned_docs[\\/]version-([^\\/]+)/.exec(file.path)?.[1] ?? current.version;
    const {from, note} = evidenceOf(page, own);
    const badge = [jsxText('span', [text('Release ')], {className: 'visually-hidden'}), text(own)];
    const summary = jsxFlow('summary', {}, [jsxText('b', badge), ...(from === undefined ? [] : [text(` · ${from}`)])]);
    const fold = jsxFlow('details', {className: 'evidence', 'data-search': 'off'}, [summary, paragraph([text(note)])]);
    tree.children.unshift({...fold, data: {_mdxExplicitJsx: true} as object});
  };
}
