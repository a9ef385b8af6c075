// Ejected: shown, and remembered, only in the reference.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/ColorModeToggle';

import {themeSlot} from '../../../client/readerSlots';
import {useSetColorMode} from '../../../reference/page/theme';
import {REFERENCE_ROUTE} from '../../../site/reference';
import styles from './styles.module.css';

// A not-found page served below the reference's address has no toggle to hydrate.
const isServedHere = () => typeof document === 'undefined' || document.querySelector('[data-reference]') !== null;

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl(`/${REFERENCE_ROUTE}`);
  const {colorMode} = useColorMode();
  const setColorMode = useSetColorMode();
  const isBrowser = useIsBrowser();
  if ((pathname !== home && !pathname.startsWith(`${home}/`)) || (!isBrowser && !isServedHere())) {
    return null;
  }
  const isDark = colorMode === 'dark';
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    setColorMode(next);
    themeSlot().set(next);
  };
  return (
    <button type="button" className={clsx(className, styles.toggle)} onClick={toggle}>
      {/* CSS shows one of both, because the theme is set before first paint. */}
      <span aria-hidden="true">◐</span> <span className={styles.toLight}>Light</span>
      <span className={styles.toDark}>Dark</span>
      <span className="visually-hidden"> colors</span>
    </button>
  );
}
