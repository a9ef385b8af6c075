// Own: the way to every page for readers without JavaScript, whose menu and search box are dead.
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode} from 'react';

import {CONTENTS_ROUTE} from '../../site/contents';

/** A link to the page with the whole table of contents, shown only without JavaScript; the class sets its position. */
export default function ContentsLink({className}: {className: string}): ReactNode {
  return (
    <noscript>
      <Link className={clsx('navbar-contents', className)} to={CONTENTS_ROUTE}>
        All pages
      </Link>
    </noscript>
  );
}
