import type {PageKey} from '../types';

/** The body of a page, in a browser: nothing, since it is in the HTML of the page already. */
export const bodyOf = (_page: PageKey): string => '';

export const anchors = (_body: string): string[] => [];
