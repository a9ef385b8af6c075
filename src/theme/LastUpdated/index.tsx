// Ejected: stock uses Intl, whose first use takes a slow browser 50 ms.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {type ReactNode} from 'react';

/** `Last updated on Nov 22, 2026`. */
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
