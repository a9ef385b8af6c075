import type {RootContent} from 'mdast';
import {micromark} from 'micromark';
import {heading, jsxFlow, paragraph, text} from '../mdastNodes';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {defaultOf, otherWays, rangeOf, resetOf, typeOf, type Starts} from '../../data/nodes/format';
import {titleOf, type NodeFacts, type NodeField} from '../../data/nodes';
import {cardPath, type NodeCard, type NodeCards} from '../../figures/nodeCards';
import {groupBy} from '../../shared/collections';
import {escapeHtml as escaped, joinHtml, markup, type Html} from '../../shared/html';
import {counted} from '../../shared/inWords';
import {site} from '../../site/site';

const code = (value: string): Html => markup`<code>${escaped(value)}</code>`;

/** One line of Markdown as HTML, without its paragraph. */
const markdown = (value: string): Html => micromark(value).replace(/^<p>|<\/p>$/g, '') as Html;

/** A part that can be missing. */
type Part = Html | false | '' | undefined;

const told = (value: string | undefined): Part => value !== undefined && markdown(value);

const heading4 = (title: string): Html => markup`<h4>${escaped(title)}</h4>`;

/** A list of what a node has, under its heading: the name of each entry, its facts in small type, and its text. */
function list(title: string, entries: {name: string; facts: Html; told: Part}[]): Html {
  if (entries.length === 0) return markup``;
  const rows = entries.map(
    ({name, facts, told}) =>
      markup`<div><dt>${code(name)}</dt><dd class="node-facts">${facts}</dd>${told ? markup`<dd>${told}</dd>` : markup``}</div>`,
  );
  return markup`${heading4(title)}<dl>${joinHtml(rows)}</dl>`;
}

function bullets(title: string, lines: readonly Part[]): Html {
  const items = joinHtml(lines.map((line) => line && markup`<li>${line}</li>`));
  return items ? markup`${heading4(title)}<ul>${items}</ul>` : items;
}

/** The effect of an entry, and its other name. */
const toldOf = ({effect, display, name}: {effect?: string; display?: string; name: string}): Part[] => [
  told(effect),
  display !== undefined && markup`Unique name: ${code(name)}.`,
];

/** `float · default 1.0 · 0.0 to 100.0`: what a reader looks up first. */
function factsOf(field: NodeField, starts: Starts): Html {
  const [type, start, reset, range] = [typeOf(field), defaultOf(field), resetOf(field), rangeOf(field)];
  const others = otherWays(field, starts).map((one) => (one === 'property' ? one : `${one} pin`));
  return joinHtml(
    [
      type !== undefined && escaped(type),
      start && markup`default ${code(start)}`,
      reset !== undefined && markup`reset gives ${code(reset)}`,
      range !== undefined && escaped(range),
      field.format !== undefined && code(field.format),
      field.read_only && markup`read-only`,
      field.advanced && markup`advanced`,
      others.length > 0 && markup`also as ${escaped(others.join(' or '))}`,
    ],
    ' · ',
  );
}

function fieldList(title: string, fields: readonly NodeField[], starts: Starts): Html {
  const entries = fields.map((field) => ({
    name: field.display ?? field.name,
    facts: factsOf(field, starts),
    told: joinHtml(toldOf(field), ' '),
  }));
  return list(title, entries);
}

/** Properties, one list a group, in the order of the file. */
function propertyLists(properties: readonly NodeField[]): Html {
  const groups = [...groupBy(properties, ({group}) => group)];
  return joinHtml(
    groups.map(([group, fields]) =>
      fieldList(group === undefined ? 'Properties' : `Properties: ${group}`, fields, 'property'),
    ),
  );
}

const shownFunctions = ({functions = []}: NodeFacts) => functions.filter(({internal}) => !internal);

function functionLists(facts: NodeFacts): Html {
  const functions = shownFunctions(facts);
  const entries = functions.map((one) => ({
    name: one.display ?? one.name,
    facts: escaped(one.group ?? 'function'),
    told: joinHtml(toldOf(one), ' '),
  }));
  const parameters = functions.map((one) =>
    fieldList(`Parameters of ${one.display ?? one.name}`, one.parameters ?? [], 'property'),
  );
  return joinHtml([list('Functions', entries), ...parameters]);
}

const places = {node: 'context menu of the node', pin: 'context menu of a pin', actor: 'context menu of an actor'};

const kinds = {
  information: 'status: information',
  warning: 'status: warning',
  failure: 'status: failure',
  pin: 'message at the pin',
  log: 'line of the Nodos log',
  refusal: 'reason why a connection is refused',
};

function wiringLines({wiring = []}: NodeFacts, data: Data): Html[] {
  return wiring.map(({pin, from, to}) => {
    const far = from ?? to ?? '';
    const id = far.split('.')[0] ?? '';
    const title = titleOf(data.nodes.get(id)!, data.nodeStructures);
    const way = from === undefined ? markup`to` : markup`from`;
    return markup`${code(pin)} ${way} <a href="#${escaped(id)}">${escaped(title)}</a> ${code(far.slice(id.length + 1))}`;
  });
}

function noteLines({dynamic = [], notes = [], inside, variants = [], always_runs: always}: NodeFacts): Part[] {
  const entries = joinHtml(
    variants.map(({name}) => code(name)),
    ', ',
  );
  return [
    variants.length > 0 && markup`Menu entries: ${entries}.`,
    ...[...dynamic, ...notes].map(markdown),
    told(inside && `Inside the subgraph: ${inside}`),
    always === true && escaped('Calculated again in every run of its branch, even if no input has changed.'),
  ];
}

/** What programs and installations call the node. */
function originOf({class: name, package: holder, bundle}: NodeFacts): Html {
  const where = bundle === 'none' ? ', in none of the Nodos bundles' : bundle && `, in the ${bundle} bundle of Nodos`;
  const parts = [
    name !== undefined && markup`Class ${code(name)}.`,
    holder !== undefined && escaped(`Package ${holder}${where ?? ''}.`),
  ];
  const origin = joinHtml(parts, ' ');
  return origin && markup`<p class="node-origin">${origin}</p>`;
}

/** The contents of the fold, counted. */
function summaryOf(facts: NodeFacts): Html {
  const {pins = [], properties = []} = facts;
  const functions = shownFunctions(facts).length;
  const counts = [
    pins.length > 0 && counted(pins.length, 'pin'),
    properties.length > 0 && (properties.length === 1 ? '1 property' : `${properties.length} properties`),
    functions > 0 && counted(functions, 'function'),
  ];
  return escaped(counts.filter(Boolean).join(', ') || 'Details');
}

/** The node as the canvas shows it; it comes when the node is unfolded. */
const cardHtml = (id: string, {width, height, alt}: NodeCard): Html => {
  const [src, size] = [escaped(site.basePath + cardPath(id)), [width, height].map((side) => escaped(String(side)))];
  return markup`<img src="${src}" width="${size[0]!}" height="${size[1]!}" alt="${escaped(alt)}" loading="lazy">`;
};

/** True for a node whose names are from another state than that of this release. */
export const isFromElsewhere = ({status, presence}: NodeFacts): boolean =>
  status === 'inferred' || presence !== undefined;

function nodeHtml(id: string, facts: NodeFacts, data: Data, card: NodeCard | undefined): Html {
  const {title, purpose, page, release, pins = [], properties = [], menu = [], messages = []} = facts;
  const more = page && data.pages.titleOf(page);
  const body = [
    ...(['in', 'out'] as const).map((side) => {
      const those = pins.filter(({direction}) => direction === side);
      return fieldList(side === 'in' ? 'Inputs' : 'Outputs', those, 'pin');
    }),
    propertyLists(properties),
    functionLists(facts),
    list(
      'Menu entries',
      menu.map(({entry, of, effect}) => ({
        name: entry,
        facts: escaped(places[of]),
        told: told(effect),
      })),
    ),
    bullets('Behavior', noteLines(facts)),
    list(
      'Messages',
      messages.map(({text: words, kind, effect}) => ({
        name: words,
        facts: escaped(kind ? kinds[kind] : ''),
        told: told(effect),
      })),
    ),
    bullets('Typical wiring', wiringLines(facts, data)),
    originOf(facts),
  ];
  const lead = [
    isFromElsewhere(facts) &&
      markup`<small class="release" title="named as in ${escaped(release)}">${escaped(release)}</small>`,
    markdown(purpose),
    title !== undefined && markup`On the canvas, it is called ${escaped(title)}.`,
    more && markup`More: <a href="${escaped(site.basePath + page)}">${escaped(more)}</a>.`,
  ];
  const [anchor, name] = [escaped(id), escaped(facts.name)];
  const link = markup`<a class="hash-link" href="#${anchor}" aria-label="Direct link to ${name}"></a>`;
  const picture = card ? cardHtml(id, card) : markup``;
  const fold = markup`<details><summary>${summaryOf(facts)}</summary>${picture}<div>${joinHtml(body)}</div></details>`;
  return markup`<div class="node"><h3 id="${anchor}">${name}${link}</h3><p>${joinHtml(lead, ' ')}</p>${fold}</div>`;
}

/** A category as readers see it: the bar of the node menu is a category inside a category. */
export const categoryName = (category: string): string => category.replaceAll('|', ' > ');

/** Id of a category's heading. */
export const categoryId = (category: string): string =>
  `category-${category.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Nodes of a category, A to Z, with their ids. */
export function nodesIn(data: Data, category: string): [string, NodeFacts][] {
  return [...data.nodes]
    .filter(([, node]) => node.category === category)
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));
}

/** `<NodeReference />`: every node with all that is known of it, by category, filterable, each with its id. */
export function nodeReference(data: Data, _: Record<string, string>, cards: NodeCards): RootContent[] {
  const sections = Object.entries(data.nodeCategories).map(([category, {purpose}]) => {
    const nodes = nodesIn(data, category);
    const nodesHtml = joinHtml(nodes.map(([id, facts]) => nodeHtml(id, facts, data, cards.get(id))));
    return jsxFlow('NodeCategory', {html: nodesHtml, ids: nodes.map(([id]) => id).join(' ')}, [
      heading(2, categoryId(category), [text(categoryName(category))]),
      paragraph(inline(purpose)),
    ]);
  });
  return [jsxFlow('NodeFilter', {}, sections)];
}
