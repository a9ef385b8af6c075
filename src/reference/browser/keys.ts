/** Storage key of the reference's color mode; the manual doesn't use it. */
export const THEME_KEY = 'rhubapi.theme';

/** Storage key of the language of request samples. */
export const LANGUAGE_KEY = 'rhubapi.language';

/** Storage key of the navigation's scroll position, for this visit. */
export const SCROLL_KEY = 'rhubapi.scroll';

/** Storage key of the reader's values, as JSON. */
export const VALUES_KEY = 'rhubapi.values';
