/** Relative to the base path. */
export const REFERENCE_ROUTE = 'rhubapi';

export const GUIDE_ROUTE = 'reality-hub-developers-guide';
