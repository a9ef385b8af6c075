import type {RootContent} from 'mdast';
import {micromark} from 'micromark';
import {heading, jsxFlow, paragraph, text} from '../mdastNodes';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {defaultOf, otherWays, rangeOf, resetOf, typeOf, type Starts} from '../../data/nodes/format';
import {titleOf, type NodeFacts, type NodeField} from '../../data/nodes';
import {groupBy} from '../../shared/collections';
import {escapeHtml} from '../../shared/escape';
import {current} from '../../site/releases';

const code = (value: string): string => `<code>${escapeHtml(value)}</code>`;

/** One line of Markdown as HTML, without its paragraph. */
const markdown = (value: string): string => micromark(value).replace(/^<p>|<\/p>$/g, '');

/** Parts of a line that are there, joined. */
const join = (parts: ReadonlyArray<string | undefined | false>, separator: string): string =>
  parts.filter(Boolean).join(separator);

/** A list of what a node has, under its heading: the name of each, small words beside it, and its text. */
function list(title: string, entries: {name: string; facts: string; told?: string}[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(
    ({name, facts, told}) =>
      `<div><dt>${code(name)}</dt><dd class="node-facts">${facts}</dd>${told ? `<dd>${told}</dd>` : ''}</div>`,
  );
  return `<h4>${escapeHtml(title)}</h4><dl>${rows.join('')}</dl>`;
}

const bullets = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `<h4>${title}</h4><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** What the data tells of an entry, and its other name. */
const toldOf = ({effect, display, name}: {effect?: string; display?: string; name: string}): (string | undefined)[] => [
  effect && markdown(effect),
  display && `Name in the definition: ${code(name)}.`,
];

/** `float · default 1.0 · 0.0 to 100.0`: what a reader looks up first. */
function factsOf(field: NodeField, starts: Starts): string {
  const [type, start, reset, range] = [typeOf(field), defaultOf(field), resetOf(field), rangeOf(field)];
  const others = otherWays(field, starts).map((one) => (one === 'property' ? one : `${one} pin`));
  return join(
    [
      type && escapeHtml(type),
      start && `default ${code(start)}`,
      reset !== undefined && `reset gives ${code(reset)}`,
      range && escapeHtml(range),
      field.format && code(field.format),
      field.read_only && 'read-only',
      field.advanced && 'advanced',
      others.length > 0 && `also as ${others.join(' or ')}`,
    ],
    ' · ',
  );
}

function fieldList(title: string, fields: readonly NodeField[], starts: Starts): string {
  const entries = fields.map((field) => ({
    name: field.display ?? field.name,
    facts: factsOf(field, starts),
    told: join([...toldOf(field), field.confirmed && `Confirmed for ${escapeHtml(field.confirmed)}.`], ' '),
  }));
  return list(title, entries);
}

/** Properties, one list a group, in the order of the file. */
function propertyLists(properties: readonly NodeField[]): string {
  return [...groupBy(properties, ({group}) => group)]
    .map(([group, fields]) =>
      fieldList(group === undefined ? 'Properties' : `Properties: ${group}`, fields, 'property'),
    )
    .join('');
}

const shownFunctions = ({functions = []}: NodeFacts) => functions.filter(({internal}) => !internal);

function functionLists(facts: NodeFacts): string {
  const functions = shownFunctions(facts);
  const entries = functions.map((one) => ({
    name: one.display ?? one.name,
    facts: escapeHtml(one.group ?? 'function'),
    told: join(toldOf(one), ' '),
  }));
  const parameters = functions.map((one) =>
    fieldList(`Parameters of ${one.display ?? one.name}`, one.parameters ?? [], 'property'),
  );
  return list('Functions', entries) + parameters.join('');
}

const places = {node: 'context menu of the node', pin: 'context menu of a pin', actor: 'context menu of an actor'};

const kinds = {
  information: 'status: information',
  warning: 'status: warning',
  failure: 'status: failure',
  pin: 'message at the pin',
  log: 'line of the Nodos log',
  refusal: 'reason why a connection is refused; how the hub shows it is not published',
};

function wiringLines({wiring = []}: NodeFacts, data: Data): string[] {
  return wiring.map(({pin, from, to}) => {
    const far = from ?? to ?? '';
    const id = far.split('.')[0] ?? '';
    const title = titleOf(data.nodes.get(id)!, data.nodeStructures);
    const end = `<a href="#${id}">${escapeHtml(title)}</a> ${code(far.slice(id.length + 1))}`;
    return `${code(pin)} ${from === undefined ? 'to' : 'from'} ${end}`;
  });
}

function noteLines({dynamic = [], notes = [], inside, variants = [], always_runs: always}: NodeFacts): string[] {
  return [
    ...(variants.length > 0 ? [`Menu entries: ${variants.map(({name}) => code(name)).join(', ')}.`] : []),
    ...[...dynamic, ...notes].map(markdown),
    ...(inside === undefined ? [] : [markdown(`Inside the subgraph: ${inside}`)]),
    ...(always
      ? [
          'Calculated again in every run of its branch, even if no input has changed (read from a flag of the definition).',
        ]
      : []),
  ];
}

/** Where the facts come from. */
function originOf({class: name, package: holder, bundle, status, release, source}: NodeFacts): string {
  const where = bundle === 'none' ? ', in none of the Nodos bundles' : bundle && `, in the ${bundle} bundle of Nodos`;
  const basis =
    status === 'inferred'
      ? `Inferred for this release (${escapeHtml(release)}).`
      : `As defined in ${escapeHtml(release)}.`;
  const parts = [
    name && `Class ${code(name)}.`,
    holder && `Package ${escapeHtml(holder)}${where ?? ''}.`,
    `${basis} ${escapeHtml(source)}`,
  ];
  return `<p class="node-origin">${join(parts, ' ')}</p>`;
}

const count = (number: number, one: string, many = `${one}s`): string | false =>
  number > 0 && `${number} ${number === 1 ? one : many}`;

/** What is behind the fold. */
function summaryOf(facts: NodeFacts): string {
  const {pins = [], properties = []} = facts;
  const functions = shownFunctions(facts).length;
  const counts = [count(pins.length, 'pin'), count(properties.length, 'property', 'properties')];
  return join([...counts, count(functions, 'function')], ', ') || 'Details';
}

function nodeHtml(id: string, facts: NodeFacts, data: Data): string {
  const {name, title, purpose, page, status, presence, pins = [], properties = [], menu = [], messages = []} = facts;
  const told = page && data.pages.titleOf(page);
  const marks = [
    status === 'inferred' && 'inferred',
    presence && `not proven for ${current.version}, known from ${facts.release}`,
  ];
  const body = [
    ...(['in', 'out'] as const).map((side) => {
      const those = pins.filter(({direction}) => direction === side);
      return fieldList(side === 'in' ? 'Inputs' : 'Outputs', those, 'pin');
    }),
    propertyLists(properties),
    functionLists(facts),
    list(
      'Menu entries',
      menu.map(({entry, of, effect}) => ({name: entry, facts: places[of], told: effect && markdown(effect)})),
    ),
    bullets('Behavior', noteLines(facts)),
    list(
      'Messages',
      messages.map(({text: words, kind, effect}) => ({
        name: words,
        facts: kind ? kinds[kind] : '',
        told: effect && markdown(effect),
      })),
    ),
    bullets('Typical wiring', wiringLines(facts, data)),
    originOf(facts),
  ];
  const lead = [
    ...marks.map((mark) => mark && `<span class="node-mark">${mark}</span>`),
    markdown(purpose),
    title && `On the canvas, it is called ${code(title)}.`,
    told && `More: <a href="/${page}">${escapeHtml(told)}</a>.`,
  ];
  return (
    `<div class="node"><h3 id="${id}">${escapeHtml(name)}` +
    `<a class="hash-link" href="#${id}" aria-label="Direct link to ${escapeHtml(name)}"></a></h3>` +
    `<p>${join(lead, ' ')}</p><details><summary>${summaryOf(facts)}</summary>${body.join('')}</details></div>`
  );
}

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
export function nodeReference(data: Data): RootContent[] {
  const sections = Object.entries(data.nodeCategories).map(([category, {purpose}]) => {
    const nodes = nodesIn(data, category);
    const html = nodes.map(([id, facts]) => nodeHtml(id, facts, data)).join('');
    return jsxFlow('NodeCategory', {html, ids: nodes.map(([id]) => id).join(' ')}, [
      heading(2, categoryId(category), [text(category)]),
      paragraph(inline(purpose)),
    ]);
  });
  return [jsxFlow('NodeFilter', {}, sections)];
}
