import {useEffect, useRef, type ReactNode} from 'react';

import {anchorOf} from '../../client/paths';
import './styles.css';

/** What is known of a node, as HTML, below its heading. It unfolds where the address names the node. */
export function NodeDetails({html}: {readonly html: string}): ReactNode {
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openTarget = () => {
      const node = details.current!.parentElement!;
      if (node.querySelector('h3')?.id === anchorOf(window.location.hash))
        node.querySelector('details')?.setAttribute('open', '');
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);
  return <div ref={details} dangerouslySetInnerHTML={{__html: html}} />;
}
