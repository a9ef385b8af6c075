// Ejected: offers search and likely pages, and explains addresses that can't be decoded.
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import Heading from '@theme/Heading';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import type {AddressState} from '../../../client/address';
import NoScript from '../../../search/NoScript';
import {decodablePath} from '../../../client/paths';
import {texts} from '../../../site/errorTexts';
import {START, startPages} from '../../../site/startPages';
import type {LikelyPage} from './likelyPages';
import styles from './styles.module.css';

function Pages({pages}: {pages: readonly (Pick<LikelyPage, 'href' | 'label'> & Partial<LikelyPage>)[]}): ReactNode {
  return (
    <ul>
      {pages.map(({href, label, trail}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          {trail && <span className={styles.trail}> in {trail}</span>}
        </li>
      ))}
    </ul>
  );
}

function useUndecodableAddress(pathname: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const {undecodable} = (window.history.state ?? {}) as AddressState;
    setAddress(undecodable && decodeURI(decodablePath(undecodable)) === pathname ? undecodable : undefined);
  }, [pathname]);
  return address;
}

/**
 * One HTML file serves all unknown addresses, so what depends on the address is added on the client. `400.html` is the
 * same page with other texts (`src/plugins/errorPages.ts`), which hydration keeps.
 */
export default function NotFoundContent(): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const searchPage = useBaseUrl('/search/');
  const undecodable = useUndecodableAddress(pathname);
  const basePath = useBaseUrl('/');
  const [likely, setLikely] = useState<readonly LikelyPage[]>([]);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isCurrent = true;
    // Lazy, because every page bundles this component.
    void Promise.all([import('@site-contents'), import('./likelyPages')]).then(
      ([{default: contents}, {knownPath, lastPart, likelyPages, wordsOf}]) => {
        if (!isCurrent) return;
        const known = knownPath(pathname, routes);
        if (known) history.replace(known + search + hash);
        setLikely(likelyPages(pathname.replace(basePath, ''), contents, basePath));
        // Keeps what was typed meanwhile.
        if (box.current && !undecodable) box.current.value ||= wordsOf(lastPart(pathname)).join(' ');
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [history, pathname, search, hash, basePath, undecodable]);
  const {status, title, lead} = texts[undecodable ? 400 : 404];
  return (
    <main className={`container ${styles.page}`}>
      <PageMetadata title={title} />
      <p className={styles.code} suppressHydrationWarning>
        {status}
      </p>
      <Heading as="h1" suppressHydrationWarning>
        {title}
      </Heading>
      <div {...(undecodable && {role: 'alert'})}>
        <p className={styles.lead} suppressHydrationWarning>
          {lead}
        </p>
        {undecodable && (
          <p>
            The address was <code>{undecodable}</code>.
          </p>
        )}
      </div>
      <form action={searchPage} role="search" className={styles.search}>
        <input
          ref={box}
          type="search"
          name="q"
          className="search-field"
          aria-label="Search the manual"
          placeholder="Search the manual"
          required
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
        <NoScript />
      </form>
      {likely.length > 0 && (
        <section aria-labelledby="likely-pages">
          <Heading as="h2" id="likely-pages">
            Did you mean
          </Heading>
          <Pages pages={likely} />
        </section>
      )}
      <Heading as="h2" id="start">
        {START}
      </Heading>
      <Pages pages={startPages} />
    </main>
  );
}
