import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, type ReactNode} from 'react';

import {anchorOf} from '../../client/paths';
import {Filter} from '../Filter';
import './styles.css';

/** Opens the node that the address names: its heading is outside of what is folded. */
function openTarget(): void {
  const heading = document.getElementById(anchorOf(window.location.hash));
  heading?.closest('.node')?.querySelector('details')?.setAttribute('open', '');
}

/** Every node of the data, by category (`src/markdown/components/nodeReference.ts` writes it). */
export function NodeFilter({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => {
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  return (
    <Filter label="Filter nodes" placeholder="Node, pin, type, or value" rows=".node">
      {children}
    </Filter>
  );
}

interface NodeCategoryProps {
  /** The nodes as HTML: one text is lighter for a phone than some thousand elements. */
  readonly html: string;
  /** Ids of the nodes, separated by spaces. */
  readonly ids: string;
  /** Heading and purpose of the category. */
  readonly children: ReactNode;
}

/** The nodes of one category. */
export function NodeCategory({html, ids, children}: NodeCategoryProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const id of ids.split(' ')) brokenLinks.collectAnchor(id);

  return (
    <section>
      {children}
      {/* Written by the build from the data, and escaped there. */}
      <div dangerouslySetInnerHTML={{__html: html}} />
    </section>
  );
}
