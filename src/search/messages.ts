import type {SearchState} from './useSearch';

/** Names and buttons of the search box, of the list below it, and of the search page. */
export const LABELS = {
  search: 'Search',
  clear: 'Clear search',
  results: 'Search results',
  field: 'Search the manual and the reference',
  answer: 'Answer',
  all: 'See all results',
  retry: 'Try again',
  reload: 'Reload the page',
  pages: 'All pages',
  clearMarks: 'Clear marks',
};

/** The title of the search page for a query. */
export const resultsTitle = (query: string): string => `Search results for “${query}”`;

/** Says in which section the answer to a question is. */
export const answerPlace = (title: string, heading: string): string => `Answer in ${title} › ${heading}`;

/** Follows the number of pages found, if not all of them are shown. */
export const onlyBest = (shown: number): string => `, the best ${shown} shown`;

/** Shown in place of results in a live preview. */
export const NO_SEARCH = 'A live preview has no search. Build the site with npm run site to search it.';

/** Shown where the files of search, or the code that reads them, can't be had. */
export const FAILED = 'The search index could not be loaded.';

/** Names the pages that an empty box offers. */
export const RECENT = 'Recent pages';

/** Says how many words of a page are marked. */
export const marksMessage = (count: number): string => (count === 1 ? '1 match marked' : `${count} matches marked`);

/** Says how far a search is: what to type, that it is under way, or how many pages were found. */
export function messageOf({status, answer}: SearchState, query: string): string {
  if (query.trim() === '') {
    return 'Type a name on screen, a question, a port, or a call of the API.';
  }
  if (!answer) {
    return status === 'loading' ? 'Loading the search index …' : 'Searching …';
  }
  if (!answer.isComplete) {
    return 'Titles found. Searching the texts …';
  }
  if (answer.isGuess || answer.total === 0) {
    return `Nothing found for “${answer.query}”.${answer.total > 0 ? ' The closest titles:' : ''}`;
  }
  return `${answer.total === 1 ? '1 page' : `${answer.total} pages`} found`;
}
