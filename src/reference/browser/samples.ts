import {copyFrom, copyText} from '../../components/copyText';
import {anchorOf} from '../../client/paths';

/** Changes the visible label; the visually hidden part follows it. */
export function relabel(button: HTMLElement, words: string): void {
  if (button.firstChild) button.firstChild.nodeValue = words;
}

function press(buttons: Iterable<HTMLElement>, isOn: (button: HTMLElement) => boolean): void {
  for (const button of buttons) {
    const isPressed = String(isOn(button));
    if (button.getAttribute('aria-pressed') === isPressed) continue;
    button.setAttribute('aria-pressed', isPressed);
    if (button.hasAttribute('tabindex')) button.tabIndex = isPressed === 'true' ? 0 : -1;
  }
}

function showOnly(blocks: Iterable<HTMLElement>, isShown: (block: HTMLElement) => boolean): void {
  for (const block of blocks) {
    if (isShown(block)) block.removeAttribute('hidden');
    else block.setAttribute('hidden', 'until-found');
  }
}

/** @param button stays in place while samples above change */
export function showLanguage(root: HTMLElement, language: string, button?: HTMLElement): void {
  const before = button?.getBoundingClientRect().top;
  document.documentElement.dataset.samples = language;
  press(root.querySelectorAll('[data-do="language"]'), ({dataset}) => dataset.language === language);
  if (button && before !== undefined) {
    window.scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
  }
}

/** Roving tabindex: arrow keys move and select. */
export function walk(event: KeyboardEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[role="toolbar"] button');
  const all = [...(button?.parentElement?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((one) => one === button);
  const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[event.key];
  if (!button || next === undefined) return;
  event.preventDefault();
  const target = all.at(next % all.length);
  target?.focus();
  if (target?.hasAttribute('aria-pressed')) target.click();
}

function name(id: string | undefined): void {
  if (id) history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
}

function selectStatus(section: Element, status: string): void {
  const isOwn = ({dataset}: HTMLElement) => dataset.status === status;
  if (!statusTab(section, status)) return;
  press(section.querySelectorAll('[data-do="status"]'), isOwn);
  showOnly(section.querySelectorAll('.response-sample'), isOwn);
}

export function showStatus(button: HTMLElement): void {
  const section = button.closest('section.panes');
  const {status} = button.dataset;
  if (!section || !status) return;
  selectStatus(section, status);
  name(`${section.id}--${status}`);
}

const statusTab = (section: Element, status: string) =>
  section.querySelector<HTMLElement>(`[data-do="status"][data-status="${CSS.escape(status)}"]`);

/** Added on hover or focus, because a page has hundreds of responses. */
export function offerLink(target: Element): void {
  const response = target.closest<HTMLElement>('.response');
  if (!response || response.querySelector('.hash-link')) return;
  const link = document.createElement('a');
  link.className = 'hash-link';
  link.href = `#${response.id}`;
  link.setAttribute('aria-label', `Direct link to the response ${response.id.split('--')[1]}`);
  (response.querySelector('summary') ?? response).append(link);
}

/** Shows the sample of an opened response; "Expand all" changes nothing. */
export function followResponse(fold: HTMLDetailsElement): void {
  const section = fold.closest('section.panes');
  if (!section || !fold.open || !fold.classList.contains('response')) return;
  const isAlone = section.querySelectorAll('.response[open]').length === 1;
  const isLast = document.activeElement === fold.querySelector('summary');
  if (isAlone || isLast) selectStatus(section, fold.id.split('--')[1] ?? '');
}

export function toggleFolds(button: HTMLButtonElement): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  for (const fold of button.closest('section')?.querySelectorAll('details') ?? []) {
    fold.open = isOpen;
  }
  button.setAttribute('aria-expanded', String(isOpen));
  relabel(button, isOpen ? 'Collapse all' : 'Expand all');
}

function selectExample(list: Element | null, key = ''): void {
  const isOwn = ({dataset}: HTMLElement) => dataset.key === key;
  const examples = [...(list?.querySelectorAll<HTMLElement>(':scope > .example') ?? [])];
  if (!list || !examples.some(isOwn)) return;
  showOnly(examples, isOwn);
  const buttons = [...list.querySelectorAll<HTMLElement>(':scope > .chooser button')];
  press(buttons, isOwn);
  const chosen = list.querySelector(':scope > .chooser > summary > span');
  if (chosen) chosen.textContent = buttons.find(isOwn)?.textContent ?? '';
}

function selectWithResponses(list: Element, key: string | undefined): void {
  selectExample(list, key);
  if (!list.matches('.requests')) return;
  for (const response of list.parentElement?.querySelectorAll('.response-sample') ?? []) selectExample(response, key);
}

export function showExample(button: HTMLElement): void {
  const chooser = button.closest<HTMLDetailsElement>('.chooser');
  const list = chooser?.parentElement;
  if (!chooser || !list) return;
  selectWithResponses(list, button.dataset.key);
  chooser.open = false;
  chooser.querySelector('summary')?.focus();
  name(list.querySelector(':scope > .example:not([hidden])')?.id);
}

/** Shows a sample revealed by find in page. */
export function showFound(root: HTMLElement, found: HTMLElement): void {
  const {language, status, key} = found.dataset;
  const section = found.closest('section.panes');
  if (language) {
    showLanguage(root, language);
    // The browser removes the attribute, which every sample needs: the language decides what is visible.
    setTimeout(() => found.setAttribute('hidden', 'until-found'));
  } else if (status && section) selectStatus(section, status);
  else if (key && found.parentElement) selectWithResponses(found.parentElement, key);
}

/** Shows the response or example in the fragment, and the path of a field. */
export function showTarget(root: HTMLElement): void {
  const target = document.getElementById(anchorOf(location.hash));
  const section = target?.closest('section.panes');
  if (!target || !section || !root.contains(target)) return;
  const [, rest = ''] = target.id.split('--');
  const [place = '', ...path] = rest.split('.');
  offerLink(target);
  if (target.matches('.requests > .example') && target.parentElement)
    selectWithResponses(target.parentElement, target.dataset.key);
  else selectStatus(section, place);
  if (target.matches('.fields > li') && path.length > 0) target.dataset.path = `${place}: ${path.join('.')}`;
}

/** Copies the link of a section, response, or field, and shows "Link copied". */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without HTTPS there is no clipboard; the address has the link.
    return;
  }
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, 2000);
}

function answer(button: HTMLElement, label: string, isCopied: boolean, otherwise: string): void {
  relabel(button, isCopied ? 'Copied' : otherwise);
  setTimeout(() => relabel(button, label), 2000);
}

export async function copySample(button: HTMLElement): Promise<void> {
  const sample = [...(button.parentElement?.querySelectorAll('pre') ?? [])].find((pre) => pre.checkVisibility());
  answer(button, 'Copy', await copyText(sample ?? button), 'Press Ctrl+C');
}

export async function copyPath(button: HTMLElement): Promise<void> {
  const path = button.closest('.panes')?.querySelector<HTMLElement>('.address code');
  if (path) answer(button, 'Copy path', await copyText(path), 'Press Ctrl+C');
}

export async function copyMarkdown(root: HTMLElement, button: HTMLElement): Promise<void> {
  const home = root.querySelector<HTMLElement>('.reference')?.dataset.home;
  const id = button.closest('.panes')?.id;
  if (home && id) answer(button, 'Copy as Markdown', await copyFrom(`${home}/${id}.md`), 'Copying failed');
}
