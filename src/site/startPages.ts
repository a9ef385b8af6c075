import {REFERENCE_ROUTE} from './reference';

/** Where readers start who have found nothing: address below the base path, and name. */
export const startPages = [
  {href: '/', label: 'Start of the manual'},
  {href: '/installations/', label: 'Installations'},
  {href: '/user-guide/', label: 'User Guide'},
  {href: `/${REFERENCE_ROUTE}`, label: 'Reality Hub REST API'},
] as const;

export const START = 'Start from here';
