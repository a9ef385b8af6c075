import {useCallback, useLayoutEffect} from 'react';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';

import {themeSlot} from '../../client/readerSlots';

export function useSetColorMode(): (mode: ColorMode) => void {
  // The types of Docusaurus 3.10 leave out the options that its setColorMode takes.
  const setColorMode = useColorMode().setColorMode as (mode: ColorMode, options: {persist: boolean}) => void;
  return useCallback((mode) => setColorMode(mode, {persist: false}), [setColorMode]);
}

/** Gives a page of the reference its own color mode, and the manual its darkness back when the reader leaves. */
export function useReferenceTheme(): void {
  const setColorMode = useSetColorMode();
  useLayoutEffect(() => {
    const follow = () => setColorMode(themeSlot().get() === 'light' ? 'light' : 'dark');
    follow();
    // Another tab has changed it.
    const stop = themeSlot().listen(follow);
    return () => {
      stop();
      setColorMode('dark');
    };
  }, [setColorMode]);
}
