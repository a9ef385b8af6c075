/** Where the browser keeps the reference's color mode; the manual knows nothing of it. */
export const THEME_KEY = 'rhubapi.theme';

/** Where the browser keeps the language of request samples. */
export const LANGUAGE_KEY = 'rhubapi.language';

/** Where the browser keeps how far the navigation is scrolled, for this visit. */
export const SCROLL_KEY = 'rhubapi.scroll';

/** Where the browser keeps the reader's values, as JSON. */
export const VALUES_KEY = 'rhubapi.values';
