import type {RootContent} from 'mdast';
import {micromark} from 'micromark';
import {heading, jsxFlow, paragraph, text} from '../build';
import {inline} from '../inline';
import type {Data} from '../load';
import {defaultOf, otherWays, rangeOf, resetOf, typeOf} from '../nodes/format';
import {titleOf, type NodeFacts, type NodeField} from '../nodes';
import {escapeHtml} from '../../shared/html';
import {current} from '../../site/releases';

const code = (value: string): string => `<code>${escapeHtml(value)}</code>`;

/** One line of Markdown as HTML, without its paragraph. */
const markdown = (value: string): string => micromark(value).replace(/^<p>|<\/p>$/g, '');

/** Parts of a line that are there, joined. */
const join = (parts: ReadonlyArray<string | undefined | false>, separator: string): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(separator);

/** `also as input pin`: how a row can be shown besides the way it starts. */
function alsoShown(field: NodeField, starts: 'pin' | 'property'): string | undefined {
  const others = otherWays(field, starts);
  return others.length === 0
    ? undefined
    : `also as ${others.map((one) => (one === 'property' ? one : `${one} pin`)).join(' or ')}`;
}

/** `float · default 1.0 · 0.0 to 100.0`: what a reader looks up first. */
function factsOf(field: NodeField, starts: 'pin' | 'property'): string {
  const [start, reset, range] = [defaultOf(field), resetOf(field), rangeOf(field)];
  return join(
    [
      typeOf(field) !== undefined && escapeHtml(typeOf(field)!),
      start !== undefined && start !== '' && `default ${code(start)}`,
      reset !== undefined && `reset gives ${code(reset)}`,
      range !== undefined && escapeHtml(range),
      field.format !== undefined && code(field.format),
      field.read_only && 'read-only',
      field.advanced && 'advanced',
      alsoShown(field, starts),
    ],
    ' · ',
  );
}

function fieldRow(field: NodeField, starts: 'pin' | 'property'): string {
  const shown = field.display ?? field.name;
  const facts = factsOf(field, starts);
  const told = join(
    [
      field.effect !== undefined && markdown(field.effect),
      field.display !== undefined && `Name in the definition: ${code(field.name)}.`,
      field.confirmed !== undefined && `Confirmed for ${escapeHtml(field.confirmed)}.`,
    ],
    ' ',
  );
  return `<div><dt>${code(shown)}</dt><dd class="node-facts">${facts}</dd>${told && `<dd>${told}</dd>`}</div>`;
}

function rows(title: string, fields: readonly NodeField[], starts: 'pin' | 'property'): string {
  if (fields.length === 0) return '';
  return `<h4>${escapeHtml(title)}</h4><dl>${fields.map((field) => fieldRow(field, starts)).join('')}</dl>`;
}

/** Properties, one list a group, in the order of the file. */
function propertyRows(properties: readonly NodeField[]): string {
  const groups = [...new Set(properties.map(({group}) => group))];
  return groups
    .map((group) =>
      rows(
        group === undefined ? 'Properties' : `Properties: ${group}`,
        properties.filter((field) => field.group === group),
        'property',
      ),
    )
    .join('');
}

function functionRows({functions = []}: NodeFacts): string {
  const shown = functions.filter(({internal}) => !internal);
  if (shown.length === 0) return '';
  const list = shown
    .map(({name, display, group, effect}) => {
      const told = join(
        [effect !== undefined && markdown(effect), display !== undefined && `Name in the definition: ${code(name)}.`],
        ' ',
      );
      return `<div><dt>${code(display ?? name)}</dt><dd class="node-facts">${escapeHtml(group ?? 'function')}</dd>${told && `<dd>${told}</dd>`}</div>`;
    })
    .join('');
  const parameters = shown
    .map(({name, display, parameters: fields = []}) => rows(`Parameters of ${display ?? name}`, fields, 'property'))
    .join('');
  return `<h4>Functions</h4><dl>${list}</dl>${parameters}`;
}

const places = {node: 'context menu of the node', pin: 'context menu of a pin', actor: 'context menu of an actor'};

function menuRows({menu = []}: NodeFacts): string {
  if (menu.length === 0) return '';
  const list = menu.map(
    ({entry, of, effect}) =>
      `<div><dt>${code(entry)}</dt><dd class="node-facts">${places[of]}</dd>${effect === undefined ? '' : `<dd>${markdown(effect)}</dd>`}</div>`,
  );
  return `<h4>Menu entries</h4><dl>${list.join('')}</dl>`;
}

const kinds = {
  information: 'status: information',
  warning: 'status: warning',
  failure: 'status: failure',
  pin: 'message at the pin',
  log: 'log',
};

function messageRows({messages = []}: NodeFacts): string {
  if (messages.length === 0) return '';
  const list = messages.map(
    ({text: words, kind, effect}) =>
      `<div><dt>${code(words)}</dt><dd class="node-facts">${kind ? kinds[kind] : ''}</dd>${effect === undefined ? '' : `<dd>${markdown(effect)}</dd>`}</div>`,
  );
  return `<h4>Messages</h4><dl>${list.join('')}</dl>`;
}

function wiringRows({wiring = []}: NodeFacts, data: Data): string {
  if (wiring.length === 0) return '';
  const list = wiring.map(({pin, from, to}) => {
    const far = from ?? to ?? '';
    const id = far.split('.')[0] ?? '';
    const other = data.nodes.get(id)!;
    const end = `<a href="#${id}">${escapeHtml(titleOf(other, data.nodeStructures))}</a> ${code(far.slice(id.length + 1))}`;
    return from === undefined ? `<li>${code(pin)} to ${end}</li>` : `<li>${code(pin)} from ${end}</li>`;
  });
  return `<h4>Typical wiring</h4><ul>${list.join('')}</ul>`;
}

function noteRows({dynamic = [], notes = [], inside, variants = [], always_runs: always}: NodeFacts): string {
  const lines = [
    ...dynamic,
    ...notes,
    ...(inside === undefined ? [] : [`Inside the subgraph: ${inside}`]),
    ...(always ? ['The definition lets the node run in every frame.'] : []),
  ].map(markdown);
  if (variants.length > 0) lines.unshift(`Menu entries: ${variants.map(({name}) => code(name)).join(', ')}.`);
  return lines.length === 0 ? '' : `<h4>Behavior</h4><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** Where the facts come from. */
function originOf(facts: NodeFacts): string {
  const {class: name, package: holder, bundle, status, release, source} = facts;
  return `<p class="node-origin">${join(
    [
      name !== undefined && `Class ${code(name)}.`,
      holder !== undefined &&
        (bundle === 'none'
          ? `Package ${escapeHtml(holder)}, in none of the Nodos bundles.`
          : `Package ${escapeHtml(holder)}${bundle ? `, in the ${bundle} bundle of Nodos` : ''}.`),
      status === 'inferred'
        ? `Inferred for this release (${escapeHtml(release)}). ${escapeHtml(source)}`
        : `As defined in ${escapeHtml(release)}. ${escapeHtml(source)}`,
    ],
    ' ',
  )}</p>`;
}

const count = (number: number, one: string, many = `${one}s`): string | undefined =>
  number === 0 ? undefined : `${number} ${number === 1 ? one : many}`;

/** What is behind the fold. */
function summaryOf({pins = [], properties = [], functions = []}: NodeFacts): string {
  const shown = functions.filter(({internal}) => !internal).length;
  return (
    join(
      [count(pins.length, 'pin'), count(properties.length, 'property', 'properties'), count(shown, 'function')],
      ', ',
    ) || 'Details'
  );
}

function nodeHtml(id: string, facts: NodeFacts, data: Data): string {
  const {name, title, purpose, page, status, presence, pins = [], properties = []} = facts;
  const route = page !== undefined && data.pages.titleOf(page) !== undefined ? page : undefined;
  const marks = [
    ...(status === 'inferred' ? ['inferred'] : []),
    ...(presence ? [`not proven for ${current.version}`] : []),
  ].map((mark) => `<span class="node-mark">${mark}</span> `);
  const body = [
    rows(
      'Inputs',
      pins.filter(({direction}) => direction === 'in'),
      'pin',
    ),
    rows(
      'Outputs',
      pins.filter(({direction}) => direction === 'out'),
      'pin',
    ),
    propertyRows(properties),
    functionRows(facts),
    menuRows(facts),
    noteRows(facts),
    messageRows(facts),
    wiringRows(facts, data),
    originOf(facts),
  ].join('');
  const called = title === undefined ? '' : ` On the canvas it is called ${code(title)}.`;
  const more = route === undefined ? '' : ` More: <a href="/${route}">${escapeHtml(data.pages.titleOf(route)!)}</a>.`;
  return (
    `<div class="node"><h3 class="anchor" id="${id}">${escapeHtml(name)}` +
    `<a class="hash-link" href="#${id}" aria-label="Direct link to ${escapeHtml(name)}"></a></h3>` +
    `<p>${marks.join('')}${markdown(purpose)}${called}${more}</p>` +
    `<details><summary>${summaryOf(facts)}</summary>${body}</details></div>`
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
