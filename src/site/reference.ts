/** First part of every address of the API reference, below the site's base path. */
export const REFERENCE_ROUTE = 'rhubapi';

/** First part of every address of the guide to the API. */
export const GUIDE_ROUTE = 'reality-hub-developers-guide';
