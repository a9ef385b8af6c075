import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useCallback, useRef, type ReactNode} from 'react';

import {useFragment} from '../useFragment';
import './styles.css';

/** Foldable entries, as HTML; opens the one that the address names, directly or by the heading above. */
export function Folds({html}: {readonly html: string}): ReactNode {
  const folds = useRef<HTMLDivElement>(null);
  const brokenLinks = useBrokenLinks();
  for (const [, id] of html.matchAll(/<h3 id="([^"]+)"/g)) brokenLinks.collectAnchor(id!);

  useFragment(
    useCallback((target) => {
      if (target?.tagName !== 'H3' || !folds.current?.parentElement?.contains(target)) return;
      const fold = target.closest('details') ?? folds.current.querySelector('details');
      fold?.setAttribute('open', '');
    }, []),
  );

  return <div ref={folds} dangerouslySetInnerHTML={{__html: html}} />;
}
