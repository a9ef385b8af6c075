import {escapeRegExp} from '../../shared/escape';
import {REFERENCE_ROUTE} from '../../site/reference';
import {apiVersions} from './versions';

export const unsearched: RegExp[] = apiVersions
  .slice(1)
  .map(({version}) => new RegExp(`^${REFERENCE_ROUTE}/${escapeRegExp(version)}(/|$)`));

/** A text in the HTML of pages that list the calls of a tag, and in no other. */
export const tagPage = '<div class="reference tag-page"';

/** What the index of the site leaves out of a page: each call of the long page is indexed by its own page. */
export const unsearchedParts: string[] = [
  '.reference.long-page .content > section:not(.intro, .later)',
  '.reference .requests',
  '.reference .meanings',
  '.reference .manual',
  '.reference .navigation',
  '.reference .neighbors',
  '.reference .edit',
];
