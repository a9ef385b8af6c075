import {escapeRegExp} from '../shared/escape';
import {REFERENCE_ROUTE} from '../site/reference';
import {apiVersions} from '../data/api/versions';

export const referenceScope = {
  /** Route prefix of calls. */
  calls: `${REFERENCE_ROUTE}/`,
  unsearched: apiVersions.slice(1).map(({version}) => new RegExp(`^${REFERENCE_ROUTE}/${escapeRegExp(version)}(/|$)`)),
  /** Marks the HTML of tag pages. */
  tagPage: '<div class="reference tag-page"',
  /** Each call of the long page is indexed by its own page. */
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
