import {current} from './releases';

/** The one host of this site and of its siblings; set SITE_ORIGIN where it is published. */
const origin = process.env.SITE_ORIGIN ?? 'https://docs.example.com';

/** Title, address, and source repository of the site. */
export const site = {
  title: `Reality ${current.version}`,
  tagline: 'Real-time broadcast graphics and virtual production',
  origin,
  basePath: `/${current.slug}/`,
  /** Sibling sites (other products and releases) live beside this one unless SIBLING_ORIGIN says otherwise. */
  siblingOrigin: process.env.SIBLING_ORIGIN ?? origin,
  /** Folder that "Edit this page" opens; set SITE_REPOSITORY to the address of your repository. */
  editUrl: process.env.SITE_REPOSITORY ?? 'https://git.example.com/reality-docs/edit/main/',
} as const;
