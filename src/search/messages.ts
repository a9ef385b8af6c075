import type {SearchState} from './useSearch';

/** Shown in place of results in a live preview. */
export const NO_SEARCH = 'A live preview has no search. Build the site with npm run site to search it.';

/** Says how far a search is: what to type, that it is under way, or how many pages were found. */
export function messageOf({status, answer}: SearchState, query: string): string {
  if (query.trim() === '') {
    return 'Type a name on screen, a question, a port, or a call of the API.';
  }
  if (!answer) {
    return status === 'loading' ? 'Loading the search index …' : 'Searching …';
  }
  if (answer.isGuess || answer.total === 0) {
    return `Nothing found for “${answer.query}”.${answer.total > 0 ? ' The closest titles:' : ''}`;
  }
  return `${answer.total === 1 ? '1 page' : `${answer.total} pages`} found`;
}
