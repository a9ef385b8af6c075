import words from '@reference/words';

import {nearest} from '../../shared/didYouMean';
import {escapeRegExp} from '../../shared/escape';
import {counted} from '../../shared/inWords';
import {ownPath} from '../versions';

/** The name of a method: typed in capitals, it means only the method. */
const METHOD = /^(?:GET|POST|PUT|PATCH|DEL|DELETE|HEAD|OPTIONS|TRACE)$/;

/** Whether a word begins in a text: at its start, after a sign, or at a capital within a name (`map` in `projectMapId`). */
function isIn(text: string, word: string): boolean {
  const sign = escapeRegExp(word);
  if (new RegExp(`(?:^|[^\\p{L}\\p{N}])${sign}`, 'iu').test(text)) return true;
  const capital = escapeRegExp(word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  const words = text.replace(/\p{Lu}{2,}/gu, (run) => run.charAt(0) + run.slice(1).toLowerCase());
  return new RegExp(`[\\p{Ll}\\p{N}]${capital}`, 'u').test(words);
}

/** Whether a pasted path is that of a call, with IDs or names in its places; the part that all calls share can be missing. */
function isPath(template: string, path: string): boolean {
  const wanted = ownPath(path).split('/').filter(Boolean);
  const own = ownPath(template).split('/').filter(Boolean);
  return own.length === wanted.length && own.every((part, at) => part.startsWith('{') || part === wanted[at]);
}

/** The method and the path of what was pasted from a log or a program; undefined where it is no path. */
function pastedOf(text: string): {method: string; path: string} | undefined {
  const [, method = '', path] = /^(?:([A-Za-z]+)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/.exec(text.trim()) ?? [];
  return path?.replace(/^\/|\/$/g, '').includes('/') ? {method: method.toLowerCase().slice(0, 3), path} : undefined;
}

/** A call of the list, with what it is found by. */
interface Entry {
  element: HTMLElement;
  method: string;
  /** Its name, and the name of its tag. */
  title: string;
  path: string;
  /** Names of fields, values, texts of errors, examples. */
  words: readonly string[];
}

/** The calls of the list, in its order, which is that of their words. */
function entriesOf(root: HTMLElement): Entry[] {
  const {version = ''} = root.querySelector<HTMLElement>('.reference')!.dataset;
  const own = words[version] ?? [];
  return [...root.querySelectorAll<HTMLElement>('.navigation .group li')].map((element, at) => {
    const [path = '', ...rest] = own[at] ?? [];
    const [method = '', title = ''] = [...element.querySelector('a')!.childNodes].map((node) => node.textContent ?? '');
    const tag = element.closest('.group')!.firstElementChild!.textContent;
    return {element, method, title: `${tag} ${title}`, path, words: rest};
  });
}

/** The text of an error, which a word has in backticks, within what was pasted from a log or a program. */
function errorIn(words: readonly string[], text: string): string | undefined {
  const errors = words.flatMap((word) => [...word.matchAll(/`([^`]* [^`]*)`/g)].map(([, error]) => error!));
  return errors.find((error) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(error)}(?![\\p{L}\\p{N}])`, 'iu').test(text),
  );
}

/** The part of a call that has every word; an empty text for its title, undefined where a word is missing. */
function matchOf({method, title, path, words}: Entry, text: string): string | undefined {
  const pasted = pastedOf(text);
  if (pasted && isPath(path, pasted.path)) return method.startsWith(pasted.method) ? '' : undefined;
  const whole = words.find((one) => text.includes(' ') && isIn(one, text.trim()));
  if (whole) return whole;
  const found = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      if (METHOD.test(word)) return method === word.toLowerCase().replace('delete', 'del') ? '' : undefined;
      if (title.toLowerCase().includes(word.toLowerCase()) || isIn(path, word) || isIn(method, word)) return '';
      return words.find((one) => isIn(one, word));
    });
  return found.includes(undefined) ? undefined : (found.find(Boolean) ?? '');
}

/** Letters from which on a word can be a typo of another. */
const LEAST = 4;

/** The text with each word that no call has replaced by the one that is probably meant. */
function corrected(entries: readonly Entry[], text: string): string {
  const names = entries
    .flatMap((entry) => [entry.title, ...entry.words])
    .flatMap((word) => word.match(/[\p{L}_]{4,}/gu) ?? []);
  const known = [...new Set(names)];
  const isKnown = (word: string) => entries.some((entry) => matchOf(entry, word) !== undefined);
  const correct = (word: string) => (word.length < LEAST || isKnown(word) ? word : (nearest(word, known) ?? word));
  return text.trim().split(/\s+/).map(correct).join(' ');
}

/** Says under a call what of it matched, where its name doesn't. */
function explain(element: HTMLElement, match: string | undefined): void {
  element.querySelector('small')?.remove();
  if (match) {
    const note = document.createElement('small');
    note.textContent = match.replaceAll('`', '');
    element.querySelector('a')!.append(note);
  }
}

/** Shows what a text leaves of the list. @returns how many entries that is */
function show(root: HTMLElement, entries: readonly Entry[], text: string): {calls: number; sections: number} {
  const isEmpty = text.trim() === '';
  const isError = entries.some((entry) => errorIn(entry.words, text));
  for (const entry of entries) {
    const match = isEmpty ? '' : isError ? errorIn(entry.words, text) : matchOf(entry, text);
    entry.element.hidden = match === undefined;
    explain(entry.element, match);
  }
  for (const group of root.querySelectorAll<HTMLElement>('.navigation .group')) {
    group.hidden = group.querySelector('li:not([hidden])') === null;
  }
  const headings = [...root.querySelectorAll<HTMLElement>('.navigation .heading')];
  for (const heading of headings) {
    heading.hidden = !isEmpty && !text.split(/\s+/).every((word) => isIn(heading.textContent, word));
  }
  return {
    calls: entries.filter(({element}) => !element.hidden).length,
    sections: headings.filter(({hidden}) => !hidden).length,
  };
}

/**
 * Leaves in the navigation the calls that have every word in their name, method, path, or tag, among their fields, values,
 * statuses, examples, and texts of errors, or that a pasted path or error belongs to; and the sections of the introduction with
 * these words. Words that nothing has are taken for typos of the nearest that something has.
 * @param text what was typed; an empty text shows all
 */
export function filterCalls(root: HTMLElement, text: string): void {
  const entries = entriesOf(root);
  const list = root.querySelector('.navigation')!;
  const isEmpty = text.trim() === '';
  const noMatch = list.querySelector<HTMLElement>('.no-match')!;
  let {calls, sections} = show(root, entries, text);
  noMatch.textContent = 'No call or field has that word.';
  if (calls + sections === 0) {
    const meant = corrected(entries, text);
    ({calls, sections} = show(root, entries, meant));
    if (calls + sections > 0) noMatch.textContent = `Shown for “${meant}”: nothing has “${text.trim()}”.`;
  }
  const isCorrected = noMatch.textContent.startsWith('Shown');
  noMatch.hidden = calls + sections > 0 && !isCorrected;
  list.classList.toggle('filtered', !isEmpty);
  const found = [counted(calls, 'call'), ...(sections > 0 ? [counted(sections, 'section')] : [])].join(', ');
  list.querySelector('[role="status"]')!.textContent = isEmpty
    ? ''
    : isCorrected
      ? `${found}. ${noMatch.textContent}`
      : found;
}
