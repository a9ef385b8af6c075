/** First part of every address of the API reference, below the site's base path. */
export const REFERENCE_ROUTE = 'rhubapi';
