import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getOrMake} from '../shared/collections';
import {didYouMean} from '../shared/didYouMean';
import {projectPath, type Finding} from '../shared/finding';
import {headingOf, parsePage} from '../shared/mdx';
import type {Data} from '../data/load';
import {expandData} from '../markdown/remarkData';

/** Normalizes Markdown, case, spaces, and apostrophes for comparison. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Text by heading ID, up to the next heading of the same or a higher level. */
type Sections = ReadonlyMap<string, string>;

/** With expanded data. */
function sectionsOf(tree: Root, data: Data): Sections {
  const page = structuredClone(tree);
  expandData(page, '', () => data);
  const slugger = createSlugger();
  const texts = page.children.map(textOf);
  const sections = new Map<string, string>();
  for (const [index, block] of page.children.entries()) {
    if (block.type !== 'heading') continue;
    const id = (block.data?.hProperties?.['id'] as string | undefined) ?? headingOf(block, slugger).id;
    const end = page.children.findIndex(
      (next, place) => place > index && next.type === 'heading' && next.depth <= block.depth,
    );
    sections.set(id, plain(texts.slice(index, end < 0 ? undefined : end).join(' ')));
  }
  return sections;
}

const holdsText = new Set(['paragraph', 'tableCell', 'heading', 'code']);

function textOf(block: Root['children'][number]): string {
  const texts: string[] = [];
  visit(block, (node) => {
    if (holdsText.has(node.type)) texts.push(toString(node));
  });
  return texts.join(' ');
}

/** Each answer's heading on these pages exists, and its section has the terms. Invalid MDX is left to the check of pages. */
export function checkOwners(root: string, data: Data, files: readonly string[]): Finding[] {
  const pages = new Map<string, Sections | undefined>();
  const read = (route: string): Sections | undefined => {
    const file = data.pages.pathOf(route);
    const tree = file && files.includes(projectPath(root, file)) && parsePage(readFileSync(file, 'utf8'));
    return tree ? sectionsOf(tree, data) : undefined;
  };
  const findings: Finding[] = [];
  for (const {area, questions} of data.questions) {
    const file = `docs/_data/questions/${area}.yml`;
    for (const {id, owner, terms = [], lineOf} of questions) {
      const [route = '', heading = ''] = owner.slice(1).split('#');
      const sections = getOrMake(pages, route, () => read(route));
      if (!sections) continue;
      const section = sections.get(heading);
      if (section === undefined) {
        const fix = didYouMean(heading, [...sections.keys()]);
        findings.push({file, line: lineOf('owner'), what: `${id}: "#${heading}" is no heading of /${route}`, fix});
        continue;
      }
      for (const [place, term] of terms.entries()) {
        if (section.includes(plain(term))) continue;
        const what = `${id}: the section ${owner} lacks "${term}"`;
        findings.push({file, line: lineOf('terms', place), what, fix: 'make section and answer say the same'});
      }
    }
  }
  return findings;
}
