// Wrapped: without JavaScript the button does nothing, and a link to the table of contents takes its place.
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {type ReactNode} from 'react';

import ContentsLink from '../../../ContentsLink';

export default function NavbarMobileSidebarToggleWrapper(): ReactNode {
  return (
    <>
      <ContentsLink className="navbar-contents--narrow" />
      <Toggle />
    </>
  );
}
