import Link from '@docusaurus/Link';
import {type ReactNode} from 'react';

import {CONTENTS_ROUTE} from '../site/contents';

export default function NoScript(): ReactNode {
  return (
    <noscript>
      <p>
        Search needs JavaScript. Without it, look in the <Link to={CONTENTS_ROUTE}>list of all pages</Link>, and press{' '}
        <kbd>Ctrl</kbd>+<kbd>F</kbd> there.
      </p>
    </noscript>
  );
}
