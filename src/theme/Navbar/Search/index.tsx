// Wrapped: without JavaScript the box does nothing, and a link to the table of contents takes its place.
import Search from '@theme-original/Navbar/Search';
import {type ComponentProps, type ReactNode} from 'react';

import ContentsLink from '../../ContentsLink';

export default function NavbarSearchWrapper(props: ComponentProps<typeof Search>): ReactNode {
  return (
    <>
      <ContentsLink className="navbar-contents--wide" />
      <Search {...props} />
    </>
  );
}
