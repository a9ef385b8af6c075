import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {groupBy} from '../../shared/collections';
import type {Finding} from '../../shared/finding';
import {inWords} from '../../shared/inWords';
import {attributeOf, lineOf, type JsxElement} from '../../shared/mdx';
import type {Data} from '../../data/load';
import {isOpen, type OpenQuestion} from '../../data/questions/schema';
import {questionsRoute} from '../../site/routes';

/** The parts of a page that concern open questions: controls in bold, markers, and links. */
interface Said {
  /** The line on which each name in bold is first. */
  readonly names: ReadonlyMap<string, number>;
  readonly markers: ReadonlySet<string>;
  readonly links: readonly string[];
}

function read(tree: Root): Said {
  const names = new Map<string, number>();
  const markers = new Set<string>();
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'strong' && !names.has(toString(node))) names.set(toString(node), lineOf(node));
    if (node.type === 'link') links.push((node as Link).url);
    if (!('name' in node) || (node.name !== 'Open' && node.name !== 'Rehearse')) return;
    const ids = attributeOf(node as JsxElement, 'id') ?? attributeOf(node as JsxElement, 'ids') ?? '';
    for (const id of ids.split(/\s+/)) markers.add(id);
  });
  return {names, markers, links};
}

/** True for a link to the section that owns a question, or to its entry. */
function leadsTo({owner, id}: OpenQuestion, url: string): boolean {
  const [route = '', heading = ''] = owner.split('#');
  const [file = '', anchor = ''] = url.split('#');
  const isPage = (of: string) => file === '' || file.replace(/(?:\/index)?\.mdx$/, '').endsWith(of.split('/').at(-1)!);
  return (anchor === heading && isPage(route)) || (anchor === id && isPage(questionsRoute));
}

/**
 * Lists the pages that print a control of an open question (`controls` of the register) and neither mark the question nor lead to
 * its owner. A reader of such a page may take for granted what is open; often the page doesn't touch on that, so
 * the list is there to be read, and fails nothing.
 */
export function unmarkedControls(pages: readonly {file: string; tree: Root}[], data: Data): Finding[] {
  const open = data.questions.flatMap(({questions}) => questions).filter(isOpen);
  const asked = open.flatMap((one) => (one.controls ?? []).map((control) => ({control, one})));
  const byControl = groupBy(asked, ({control}) => control);
  return pages.flatMap(({file, tree}) => {
    const {names, markers, links} = read(tree);
    return [...byControl].flatMap(([control, group]) => {
      const about = group.map(({one}) => one);
      const line = names.get(control);
      const isSaid = about.some((one) => markers.has(one.id) || links.some((url) => leadsTo(one, url)));
      if (line === undefined || isSaid) return [];
      const ids = about.map(({id}) => id);
      const fix = `if the page touches on it, mark the question (${inWords(ids, 'or')}), or link its owner`;
      return [{file, line, what: `${control} has an open question`, fix}];
    });
  });
}
