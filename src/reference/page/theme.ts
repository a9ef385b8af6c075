import {useCallback, useLayoutEffect} from 'react';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';

import {themeSlot} from '../../client/readerSlots';

export function useSetColorMode(): (mode: ColorMode) => void {
  // Docusaurus 3.10's types omit the options of setColorMode.
  const setColorMode = useColorMode().setColorMode as (mode: ColorMode, options: {persist: boolean}) => void;
  return useCallback((mode) => setColorMode(mode, {persist: false}), [setColorMode]);
}

/** Own color mode for the reference; the manual is always dark. */
export function useReferenceTheme(): void {
  const setColorMode = useSetColorMode();
  useLayoutEffect(() => {
    const follow = () => setColorMode(themeSlot().get() === 'light' ? 'light' : 'dark');
    follow();
    // Changed in another tab.
    const stop = themeSlot().listen(follow);
    return () => {
      stop();
      setColorMode('dark');
    };
  }, [setColorMode]);
}
