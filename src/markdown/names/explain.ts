import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Data} from '../../data/load';
import type {InterfaceName, InterfaceNames} from '../../data/schemas';
import {getOrMake} from '../../shared/collections';
import {headingOf, lineOf, parsePage} from '../../shared/mdx';
import {isCurrent} from '../../site/releases';
import {printedNames} from './scan';

/** A place of the manual: a page, or a heading of it. */
interface ManualPlace {
  /** Route, with `#id` where there is a heading. */
  address: string;
  /** Title of the page. */
  page: string;
  /** The heading, where the place is below one. */
  heading?: string;
}

/** The kinds of places that name a control, best explanation first; a `row` has the name in plain text as its first cell. */
const ranks = ['title', 'heading', 'definition', 'use', 'row'] as const;
type Rank = (typeof ranks)[number];

/** A place that prints a name. */
interface Mention extends ManualPlace {
  rank: Rank;
  /** True where it is printed as code, as messages and values are. */
  isCode?: boolean;
  /** Title of the page and the text of the section, in small letters, by which the module of a name is known. */
  context: string;
}

/** True for what pages print as code rather than in bold: messages, values, and the parameters of functions of nodes. */
const isPrintedAsCode = ({kind}: InterfaceName, module: string): boolean =>
  ['message', 'setting', 'state'].includes(kind) ||
  (module === 'Functions of nodes' && ['field', 'check box'].includes(kind));

/** A cell without what follows the name in it: `RO Port (Upper Port) [NCS]` is also `RO Port (Upper Port)` and `RO Port`. */
const namesAtStart = (cell: string): string[] => [
  cell,
  ...[...cell.matchAll(/ (?=[([])/g)].map(({index}) => cell.slice(0, index)),
];

/** A name on screen, what it is, and where a reader learns more. */
export interface IndexEntry {
  name: string;
  module: string;
  kind: InterfaceName['kind'];
  /** Menu path, panel or gesture that leads to it, where that says more than the module. */
  where?: string;
  /** The releases it is known from, where the current one isn't among them. */
  releases: string[];
  /** True where it follows from a source that doesn't print it. */
  isInferred: boolean;
  /** A remark about the name itself. */
  note?: string;
  /** The place that explains it, or else one that uses it or covers its module. */
  place?: ManualPlace;
  /** The quality of the place; `module` where no page prints the name. */
  says: 'explains' | 'uses' | 'module';
}

/** Every name that pages print, with the places in the order of the sidebar. */
export type Mentions = ReadonlyMap<string, readonly Mention[]>;

function* mentionsOf(
  tree: Root,
  source: string,
  route: string,
  page: string,
): Generator<[name: string, mention: Mention]> {
  const slugger = createSlugger();
  const headings: {line: number; id: string; text: string}[] = [];
  visit(tree, 'heading', (node) => void headings.push({...headingOf(node, slugger), line: lineOf(node)}));
  const rows = source.split('\n');
  const placeOf = (line: number): ManualPlace & {context: string} => {
    const index = headings.findLastIndex((one) => one.line <= line);
    const above = headings[index];
    const next = headings[index + 1];
    const section = rows.slice(above ? above.line - 1 : 0, next && next.line - 1);
    const context = `${page} ${section.join(' ')}`.toLowerCase();
    return above
      ? {address: `${route}#${above.id}`, page, heading: above.text, context}
      : {address: route, page, context};
  };
  yield [page, {...placeOf(0), rank: 'title'}];
  for (const {text, line} of headings) yield [text, {...placeOf(line), rank: 'heading'}];
  for (const {text, line, place, defines} of printedNames(tree)) {
    if (place === 'panel' || place === 'field') continue;
    const mention: Mention = {...placeOf(line), rank: defines ? 'definition' : 'use'};
    for (const name of place === 'property' ? namesAtStart(text) : [text]) yield [name, mention];
  }
  const others: [text: string, mention: Mention][] = [];
  const firstCells = new Set<Parents | undefined>();
  visit(tree, 'tableRow', ({children: [first]}) => {
    firstCells.add(first);
    if (first?.children.every(({type}) => type === 'text'))
      others.push([toString(first), {...placeOf(lineOf(first)), rank: 'row'}]);
  });
  visit(tree, 'inlineCode', (node, index, parent) => {
    const rank = index === 0 && firstCells.has(parent) ? 'definition' : 'use';
    others.push([node.value, {...placeOf(lineOf(node)), rank, isCode: true}]);
  });
  yield* others;
}

/** Reads all pages of the manual for what they say about names. */
export function readMentions({pages}: Data): Mentions {
  const mentions = new Map<string, Mention[]>();
  for (const route of pages.routes) {
    const file = pages.pathOf(route);
    const source = file === undefined ? '' : readFileSync(file, 'utf8');
    const tree = file && parsePage(source);
    const title = pages.titleOf(route);
    if (!tree || title === undefined) continue;
    for (const [name, mention] of mentionsOf(tree, source, route, title))
      getOrMake(mentions, name, () => []).push(mention);
  }
  return mentions;
}

const isBelow = (address: string, section: string): boolean =>
  address === section || address.startsWith(`${section}/`) || address.startsWith(`${section}#`);

/** Modules by the sections that are about them. */
type Owners = readonly {readonly module: string; readonly section: string}[];

/** The modules that a place is about: those with the narrowest section around it. */
function ownersOf(address: string, owners: Owners): Set<string> {
  const around = owners.filter(({section}) => isBelow(address, section));
  const narrowest = Math.max(0, ...around.map(({section}) => section.length));
  return new Set(around.filter(({section}) => section.length === narrowest).map(({module}) => module));
}

/** The parts of `where` that a page can name: `Renderers, Status` has two. */
const partsOfWhere = (where = ''): string[] =>
  where
    .split(/[,;:>()]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

/** True where a section is about a name's module, or says the panel or menu that the name is in. */
const isAbout = ({context}: Mention, module: string, {name, where}: InterfaceName): boolean =>
  [module, ...partsOfWhere(where)].some((part) => part !== name && context.includes(part.toLowerCase()));

/** A name of a module, and the other modules that have a name of the same text. */
interface Sought {
  entry: InterfaceName;
  module: string;
  sections: readonly string[];
  others: ReadonlySet<string>;
}

/**
 * The best of the places that print a name: one in a section about its module, the earlier the section; then the one that
 * says most; then the first of the sidebar. The same text elsewhere may be another thing: such a place counts only where
 * its section is about the module or the place of the name. A name that other modules have too is never theirs, not even
 * in a part of its module's section.
 */
function bestOf(places: readonly Mention[], {entry, module, sections, others}: Sought, owners: Owners) {
  const weigh = ({address, rank}: Mention): number => {
    const section = sections.findIndex((one) => isBelow(address, one));
    const isUse = rank === 'use' || rank === 'row' ? 1000 : 0;
    return isUse + (section < 0 ? sections.length : section) * ranks.length + ranks.indexOf(rank);
  };
  const counts = (place: Mention): boolean => {
    const about = ownersOf(place.address, owners);
    if (about.has(module)) return true;
    const isBelowOwn = sections.some((one) => isBelow(place.address, one));
    if (isBelowOwn && others.size === 0) return true;
    if (place.rank === 'row') return false;
    if ([...about].some((one) => others.has(one)) || !isAbout(place, module, entry)) return false;
    return isBelowOwn || (others.size === 0 && (place.rank === 'definition' || place.rank === 'use'));
  };
  return places
    .filter(counts)
    .map((place) => ({place, weight: weigh(place)}))
    .sort((a, b) => a.weight - b.weight)[0]?.place;
}

function placeAt(address: string, {pages}: Data): ManualPlace | undefined {
  const page = pages.titleOf(address);
  return page === undefined ? undefined : {address, page};
}

/** The index of names on screen: one entry for each name of a module, in alphabetical order. */
export function indexOfNames(data: Data, mentions: Mentions): IndexEntry[] {
  const modules = new Map<string, Set<string>>();
  for (const {module, names} of data.interfaceNames)
    for (const {name} of names) getOrMake(modules, name, () => new Set()).add(module);
  const owners = data.interfaceNames.flatMap(({module, sections}) => sections.map((section) => ({module, section})));
  const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});
  return data.interfaceNames
    .flatMap((file) => file.names.map((entry) => entryOf(entry, file)))
    .sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.module, b.module));

  function entryOf(entry: InterfaceName, {module, sections}: InterfaceNames): IndexEntry {
    const {name, kind, where, releases = [], status, note, page} = entry;
    const base = {
      name,
      module,
      kind,
      where: where === module ? undefined : where,
      releases: isCurrent(releases) ? [] : releases,
      isInferred: status === 'inferred',
      note,
    };
    if (page !== undefined) return {...base, place: placeAt(page, data), says: 'explains'};
    const others = new Set(modules.get(name));
    others.delete(module);
    const places = (mentions.get(name) ?? []).filter(({isCode}) => !isCode || isPrintedAsCode(entry, module));
    const best = bestOf(places, {entry, module, sections, others}, owners);
    if (best) return {...base, place: best, says: best.rank === 'use' ? 'uses' : 'explains'};
    return {...base, place: placeAt(sections[0]!, data), says: 'module'};
  }
}
