// Wrapped: without JavaScript the box does nothing, and a link to the table of contents takes its place.
import Search from '@theme-original/Navbar/Search';
import React, {type ComponentProps, type ReactNode} from 'react';

import ContentsLink from '../../ContentsLink';

/**
 * The place of the search box in the navbar.
 * @param props the box
 * @returns the original place, and what replaces it without JavaScript
 */
export default function NavbarSearchWrapper(props: ComponentProps<typeof Search>): ReactNode {
  return (
    <>
      <ContentsLink className="navbar-contents--wide" />
      <Search {...props} />
    </>
  );
}
