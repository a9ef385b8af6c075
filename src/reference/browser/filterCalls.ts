import words from '@reference/words';

import {make} from '../../client/elements';
import {counted, inWords} from '../../shared/inWords';
import {rankCalls, type Findable} from './rankCalls';

function entriesOf(list: HTMLElement, version: string): (Findable & {element: HTMLElement})[] {
  const calls = [...list.querySelectorAll<HTMLElement>('.group li')].map((element, at) => {
    const [path = '', ...known] = words[version]?.[at] ?? [];
    const [method = '', title = ''] = [...(element.firstElementChild?.childNodes ?? [])].map((one) => one.textContent);
    const group = element.closest('.group')?.firstElementChild?.textContent ?? '';
    return {element, method: method ?? '', path, seen: [title ?? '', group], known};
  });
  const sections = [...list.querySelectorAll<HTMLElement>('.heading')].map((element) => {
    return {element, method: '', path: '', seen: [element.textContent], known: []};
  });
  return [...calls, ...sections];
}

export function filterCalls(root: HTMLElement, text: string): void {
  const list = root.querySelector<HTMLElement>('.navigation .list:not(.found)');
  const found = root.querySelector<HTMLElement>('.navigation .found');
  const status = root.querySelector('.navigation [role="status"]');
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
  const isNone = !isEmpty && hits.length === 0;
  found.replaceChildren(...(isNone ? [make('li', {class: 'no-match'}, 'No call or field has that word.')] : rows));
  found.hidden = isEmpty;
  list.hidden = !isEmpty;
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
