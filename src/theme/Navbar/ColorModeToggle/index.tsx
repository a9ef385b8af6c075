// Ejected: the toggle is shown on pages of the reference alone, and remembers its choice for them alone.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/ColorModeToggle';

import {themeSlot} from '../../../reference/browser/storage';
import {useSetColorMode} from '../../../reference/page/theme';
import {REFERENCE_ROUTE} from '../../../reference/versions';
import styles from './styles.module.css';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl(`/${REFERENCE_ROUTE}`);
  const {colorMode} = useColorMode();
  const setColorMode = useSetColorMode();
  if (pathname !== home && !pathname.startsWith(`${home}/`)) {
    return null;
  }
  const isDark = colorMode === 'dark';
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    setColorMode(next);
    themeSlot().set(next);
  };
  return (
    <button
      type="button"
      className={clsx(className, styles.toggle)}
      aria-pressed={!isDark}
      aria-label="Light colors"
      onClick={toggle}
    >
      <span aria-hidden="true">◐</span> Light
    </button>
  );
}
