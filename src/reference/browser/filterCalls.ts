import words from '@reference/words';

import {make} from '../../client/elements';
import {counted, inWords} from '../../shared/inWords';
import {rankCalls, type Findable} from './rankCalls';

/** Calls in the order of their words, then sections of the introduction. */
function entriesOf(list: HTMLElement, version: string): (Findable & {element: HTMLElement})[] {
  return [...list.querySelectorAll<HTMLElement>('.group li, .heading')]
    .sort((one, other) => Number(one.matches('.heading')) - Number(other.matches('.heading')))
    .map((element, at) => {
      const [path = '', ...known] = words[version]?.[at] ?? [];
      const parts = [...(element.firstElementChild?.childNodes ?? [])].map((one) => one.textContent ?? '');
      const group = element.closest('.group')?.firstElementChild?.textContent ?? '';
      return {element, method: parts.length > 1 ? parts[0]! : '', path, seen: [parts.at(-1) ?? '', group], known};
    });
}

/** Shows what a text finds in place of the list; an empty text brings the list back. */
export function filterCalls(root: HTMLElement, text: string): void {
  const [list, found, status] = ['.list:not(.found)', '.found', '[role="status"]'].map((part) =>
    root.querySelector<HTMLElement>(`.navigation ${part}`),
  );
  if (!list || !found || !status) return;
  const isEmpty = text.trim() === '';
  const version = root.querySelector<HTMLElement>('.reference')?.dataset.version ?? '';
  const hits = isEmpty ? [] : rankCalls(entriesOf(list, version), text.trim());
  const rows = hits.map(({entry: {element, seen}, why}) => {
    const row = element.cloneNode(true) as HTMLElement;
    const note = why.replaceAll('`', '') || seen[1];
    if (note) row.firstElementChild?.append(make('small', {}, note));
    return row;
  });
  const none = make('li', {class: 'no-match'}, 'No call or field has that word.');
  found.replaceChildren(...(isEmpty || hits.length > 0 ? rows : [none]));
  [found.hidden, list.hidden] = [isEmpty, !isEmpty];
  const sections = hits.filter(({entry}) => entry.method === '').length;
  const lino = hits.filter(({entry}) => entry.element.closest('.lino')).length;
  const own = hits.length - sections - lino;
  const parts = [
    ...(own > 0 || hits.length === 0 ? [counted(own, 'call')] : []),
    ...(lino > 0 ? [`${own > 0 ? lino : counted(lino, 'call')} of Lino`] : []),
    ...(sections > 0 ? [counted(sections, 'section')] : []),
  ];
  status.textContent = isEmpty ? '' : inWords(parts, 'and');
}

/** Moves between the filter and the calls that it leaves, and opens the first: arrows and Enter. */
export function moveInList(root: HTMLElement, from: EventTarget | null, key: string): void {
  const input = root.querySelector<HTMLInputElement>('.navigation input');
  if (!input) return;
  const links = [
    ...root.querySelectorAll<HTMLElement>(
      '.navigation .found a, .navigation .list:not([hidden], .found) :is(.heading, .group li) > a',
    ),
  ];
  const stops = [input, ...links];
  const step = {ArrowDown: 1, ArrowUp: -1}[key];
  if (step !== undefined) stops[stops.indexOf(from as HTMLInputElement) + step]?.focus();
  else if (input.value.trim() !== '') links[0]?.click();
}
