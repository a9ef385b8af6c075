// Docusaurus appends the site's namespace.
export const THEME_KEY = 'rhubapi.theme';
export const LANGUAGE_KEY = 'rhubapi.language';
export const SCROLL_KEY = 'rhubapi.scroll';
export const VALUES_KEY = 'rhubapi.values';
