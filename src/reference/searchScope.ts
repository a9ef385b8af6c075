import {escapeRegExp} from '../shared/escape';
import {REFERENCE_ROUTE} from '../site/reference';
import {apiVersions} from '../data/api/versions';

/** What search reads of the reference. */
export const referenceScope = {
  /** The beginning of the route of every call. */
  calls: `${REFERENCE_ROUTE}/`,
  unsearched: apiVersions.slice(1).map(({version}) => new RegExp(`^${REFERENCE_ROUTE}/${escapeRegExp(version)}(/|$)`)),
  /** A text in the HTML of pages that list the calls of a tag, and in no other. */
  tagPage: '<div class="reference tag-page"',
  /** What is left out of a page: each call of the long page is indexed by its own page. */
  unsearchedParts: [
    '.reference.long-page .content > section:not(.intro, .later)',
    '.reference .requests',
    '.reference .meanings',
    '.reference .manual',
    '.reference .navigation',
    '.reference .neighbors',
    '.reference .edit',
  ],
};
