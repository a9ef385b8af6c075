import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {anchors, bodyOf} from '@reference/body';

import {isPlainClick} from '../../client/click';
import {safely} from '../../client/safely';
import {enhance} from '../browser/enhance';
import {fetchBody} from '../browser/fetchBody';
import type {LoadPanel} from '../browser/tryIt';
import type {PageKey} from '../types';

/** Undefined unless the click opens a page of the site in this tab. */
function pageOf(event: MouseEvent, baseUrl: string): string | undefined {
  const link = (event.target as Element).closest('a');
  if (!link || !isPlainClick(event) || link.target || link.download || link.origin !== window.location.origin) {
    return undefined;
  }
  const {pathname, search, hash} = link;
  const isFile = /\.(?:yaml|json|md|ts)$/.test(pathname);
  const isOther = pathname !== window.location.pathname && pathname.startsWith(baseUrl);
  return isOther && !isFile ? pathname + search + hash : undefined;
}

/** Static HTML that React doesn't hydrate, and that works without JavaScript. */
export default function ReferenceBody(props: {page: PageKey; permalink: string; loadPanel: LoadPanel}): ReactNode {
  const {page, permalink, loadPanel} = props;
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const brokenLinks = useBrokenLinks();
  const body = bodyOf(page);
  anchors(body).forEach((anchor) => brokenLinks.collectAnchor(anchor));

  useLayoutEffect(() => {
    const element = root.current!;
    let isGone = false;
    const lead = (event: MouseEvent) => {
      const to = event.defaultPrevented ? undefined : pageOf(event, baseUrl);
      if (to !== undefined) {
        event.preventDefault();
        history.push(to);
      }
    };
    let stop: (() => void) | undefined;
    // After the page's listener, which completes links on click.
    const start = () => {
      stop = safely(enhance)(element, loadPanel);
      element.addEventListener('click', lead);
    };
    if (element.hasChildNodes()) {
      start();
    } else {
      void fetchBody(permalink).then((html) => {
        if (!isGone) {
          element.innerHTML = html;
          start();
        }
      });
    }
    return () => {
      isGone = true;
      stop?.();
      element.removeEventListener('click', lead);
    };
  }, [permalink, history, baseUrl, loadPanel]);

  return <div ref={root} data-reference="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: body}} />;
}
