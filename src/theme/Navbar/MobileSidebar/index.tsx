// Wrapped: Escape closes the slide-out menu and gives the focus back to the button that opened it; the menu opens where the
// page is in it.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, type ReactNode} from 'react';

import {revealPage} from '../../../client/reveal';

export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    revealPage();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);
  return <MobileSidebar />;
}
