import {anchorOf} from '../../client/paths';
import {safely} from '../../client/safely';
import {offerFilter} from './filter';
import {isLink, offerValues, takeLink} from './loadValues';
import {followScroll, keepScroll, showList} from './navigation';
import {callRead, keepPlace} from './place';
import {
  copyLink,
  copyMarkdown,
  copyPath,
  copySample,
  followResponse,
  offerLink,
  showExample,
  showFound,
  showLanguage,
  showStatus,
  showTarget,
  toggleFolds,
  walk,
} from './samples';
import {languageSlot} from '../../client/readerSlots';
import {tryIt, type LoadPanel} from './tryIt';

function keepOperation(link: HTMLAnchorElement, root: HTMLElement): void {
  const current = root.querySelector<HTMLAnchorElement>('.navigation .list a[aria-current="true"]');
  const own = current?.hash.slice(1) ?? '';
  const {anchors} = link.dataset;
  link.hash = anchors ? ((JSON.parse(anchors) as Record<string, string>)[own] ?? '') : own;
}

/** The language of the reader's last visit, where the page has it. */
function remembered(root: HTMLElement): string {
  const stored = languageSlot().get();
  const known = [...root.querySelectorAll<HTMLElement>('[data-do="language"]')].map(({dataset}) => dataset.language);
  return known.find((id) => id === stored) ?? known[0] ?? '';
}

/** Makes the static HTML of a page interactive. @returns takes everything away again */
export function enhance(root: HTMLElement, loadPanel: LoadPanel): () => void {
  const leaving = new AbortController();
  const {signal} = leaving;
  const isLong = root.querySelector('.reference.long-page') !== null;
  showLanguage(root, remembered(root));
  const link = takeLink();
  const request = link === undefined ? null : new URLSearchParams(link).get('try');
  const openValues = safely(offerValues)(root, signal, request === null ? link : undefined) ?? (() => undefined);

  const actions: Readonly<Record<string, (button: HTMLButtonElement) => unknown>> = {
    language(button) {
      const {language = ''} = button.dataset;
      showLanguage(root, language, button);
      languageSlot().set(language);
    },
    values: openValues,
    samples: () => callRead(root)?.querySelector('.samples')?.scrollIntoView(),
    status: showStatus,
    example: showExample,
    copy: copySample,
    path: copyPath,
    markdown: (button) => copyMarkdown(root, button),
    more: async (button) => (await import('./moreLanguages')).moreLanguages(root, button),
    try: (button) => tryIt(root, button, loadPanel),
    tryHere: () => callRead(root)?.querySelector<HTMLElement>('[data-do="try"]')?.click(),
    folds: toggleFolds,
    navigation: () => showList(root, !root.querySelector('.navigation.open')),
    list() {
      showList(root, true);
      root.querySelector<HTMLElement>('.all-calls')?.focus({preventScroll: true});
      root.querySelector('.navigation')?.scrollIntoView();
    },
  };
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>('button[data-do]');
      const version = target.closest<HTMLAnchorElement>('.versions a[data-anchors]');
      if (button) void actions[button.dataset.do ?? '']?.(button);
      const link = target.closest<HTMLAnchorElement>('a.hash-link, .fields > li > a');
      if (link) {
        void copyLink(link);
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
  root.addEventListener('keydown', walk, {signal});
  root.addEventListener('beforematch', ({target}) => showFound(root, target as HTMLElement), {signal});
  safely(offerFilter)(root, signal);
  // The site's link leads to what is before the list of calls.
  document.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a[href="#__docusaurus_skipToContent_fallback"]')) {
        event.preventDefault();
        event.stopPropagation();
        const content = root.querySelector<HTMLElement>('.content') ?? root;
        content.tabIndex = -1;
        content.focus();
      }
    },
    {capture: true, signal},
  );
  // A fold tells its opening to itself alone.
  root.addEventListener('toggle', ({target}) => followResponse(target as HTMLDetailsElement), {capture: true, signal});
  for (const arrival of ['pointerover', 'focusin']) {
    root.addEventListener(arrival, ({target}) => offerLink(target as Element), {passive: true, signal});
  }
  // A link that is pasted into the bar of this page.
  window.addEventListener('hashchange', () => (isLink() ? location.reload() : showTarget(root)), {signal});
  safely(showTarget)(root);

  safely(keepPlace)(root, isLong, signal);
  for (const keep of [keepScroll, ...(isLong ? [followScroll] : [])]) safely(keep)(root, signal);
  const named = document.getElementById(anchorOf(location.hash))?.closest('.panes') ?? root;
  const button = named.querySelector<HTMLElement>('[data-do="try"]');
  if (request !== null && button) void tryIt(root, button, loadPanel, request);
  return () => {
    leaving.abort();
    document.documentElement.removeAttribute('data-samples');
  };
}
