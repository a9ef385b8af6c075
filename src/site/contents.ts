/** Address of the page that lists every page, below the base path. */
export const CONTENTS_ROUTE = '/contents';
