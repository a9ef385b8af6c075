// Ejected: stock uses its own index and engine, steals the focus when the index arrives, and traps Tab.
import clsx from 'clsx';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';

import {fetchAhead} from '../../search/fetchIndex';
import {LABELS} from '../../search/messages';
import {LONGEST_QUERY, type SearchFiles} from '../../search/types';
import {useTyped} from '../../search/useTyped';
import type {PanelOption} from './Panel';
import PanelFailure from './PanelFailure';
import styles from './styles.module.css';

let isMissing = false;

const loadPanel = () =>
  import('./Panel').then(
    (loaded) => {
      isMissing = false;
      return loaded;
    },
    () => {
      isMissing = true;
      return {default: PanelFailure};
    },
  );

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Keys typed into a field, list, or editor. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Focuses the field on Ctrl+K (Cmd+K on a Mac) and `/`. */
function useShortcut(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isCommand = (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) && !event.altKey;
      const isOpener = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (isOpener || isSlash) {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

function Icon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d="M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A combobox. List, client, and index load when the reader approaches the field. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const searchPage = useBaseUrl('/search/');
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const files = usePluginData('site-search') as SearchFiles;
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly PanelOption[]>([]);
  const [active, setActive] = useState(0);
  const [{Panel, attempt}, setPanel] = useState(() => ({Panel: lazy(loadPanel), attempt: 0}));

  const prepare = () => {
    void loadPanel();
    fetchAhead(baseUrl + files.rank);
  };

  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useShortcut(focus);
  // The focused button disappears.
  const reload = () => setPanel((before) => ({Panel: lazy(loadPanel), attempt: before.attempt + 1}));
  const retry = useCallback(() => {
    focus();
    reload();
  }, [focus]);

  useTyped(input, pathname, (typed) => {
    setQuery(typed);
    // Docusaurus moves the focus to the top of a new page, even while someone types.
    const isTypedHere = typed !== '' && document.activeElement === input.current;
    setOpen(isTypedHere);
    if (isTypedHere) setTimeout(() => input.current?.focus());
  });

  useEffect(() => {
    const leave = ({relatedTarget}: FocusEvent) => {
      if (!form.current?.contains(relatedTarget as Node | null)) {
        setOpen(false);
      }
    };
    const element = form.current;
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, []);

  const showOptions = useCallback((shown: readonly PanelOption[], first: number) => {
    setOptions(shown);
    setActive(first);
  }, []);

  const leave = useCallback(() => {
    setOpen(false);
    setQuery('');
    input.current?.blur();
  }, []);
  const seeAll = `${searchPage}?q=${encodeURIComponent(query.trim())}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
      input.current?.blur();
      before.current?.focus({preventScroll: true});
    } else if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((at) => (options.length === 0 ? 0 : (at + step + options.length) % options.length));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const option = isOpen ? options[active] : undefined;
      if (option || query.trim() !== '') {
        leave();
        history.push(option?.to ?? seeAll, option?.state);
      }
    }
  };

  const activeOption = isOpen ? options[active] : undefined;
  const command = isBrowser && isMac() ? '⌘' : 'Ctrl';
  return (
    <form
      ref={form}
      role="search"
      action={searchPage}
      className={clsx('navbar__search', styles.box, isOpen && styles.open)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon />
      <input
        ref={input}
        className={clsx('navbar__search-input', styles.input)}
        name="q"
        type="text"
        role="combobox"
        aria-label={`${LABELS.search} ${command}${command === 'Ctrl' ? '+' : ''}K`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeOption?.id}
        placeholder={LABELS.search}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        value={query}
        onPointerEnter={prepare}
        onFocus={({relatedTarget}) => {
          prepare();
          setOpen(true);
          if (!form.current?.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        }}
        onClick={({currentTarget}) => {
          currentTarget.focus();
          setOpen(true);
        }}
        onChange={({target}) => {
          setQuery(target.value);
          setOpen(true);
          if (isMissing) reload();
        }}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={LABELS.clear}
          onClick={() => {
            setQuery('');
            focus();
          }}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      )}
      <span className={styles.hint} aria-hidden="true">
        <kbd>{command}</kbd>
        <kbd>K</kbd>
      </span>
      {isOpen && (
        <Suspense fallback={<div id={listId} className={styles.panel} />}>
          <Panel
            key={attempt}
            id={listId}
            query={query}
            seeAll={seeAll}
            activeId={activeOption?.id}
            onOptions={showOptions}
            onRetry={retry}
            onGo={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
