import {colorJson, colorSample} from '../../samples/color';
import {languages, type Language} from '../../types';
import {fill} from '../../values/fill';
import {readValues, valuesOf} from './state';

const plain = new Map<Element | Text, string>();

/** Code that isn't generated from a request. */
const TEXTS = '.intro .samples pre, .description pre, .more-languages pre';

const versionOf = (root: Element) => root.querySelector<HTMLElement>('.reference')?.dataset.version;

/** Without the reader's values, the original code is restored. */
function show(code: Element, html: string): void {
  if (!plain.has(code)) plain.set(code, code.innerHTML);
  if (code.innerHTML !== html) code.innerHTML = html;
}

function ownText(code: Element): string {
  const own = plain.get(code);
  if (own === undefined) return code.textContent;
  const template = document.createElement('template');
  template.innerHTML = own;
  return template.content.textContent;
}

function filled(text: string, version?: string): string {
  const {base, calls} = valuesOf(version);
  const paths = Object.values(calls).map(({path}) => path);
  return fill(text, readValues(), base, paths);
}

/** Fills values into addresses and IDs of code that isn't generated. */
export function applyToText(block: Element, version?: string): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const own = plain.get(node) ?? node.data;
    const text = filled(own, version);
    if (text !== node.data) {
      plain.set(node, own);
      node.data = text;
    }
  }
}

function restore(): void {
  for (const [place, own] of plain) {
    if (place instanceof Text) place.data = own;
    else place.innerHTML = own;
  }
  plain.clear();
}

export function applyValues(root: HTMLElement): void {
  if (Object.keys(readValues()).length === 0) {
    restore();
    return;
  }
  const version = versionOf(root);
  const language = (document.documentElement.dataset.samples ?? languages[0].id) as Language;
  for (const code of root.querySelectorAll(`.requests [data-language='${language}'] code`)) {
    show(code, colorSample(filled(ownText(code), version), language));
  }
  for (const code of root.querySelectorAll('.requests .sent code')) {
    show(code, colorJson(filled(ownText(code), version)));
  }
  root.querySelectorAll(TEXTS).forEach((block) => applyToText(block, version));
}

/** Updates samples after a change of language; prints the originals. */
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
