import {archivePatterns} from '../site/releases';
import type {SearchPluginOptions} from './plugin';
import {CONTENTS_ROUTE} from '../site/contents';
import {LISTS} from './scoring';

export interface ReferenceScope extends Pick<SearchPluginOptions, 'calls'> {
  readonly unsearched: readonly RegExp[];
  /** Marks the HTML of tag pages. */
  readonly tagPage: string;
  readonly unsearchedParts: readonly string[];
}

/** 5.5 and the current reference, each call by its own page. */
export const searchScope = ({calls, unsearched, tagPage, unsearchedParts}: ReferenceScope): SearchPluginOptions => ({
  calls,
  glossary: 'faq/glossary',
  exclude: [
    ...archivePatterns,
    /^(?:tags|fixtures)(?:\/|$)/,
    /^search$/,
    new RegExp(`^${CONTENTS_ROUTE.slice(1)}$`),
    ...unsearched,
  ],
  // Related pages repeat other pages' words.
  leftOut: [...unsearchedParts, 'h2#related-pages', 'h2#related-pages ~ *'],
  // Lists rank below the pages that explain.
  weights: [
    [/^faq\/(glossary|names-on-screen|questions-and-answers(?:\/.*)?)$/, LISTS.words],
    [tagPage, LISTS.calls],
  ],
});
