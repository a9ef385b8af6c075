import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, type ReactNode} from 'react';

import {anchorOf} from '../../client/paths';
import './styles.css';

/** Entries that unfold, as HTML; the one that the address names, here or by the heading above, is opened. */
export function Folds({html}: {readonly html: string}): ReactNode {
  const folds = useRef<HTMLDivElement>(null);
  const brokenLinks = useBrokenLinks();
  for (const [, id] of html.matchAll(/<h3 id="([^"]+)"/g)) brokenLinks.collectAnchor(id!);

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(anchorOf(window.location.hash));
      if (target?.tagName !== 'H3' || !folds.current?.parentElement?.contains(target)) return;
      const fold = target.closest('details') ?? folds.current.querySelector('details');
      fold?.setAttribute('open', '');
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  return <div ref={folds} dangerouslySetInnerHTML={{__html: html}} />;
}
