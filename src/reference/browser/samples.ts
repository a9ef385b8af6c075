import {copyText} from '../../components/copyText';
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

/** Shows the response whose status was pressed. */
export function showStatus(button: HTMLElement): void {
  press(button);
  for (const sample of button.closest('.responses')!.querySelectorAll<HTMLElement>('.response-sample')) {
    sample.classList.toggle('shown', sample.dataset.status === button.dataset.status);
  }
}

/** Shows the example whose name was pressed. */
export function showExample(button: HTMLElement): void {
  press(button);
  const siblings = [...button.parentElement!.parentElement!.children];
  siblings
    .filter((child) => child.classList.contains('example'))
    .forEach((example, at) => example.classList.toggle('shown', at === Number(button.dataset.at)));
}

/** Puts the sample beside a button on the clipboard, and says so on the button. */
export async function copySample(button: HTMLElement): Promise<void> {
  const sample = [...button.parentElement!.querySelectorAll('pre')].find((pre) => pre.offsetParent !== null);
  const word = button.firstChild!;
  word.nodeValue = (await copyText(sample ?? button)) ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => {
    word.nodeValue = 'Copy';
  }, 2000);
}
