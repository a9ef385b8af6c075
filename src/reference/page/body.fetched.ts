import type {PageKey} from '../types';

/** The HTML has the body already. */
export const bodyOf = (_page: PageKey): string => '';

export const anchors = (_body: string): string[] => [];
