import type {RootContent} from 'mdast';
import {filter, heading, jsxFlow, link, markdown, paragraph, text} from '../mdastNodes';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {defaultOf, otherWays, rangeOf, resetOf, typeOf, type Starts} from '../../data/nodes/format';
import {titleOf, type NodeFacts, type NodeField} from '../../data/nodes';
import {cardPath, type NodeCard, type NodeCards} from '../../figures';
import {groupBy} from '../../shared/collections';
import {oneOf} from '../../shared/finding';
import {escapeHtml as escaped, joinHtml, markup, type Html} from '../../shared/html';
import {counted} from '../../shared/inWords';
import {categoryAddress, nodeAddress} from '../../shared/previews';
import {site} from '../../site/site';

const code = (value: string): Html => markup`<code>${escaped(value)}</code>`;

type Part = Html | false | '' | undefined;

const told = (value: string | undefined): Part => value !== undefined && markdown(value);

const heading4 = (title: string): Html => markup`<h4>${escaped(title)}</h4>`;

/** Entries with name, facts in small type, and text. */
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

const toldOf = ({effect, display, name}: {effect?: string; display?: string; name: string}): Part[] => [
  told(effect),
  display !== undefined && markup`Unique name: ${code(name)}.`,
];

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

/** One list per group, in file order. */
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
    const href = escaped(site.basePath + nodeAddress(id, data.nodes.get(id)!));
    return markup`${code(pin)} ${way} <a href="${href}">${escaped(title)}</a> ${code(far.slice(id.length + 1))}`;
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

function originOf({class: name, package: holder, bundle}: NodeFacts): Html {
  const where = bundle === 'none' ? ', in none of the Nodos bundles' : bundle && `, in the ${bundle} bundle of Nodos`;
  const parts = [
    name !== undefined && markup`Class ${code(name)}.`,
    holder !== undefined && escaped(`Package ${holder}${where ?? ''}.`),
  ];
  const origin = joinHtml(parts, ' ');
  return origin && markup`<p class="node-origin">${origin}</p>`;
}

/** `3 pins, 1 property`, or empty. */
function countsOf(facts: NodeFacts): Html {
  const {pins = [], properties = []} = facts;
  const functions = shownFunctions(facts).length;
  const counts = [
    pins.length > 0 && counted(pins.length, 'pin'),
    properties.length > 0 && (properties.length === 1 ? '1 property' : `${properties.length} properties`),
    functions > 0 && counted(functions, 'function'),
  ];
  return escaped(counts.filter(Boolean).join(', '));
}

/** Loaded when the node is unfolded. */
const cardHtml = (id: string, {width, height, alt}: NodeCard): Html => {
  const [src, size] = [escaped(site.basePath + cardPath(id)), [width, height].map((side) => escaped(String(side)))];
  return markup`<img src="${src}" width="${size[0]!}" height="${size[1]!}" alt="${escaped(alt)}" loading="lazy">`;
};

/** True if the names are from another release. */
export const isFromElsewhere = ({status, presence}: NodeFacts): boolean =>
  status === 'inferred' || presence !== undefined;

const badgeOf = (facts: NodeFacts): Html | false =>
  isFromElsewhere(facts) &&
  markup`<small class="release" title="named as in ${escaped(facts.release)}">${escaped(facts.release)}</small>`;

function nodeHtml(id: string, facts: NodeFacts, data: Data, card: NodeCard | undefined): Html {
  const {title, purpose, page, pins = [], properties = [], menu = [], messages = []} = facts;
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
    badgeOf(facts),
    markdown(purpose),
    title !== undefined && markup`On the canvas, it is called ${escaped(title)}.`,
    more && markup`More: <a href="${escaped(site.basePath + page)}">${escaped(more)}</a>.`,
  ];
  const picture = card ? cardHtml(id, card) : markup``;
  const summary = countsOf(facts) || markup`Details`;
  const fold = markup`<details><summary>${summary}</summary>${picture}<div>${joinHtml(body)}</div></details>`;
  return markup`<p>${joinHtml(lead, ' ')}</p>${fold}`;
}

/** Bars separate nested categories. */
const categoryName = (category: string): string => category.replaceAll('|', ' > ');

const categoryId = (category: string): string => `category-${category.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** From A to Z. */
const nodesIn = (data: Data, category: string): [string, NodeFacts][] =>
  [...data.nodes]
    .filter(([, node]) => node.category === category)
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));

/** `<NodeReference category="Math" />`: all facts on the nodes of a category and its subcategories. */
export function nodeReference(data: Data, props: {category?: string}, cards: NodeCards): RootContent[] {
  const all = Object.keys(data.nodeCategories);
  const tops = [...new Set(all.map((category) => category.split('|')[0]!))];
  const wanted = oneOf(props.category ?? '', tops, 'category of docs/_data/node-categories.yml');
  return all
    .filter((category) => category.split('|')[0] === wanted)
    .flatMap((category) => [
      heading(2, categoryId(category), [text(categoryName(category))]),
      paragraph(inline(data.nodeCategories[category]!.purpose)),
      ...nodesIn(data, category).map(([id, facts]) =>
        jsxFlow('div', {className: 'node'}, [
          heading(3, id, [text(facts.name)]),
          jsxFlow('Folds', {html: nodeHtml(id, facts, data, cards.get(id))}, []),
        ]),
      ),
    ]);
}

/** Hidden text for the filter of the index. */
function foundBy(facts: NodeFacts): Html {
  const {pins = [], properties = [], messages = [], menu = []} = facts;
  const functions = shownFunctions(facts);
  const fields = [...pins, ...properties, ...functions.flatMap(({parameters = []}) => parameters)];
  const lines = [
    ...fields.map((field) =>
      [field.display ?? field.name, field.display && field.name, typeOf(field), defaultOf(field), rangeOf(field)]
        .filter(Boolean)
        .join(' · '),
    ),
    ...functions.map((one) => one.display ?? one.name),
    ...menu.map(({entry}) => entry),
    ...messages.map((message) => message.text),
    facts.class ?? '',
  ];
  return escaped(lines.filter(Boolean).join('\n'));
}

/** `<NodeIndex />`: nodes by category, with a filter. */
export function nodeIndex(data: Data): RootContent[] {
  const row = (id: string, facts: NodeFacts): Html => {
    const link = markup`<a href="${escaped(site.basePath + nodeAddress(id, facts))}">${escaped(facts.name)}</a>`;
    const name = markup`<b>${joinHtml([link, badgeOf(facts)], ' ')}</b>`;
    const cells = joinHtml([markdown(facts.purpose), countsOf(facts)].map((cell) => markup` <span>${cell}</span>`));
    return markup`<li id="${escaped(id)}">${name}${cells}<span hidden>${foundBy(facts)}</span></li>`;
  };
  const sections = Object.entries(data.nodeCategories).map(([category, {purpose}]) =>
    jsxFlow('section', {'data-search': 'off'}, [
      heading(2, categoryId(category), [
        link(`${categoryAddress(category)}#${categoryId(category)}`, [text(categoryName(category))]),
      ]),
      paragraph(inline(purpose)),
      jsxFlow('NameList', {html: joinHtml(nodesIn(data, category).map(([id, facts]) => row(id, facts)))}, []),
    ]),
  );
  return [filter('nodes', 'Node, pin, type, or value', 'li', sections)];
}
