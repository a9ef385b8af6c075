import {useEffect} from 'react';

import {anchorOf} from '../client/paths';

/**
 * Calls `follow` with the element that the address names, at first and whenever the fragment changes. It may be called once
 * more while the component leaves the page.
 */
export function useFragment(follow: (target: HTMLElement | null) => void): void {
  useEffect(() => {
    const onAddress = () => follow(document.getElementById(anchorOf(window.location.hash)));
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, [follow]);
}
