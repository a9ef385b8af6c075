// Ejected: stock formats the date with Intl, whose first use on a page takes a slow machine 50 ms while it starts.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {type ReactNode} from 'react';

/** The date of a page's last change: `Last updated on Nov 22, 2026`. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const [day, month, year] = date.toUTCString().slice(5, 16).split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${month} ${Number(day)}, ${year}`}
        </time>
      </b>
    </span>
  );
}
