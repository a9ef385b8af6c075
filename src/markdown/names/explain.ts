import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Data} from '../../data/load';
import type {InterfaceName, InterfaceNames} from '../../data/schemas';
import {getOrMake, groupBy} from '../../shared/collections';
import {headingOf, lineOf, parsePage} from '../../shared/mdx';
import {laterReleases} from '../../site/releases';
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

/** How much a place says about a name, the most first. */
const ranks = ['title', 'heading', 'definition', 'use'] as const;
type Rank = (typeof ranks)[number];

/** A place that prints a name. */
interface Mention extends ManualPlace {
  rank: Rank;
  /** True where it is printed as code, as messages and values are. */
  isCode?: boolean;
}

/** What pages print as code rather than in bold. */
const inCode = new Set<string>(['message', 'setting', 'state']);

/** A name on screen, what it is, and where a reader learns more. */
export interface IndexEntry {
  name: string;
  module: string;
  /** What it is; several where one module has the name more than once. */
  kinds: string[];
  /** Releases after the current one, where the name is known from those only. */
  later: string[];
  /** The place that explains it; that uses it, or is about its module, where none does. */
  place?: ManualPlace;
  /** What the place says about the name; `module` where no page prints it. */
  says: 'explains' | 'uses' | 'module';
}

/** Every name that pages print, with the places in the order of the sidebar. */
export type Mentions = ReadonlyMap<string, readonly Mention[]>;

function* mentionsOf(tree: Root, route: string, page: string): Generator<[name: string, mention: Mention]> {
  const slugger = createSlugger();
  const headings: {line: number; id: string; text: string}[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({...headingOf(node, slugger), line: lineOf(node)});
  });
  const placeOf = (line: number): ManualPlace => {
    const above = headings.findLast((one) => one.line <= line);
    return above ? {address: `${route}#${above.id}`, page, heading: above.text} : {address: route, page};
  };
  yield [page, {address: route, page, rank: 'title'}];
  for (const {text, line} of headings) yield [text, {...placeOf(line), rank: 'heading'}];
  for (const {text, line, place, defines} of printedNames(tree)) {
    if (place === 'panel' || place === 'field') continue;
    yield [text, {...placeOf(line), rank: defines ? 'definition' : 'use'}];
  }
  const values: [text: string, mention: Mention][] = [];
  visit(tree, 'inlineCode', (node, _, parent) => {
    const rank = parent?.type === 'tableCell' && parent.children[0] === node ? 'definition' : 'use';
    values.push([node.value, {...placeOf(lineOf(node)), rank, isCode: true}]);
  });
  yield* values;
}

/** Reads all pages of the manual for what they say about names. */
export function readMentions({pages}: Data): Mentions {
  const mentions = new Map<string, Mention[]>();
  for (const route of pages.routes) {
    const file = pages.pathOf(route);
    const tree = file && parsePage(readFileSync(file, 'utf8'));
    const title = pages.titleOf(route);
    if (!tree || title === undefined) continue;
    for (const [name, mention] of mentionsOf(tree, route, title)) getOrMake(mentions, name, () => []).push(mention);
  }
  return mentions;
}

const isBelow = (address: string, section: string): boolean =>
  address === section || address.startsWith(`${section}/`) || address.startsWith(`${section}#`);

/**
 * The best of the places that print a name: one in a section about its module, the earlier the section; then the one that
 * says most; then the first of the sidebar. Elsewhere a heading may mean another thing, and a name that other modules have
 * too is theirs.
 */
function bestOf(places: readonly Mention[], sections: readonly string[], isShared: boolean): Mention | undefined {
  const weigh = ({address, rank}: Mention): number => {
    const section = sections.findIndex((one) => isBelow(address, one));
    const isUse = rank === 'use' ? 1000 : 0;
    return isUse + (section < 0 ? sections.length : section) * ranks.length + ranks.indexOf(rank);
  };
  return places
    .filter(
      ({address, rank}) =>
        sections.some((section) => isBelow(address, section)) ||
        (!isShared && (rank === 'definition' || rank === 'use')),
    )
    .map((place) => ({place, weight: weigh(place)}))
    .sort((a, b) => a.weight - b.weight)[0]?.place;
}

function placeAt(address: string, {pages}: Data): ManualPlace | undefined {
  const page = pages.titleOf(address);
  return page === undefined ? undefined : {address, page};
}

/**
 * The index of names on screen: one entry for each name of a module, in alphabetical order.
 *
 * @param data the data of the site
 * @param mentions what the pages print
 */
export function indexOfNames(data: Data, mentions: Mentions): IndexEntry[] {
  const modules = new Map<string, Set<string>>();
  for (const {module, names} of data.interfaceNames)
    for (const {name} of names) getOrMake(modules, name, () => new Set()).add(module);
  const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});
  return data.interfaceNames
    .flatMap((file) =>
      [...groupBy(file.names, ({name}) => name)].map(([name, entries]) =>
        entryOf(name, entries, file, modules.get(name)!.size > 1),
      ),
    )
    .sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.module, b.module));

  function entryOf(name: string, entries: InterfaceName[], file: InterfaceNames, isShared: boolean): IndexEntry {
    const releases = entries.flatMap((one) => one.releases ?? ['']);
    const isLater = releases.every((one) => laterReleases.has(one));
    const base = {
      name,
      module: file.module,
      kinds: [...new Set(entries.map(({kind}) => kind))],
      later: isLater ? [...new Set(releases)] : [],
    };
    const chosen = entries.find(({page}) => page !== undefined)?.page;
    if (chosen !== undefined) return {...base, place: placeAt(chosen, data), says: 'explains'};
    const places = (mentions.get(name) ?? []).filter(
      ({isCode}) => !isCode || base.kinds.some((kind) => inCode.has(kind)),
    );
    const best = bestOf(places, file.sections, isShared);
    if (best) return {...base, place: best, says: best.rank === 'use' ? 'uses' : 'explains'};
    return {...base, place: placeAt(file.sections[0]!, data), says: 'module'};
  }
}
