import {current} from './releases';

/** Host of this site and its siblings. */
const origin = process.env.SITE_ORIGIN ?? 'https://docs.example.com';

export const site = {
  title: `Reality ${current.version}`,
  tagline: 'Real-time broadcast graphics and virtual production',
  origin,
  basePath: `/${current.slug}/`,
  /** Host of sibling sites, by default the same. */
  siblingOrigin: process.env.SIBLING_ORIGIN ?? origin,
  /** Folder that "Edit this page" opens. */
  editUrl: process.env.SITE_REPOSITORY ?? 'https://git.example.com/reality-docs/edit/main/',
} as const;
