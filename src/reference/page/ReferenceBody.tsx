import {useLayoutEffect, useRef, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {anchors, bodyOf} from '@reference/body';

import {enhance} from '../browser/enhance';
import {fetchBody} from '../browser/fetchBody';
import type {PageKey} from '../types';

/** Attribute that marks the element which holds a page's static HTML. */
const BODY_ATTRIBUTE = 'data-reference';

/**
 * The three panes of a page. They are static HTML that React leaves alone: the server renders them, the browser keeps what
 * it finds, and a page that is reached from within the site takes them from that page's own HTML. So they are loaded once,
 * cost no hydration, and work without JavaScript.
 * @param page which page of the reference this is
 * @param permalink its address, from which it is loaded where it is not there
 */
export default function ReferenceBody({page, permalink}: {page: PageKey; permalink: string}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const brokenLinks = useBrokenLinks();
  const body = bodyOf(page);
  anchors(body).forEach((anchor) => brokenLinks.collectAnchor(anchor));

  useLayoutEffect(() => {
    const element = root.current!;
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = () => {
      stop = enhance(element);
    };
    if (element.hasChildNodes()) {
      start();
    } else {
      void fetchBody(permalink, BODY_ATTRIBUTE).then((html) => {
        if (!isGone) {
          element.innerHTML = html;
          start();
        }
      });
    }
    return () => {
      isGone = true;
      stop?.();
    };
  }, [permalink]);

  return (
    <div ref={root} {...{[BODY_ATTRIBUTE]: ''}} suppressHydrationWarning dangerouslySetInnerHTML={{__html: body}} />
  );
}
