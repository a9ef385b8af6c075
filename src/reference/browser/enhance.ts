import {languages, type Language} from '../types';
import {filterCalls} from './filter';
import {toggleFolds} from './folds';
import {followScroll, keepScroll, offerList, showList} from './navigation';
import {keepPlace} from './place';
import {copySample, showExample, showLanguage, showStatus} from './samples';
import {languageSlot} from './storage';

/** A version's link keeps the operation that is read: on the long page it is the one in sight. */
function keepOperation(link: HTMLAnchorElement, root: HTMLElement): void {
  const current = root.querySelector<HTMLAnchorElement>('.navigation .list a[aria-current="true"]');
  const anchors = JSON.parse(link.dataset.anchors ?? '{}') as Record<string, string>;
  link.hash = anchors[current?.hash.slice(1) ?? ''] ?? '';
}

function remembered(): Language {
  const stored = languageSlot().get();
  return languages.find(({id}) => id === stored)?.id ?? languages[0].id;
}

/**
 * Brings a page of the reference to life: language, examples and responses of the samples, copying, filter, marking of the
 * call in sight. Everything is readable without it.
 * @param root element that holds the page's static HTML
 * @returns takes everything away again
 */
export function enhance(root: HTMLElement): () => void {
  const leaving = new AbortController();
  const {signal} = leaving;
  const isLong = root.querySelector('.reference.long-page') !== null;
  showLanguage(root, remembered());

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>('button[data-do]');
      const version = target.closest<HTMLAnchorElement>('.versions a[data-anchors]');
      switch (button?.dataset.do) {
        case 'language':
          showLanguage(root, button.dataset.language as Language, button);
          languageSlot().set(button.dataset.language!);
          break;
        case 'status':
          showStatus(button);
          break;
        case 'example':
          showExample(button);
          break;
        case 'copy':
          void copySample(button);
          break;
        case 'folds':
          toggleFolds(button);
          break;
        case 'navigation':
          showList(root, !root.querySelector('.navigation')!.classList.contains('open'));
          break;
        case 'list':
          showList(root, true);
          root.querySelector<HTMLElement>('.all-calls')!.focus({preventScroll: true});
          root.querySelector('.navigation')!.scrollIntoView();
          break;
        default:
      }
      if (version) {
        keepOperation(version, root);
      }
      // Below 996px the list of calls is above what it leads to.
      if (target.closest('.list a')) {
        showList(root, false);
      }
    },
    {signal},
  );
  const filter = root.querySelector<HTMLInputElement>('.navigation input')!;
  filter.addEventListener('input', () => filterCalls(root, filter.value), {signal});
  // What was typed before this ran.
  if (filter.value !== '') {
    filterCalls(root, filter.value);
  }

  keepPlace(root, isLong, signal);
  keepScroll(root, signal);
  offerList(root, signal);
  if (isLong) {
    followScroll(root, signal);
  }
  return () => {
    leaving.abort();
    document.documentElement.removeAttribute('data-samples');
  };
}
