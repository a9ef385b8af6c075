import {escapeRegExp} from '../../../shared/escape';
import {sampleWriters} from '../../samples';
import {colorJson, colorSample} from '../../samples/color';
import {languages, type Language} from '../../types';
import {fillPath, nameInBody, originOf, requestOf, type RequestSpec, type Values} from '../../values/request';
import {readValues, valuesOf} from './state';

/** The original samples, without a reader's values. */
const plain = new Map<Element | Text, string>();

const versionOf = (root: Element) => root.querySelector<HTMLElement>('.reference')?.dataset.version;

/** Puts code into a sample; code without a value of the reader is the page's own. */
function show(code: Element, html: string): void {
  if (!plain.has(code)) plain.set(code, code.innerHTML);
  if (code.innerHTML !== html) code.innerHTML = html;
}

/** The text of a sample as its description has it, without a reader's values. */
export function ownText(code: Element): string {
  const own = plain.get(code);
  if (own === undefined) return code.textContent;
  const template = document.createElement('template');
  template.innerHTML = own;
  return template.content.textContent;
}

const uses = ({path, body}: RequestSpec, values: Values) =>
  Object.keys(values).some((name) => path.includes(`{${name}}`) || ['scheme', 'host', 'port'].includes(name)) ||
  body !== undefined;

function applyTo(example: Element, spec: RequestSpec, base: string, values: Values, language: Language): void {
  const code = example.querySelector(`.${language} code`);
  const body = example.querySelector(':scope > .box:last-child .shown code');
  const request = requestOf(spec, base, values);
  if (code && uses(spec, values)) show(code, colorSample(sampleWriters[language](request), language));
  if (body && request.body !== undefined) show(body, colorJson(JSON.stringify(request.body, null, 2)));
}

/** Puts values into the IDs of JSON that a command sends: `{"engineHostId": 2}`. */
const fillIds = (text: string, values: Values): string =>
  text.replace(/("(\w+Id)": *)\d+/g, (whole, start: string, field: string) => {
    const value = values[nameInBody(field)];
    return value === undefined ? whole : start + value;
  });

/** Puts values into the addresses of a program or a command of the manual. */
function fillAddresses(text: string, values: Values, version?: string): string {
  const {base, requests} = valuesOf(version);
  const specs = Object.values(requests)
    .flatMap(([spec]) => spec ?? [])
    // A literal part goes before a parameter: `/launcher/create` is no launch configuration.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  return text.replace(new RegExp(`${escapeRegExp(base)}(?![\\w.:-])([^\\s'"\`\\\\]*)`, 'g'), (_whole, path: string) => {
    for (const spec of specs) {
      const names = [...spec.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
      const pattern = spec.path
        .split(/\{[^}]+\}/)
        .map(escapeRegExp)
        .join('([^/?#]+)');
      const found = new RegExp(`^${pattern}$`).exec(path);
      if (found) {
        const own = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)]));
        return originOf(base, values) + fillPath({path: spec.path, pathValues: own}, values);
      }
    }
    return originOf(base, values) + path;
  });
}

/** Puts the reader's values into the addresses and IDs of a block of code that is not made from a request. */
export function applyToText(block: Element, version?: string): void {
  const values = readValues();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const own = plain.get(node) ?? node.data;
    const filled = fillIds(fillAddresses(own, values, version), values);
    if (filled !== node.data) {
      plain.set(node, own);
      node.data = filled;
    }
  }
}

/** Shows every sample of a page as its description has it. */
function restore(): void {
  for (const [place, own] of plain) {
    if (place instanceof Text) place.data = own;
    else place.innerHTML = own;
  }
  plain.clear();
}

/**
 * Puts the reader's values into the samples of a page, in the language that is on show.
 * @param root element that holds the page's static HTML
 */
export function applyValues(root: HTMLElement): void {
  const values = readValues();
  if (Object.keys(values).length === 0) {
    restore();
    return;
  }
  const version = versionOf(root);
  const {base, requests} = valuesOf(version);
  const language = (document.documentElement.dataset.samples ?? languages[0].id) as Language;
  for (const section of root.querySelectorAll('section.panes[id]')) {
    const examples = section.querySelectorAll('.requests > .example');
    requests[section.id]?.forEach((spec, at) => {
      const example = examples[at];
      if (example) applyTo(example, spec, base, values, language);
    });
  }
  root.querySelectorAll('.base-url, .description pre').forEach((block) => applyToText(block, version));
}

/** Keeps samples up to date until the signal: in another language they change too, and paper has the plain ones. */
export function keepApplied(root: HTMLElement, signal: AbortSignal): void {
  const apply = () => applyValues(root);
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, {attributeFilter: ['data-samples']});
  signal.addEventListener('abort', () => {
    observer.disconnect();
    plain.clear();
  });
  window.addEventListener('beforeprint', restore, {signal});
  window.addEventListener('afterprint', apply, {signal});
  apply();
}
