// Wrapped: without JavaScript the button does nothing, and a link to the table of contents takes its place. Escape closes the
// slide-out menu and gives the focus back to the button; the menu opens where the page is in it.
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {useEffect, type ReactNode} from 'react';

import {revealPage} from '../../../../client/reveal';
import ContentsLink from '../../../ContentsLink';

export default function NavbarMobileSidebarToggleWrapper(): ReactNode {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('.navbar__toggle')!;
    const isOpen = () => button.ariaExpanded === 'true';
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen()) {
        button.click();
        button.focus();
      }
    };
    const observer = new MutationObserver(() => isOpen() && revealPage());
    observer.observe(button, {attributeFilter: ['aria-expanded']});
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <>
      <ContentsLink className="navbar-contents--narrow" />
      <Toggle />
    </>
  );
}
