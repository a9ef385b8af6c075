import {REFERENCE_ROUTE} from './reference';

export const startPages = [
  {href: '/', label: 'Start of the manual'},
  {href: '/installations/', label: 'Installations'},
  {href: '/user-guide/', label: 'User Guide'},
  {href: `/${REFERENCE_ROUTE}`, label: 'Reality Hub REST API'},
] as const;

export const START = 'Start from here';
