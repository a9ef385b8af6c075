import {copyFrom, copyText} from '../../components/copyText';
import {anchorOf} from '../../client/paths';
import type {Language} from '../types';

/**
 * Shows the request samples of every operation in one language.
 * @param button what was pressed; it keeps its place on the screen while samples above it change their height
 */
export function showLanguage(root: HTMLElement, language: Language, button?: HTMLElement): void {
  const before = button?.getBoundingClientRect().top;
  document.documentElement.dataset.samples = language;
  for (const tab of root.querySelectorAll<HTMLElement>('[data-do="language"]')) {
    const isShown = String(tab.dataset.language === language);
    if (tab.getAttribute('aria-pressed') !== isShown) {
      tab.setAttribute('aria-pressed', isShown);
    }
  }
  if (button && before !== undefined) {
    window.scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
  }
}

function press(button: HTMLElement): void {
  for (const tab of button.parentElement!.children) {
    tab.setAttribute('aria-pressed', String(tab === button));
  }
}

/** Names in the address what is on show, so that it can be shared. */
function name(id: string | undefined): void {
  if (id) history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
}

function selectStatus(button: HTMLElement): void {
  press(button);
  for (const sample of button.closest('.responses')!.querySelectorAll<HTMLElement>('.response-sample')) {
    sample.classList.toggle('shown', sample.dataset.status === button.dataset.status);
  }
}

/** Shows the response whose status was pressed. */
export function showStatus(button: HTMLElement): void {
  selectStatus(button);
  name(`${button.closest('section')!.id}--${button.dataset.status}`);
}

const statusTab = (section: Element, status: string) =>
  section.querySelector<HTMLElement>(`[data-do="status"][data-status="${CSS.escape(status)}"]`);

/** Gives a response the link to it once a reader comes to it: a page has hundreds. */
export function offerLink(target: Element): void {
  const response = target.closest<HTMLElement>('.response');
  if (!response || response.querySelector('.hash-link')) return;
  const link = document.createElement('a');
  link.className = 'hash-link';
  link.href = `#${response.id}`;
  link.setAttribute('aria-label', `Direct link to the response ${response.id.split('--')[1]}`);
  (response.querySelector('summary') ?? response).append(link);
}

/** Shows the sample of a response that the reader opens; opening all of them at once changes nothing. */
export function followResponse(fold: HTMLDetailsElement): void {
  const section = fold.closest('section.panes');
  const isAlone = fold.open && section?.querySelectorAll('.response[open]').length === 1;
  const isLast = fold.open && document.activeElement === fold.querySelector('summary');
  const tab = fold.classList.contains('response') && section && statusTab(section, fold.id.split('--')[1]!);
  if (tab && (isAlone || isLast)) selectStatus(tab);
}

/**
 * Opens or closes every response of a call, with the fields inside.
 * @param button what was pressed; it says what pressing it again does
 */
export function toggleFolds(button: HTMLButtonElement): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  for (const fold of button.closest('section')!.querySelectorAll('details')) {
    fold.open = isOpen;
  }
  button.setAttribute('aria-expanded', String(isOpen));
  button.firstChild!.nodeValue = isOpen ? 'Collapse all' : 'Expand all';
}

/** The example that a button shows; buttons and examples are in the same order. */
const exampleOf = (button: HTMLElement) =>
  button.parentElement!.parentElement!.querySelectorAll(':scope > .example')[Number(button.dataset.at)];

function selectExample(button: HTMLElement): void {
  press(button);
  const siblings = [...button.parentElement!.parentElement!.children];
  siblings
    .filter((child) => child.classList.contains('example'))
    .forEach((example, at) => example.classList.toggle('shown', at === Number(button.dataset.at)));
}

/** Shows the example whose name was pressed; of a request, also the response of that name. */
export function showExample(button: HTMLElement): void {
  selectExample(button);
  const example = exampleOf(button);
  if (example?.id) {
    name(example.id);
    const responses = button.closest('.samples')!.querySelectorAll<HTMLElement>('.responses [data-do="example"]');
    [...responses].filter(({textContent}) => textContent === button.textContent).forEach(selectExample);
  }
}

/** Shows the response or the example that the address names, and says of a field where it is. */
export function showTarget(root: HTMLElement): void {
  const target = document.getElementById(anchorOf(location.hash));
  if (!target || !root.contains(target)) return;
  const section = target.closest('section.panes')!;
  const [, rest = ''] = target.id.split('--');
  const [place = '', ...path] = rest.split('.');
  const button =
    [...section.querySelectorAll<HTMLElement>('[data-do="example"]')].find((one) => exampleOf(one) === target) ??
    statusTab(section, place);
  offerLink(target);
  if (button?.dataset.do === 'example') showExample(button);
  else if (button) selectStatus(button);
  if (target.matches('.fields > li') && path.length > 0) target.dataset.path = `${place}: ${path.join('.')}`;
}

/** Puts the address of a section, a response, or a field on the clipboard, and says so at its link. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Browsers keep the clipboard from pages that are not served over HTTPS; the address has the link.
    return;
  }
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, 2000);
}

/** Says on a button for two seconds whether it has copied. */
function answer(button: HTMLElement, label: string, isCopied: boolean, otherwise: string): void {
  const word = button.firstChild!;
  word.nodeValue = isCopied ? 'Copied' : otherwise;
  setTimeout(() => {
    word.nodeValue = label;
  }, 2000);
}

/** Puts the sample beside a button on the clipboard, and says so on the button. */
export async function copySample(button: HTMLElement): Promise<void> {
  const sample = [...button.parentElement!.querySelectorAll('pre')].find((pre) => pre.offsetParent !== null);
  answer(button, 'Copy', await copyText(sample ?? button), 'Press Ctrl+C');
}

/** Puts the path of a call on the clipboard, and says so on the button. */
export async function copyPath(button: HTMLElement): Promise<void> {
  const path = button.closest('.panes')!.querySelector<HTMLElement>('.address code')!;
  answer(button, 'Copy path', await copyText(path), 'Press Ctrl+C');
}

/** Puts the call of a button on the clipboard as Markdown, and says so on the button. */
export async function copyMarkdown(root: HTMLElement, button: HTMLElement): Promise<void> {
  const {home} = root.querySelector<HTMLElement>('.reference')!.dataset;
  const {id} = button.closest('.panes')!;
  answer(button, 'Copy as Markdown', await copyFrom(`${home}/${id}.md`), 'Copying failed');
}
