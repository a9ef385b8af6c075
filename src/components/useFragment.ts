import {useEffect} from 'react';

import {anchorOf} from '../client/paths';

/**
 * Calls `follow` with the element of the fragment, at first and on each change; once more during unmount is possible.
 */
export function useFragment(follow: (target: HTMLElement | null) => void): void {
  useEffect(() => {
    const onAddress = () => follow(document.getElementById(anchorOf(window.location.hash)));
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, [follow]);
}
