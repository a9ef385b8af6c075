import type {SearchState} from './useSearch';

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

export const resultsTitle = (query: string): string => `Search results for “${query}”`;

export const answerPlace = (title: string, heading: string): string => `Answer in ${title} › ${heading}`;

/** Follows the number of pages. */
export const onlyBest = (shown: number): string => `, the best ${shown} shown`;

export const NO_SEARCH = 'A live preview has no search. Build the site with npm run site to search it.';

export const FAILED = 'The search index could not be loaded.';

export const RECENT = 'Recent pages';

export const marksMessage = (count: number): string => (count === 1 ? '1 match marked' : `${count} matches marked`);

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
