import {adoptStyles, make} from '../../client/elements';
import type {MoreLanguages} from '../generator/moreLanguages';
import {loadValues} from './loadValues';
import {relabel} from './samples';

const sheet = `
.more-languages { margin-bottom: 24px; }
.more-languages select { width: 100%; height: 2.125rem; margin-bottom: 8px; padding: 6px 10px; border: 1px solid var(--line-2); border-radius: 6px; background: var(--bg-2); color: var(--ink); font: 500 0.8125rem/1.3 var(--font); }
@media print { .more-languages { display: none; } }
`;

/** Last choice, for the next call. */
let chosen = '';

/** Toggles more languages, which follow the chosen example and the reader's values. */
export async function moreLanguages(root: HTMLElement, button: HTMLElement): Promise<void> {
  const requests = button.closest('.samples')?.querySelector('.requests');
  const {home = '', version} = root.querySelector<HTMLElement>('.reference')?.dataset ?? {};
  const open = requests?.querySelector('.more-languages');
  open?.remove();
  button.setAttribute('aria-expanded', String(!open));
  if (!requests || open) return;
  try {
    const load = async () => {
      const response = await fetch(`${home}/${button.closest('section')?.id}.languages.json`);
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return (await response.json()) as MoreLanguages;
    };
    const [languages, {applyToText}] = await Promise.all([load(), loadValues()]);
    adoptStyles(sheet);
    const options = Object.keys(languages).map((name) => make('option', name === chosen ? {selected: ''} : {}, name));
    const select = make('select', {'aria-label': 'Language'}, ...options);
    const code = make('code');
    const block = make('pre', {tabindex: '0', 'aria-label': 'Request'}, code);
    const copy = make('button', {type: 'button', class: 'copy', 'data-do': 'copy'}, 'Copy');
    const show = () => {
      const key = requests.querySelector<HTMLElement>(':scope > .example:not([hidden])')?.dataset.key ?? '';
      code.textContent = languages[select.value]?.[key] ?? 'Not written in this language.';
      block.setAttribute('aria-label', `Request, ${select.value}`);
      applyToText(block, version);
    };
    select.addEventListener('change', () => {
      chosen = select.value;
      show();
    });
    const observer = new MutationObserver(() => (block.isConnected ? show() : observer.disconnect()));
    observer.observe(requests, {attributeFilter: ['hidden'], subtree: true});
    show();
    requests.prepend(make('div', {class: 'more-languages'}, select, make('div', {class: 'box'}, block, copy)));
    select.focus();
  } catch (error) {
    console.warn(error);
    button.setAttribute('aria-expanded', 'false');
    relabel(button, 'More languages (not loaded: check the connection)');
  }
}
