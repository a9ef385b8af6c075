import {currentCount, published} from './releases';

export interface Release {
  /** Such as `Reality 5.4`. */
  readonly label: string;
  /** Base path without slashes, such as `reality-5.4`. */
  readonly slug: string;
}

export interface Product {
  readonly name: string;
  readonly releases: readonly [Release, ...Release[]];
  /** Number of releases, from the first, that aren't legacy. Default 1. */
  readonly current?: number;
}

const [newest, ...older] = published;

export const products: readonly Product[] = [
  {
    name: 'Reality',
    current: currentCount,
    releases: [
      {label: `Reality ${newest.version}`, slug: newest.slug},
      ...older.map(({version, slug}) => ({label: `Reality ${version}`, slug})),
      {label: 'Reality Hub 1.3', slug: 'realityhub-1.3'},
    ],
  },
  {
    name: 'Talent Tracking',
    releases: [
      {label: 'Talent Tracking 2.1', slug: 'talents-2.1'},
      {label: 'Talent Tracking 2.0', slug: 'talents-2.0'},
    ],
  },
  {
    name: 'Camera Tracking',
    releases: [{label: 'Camera Tracking 1.1', slug: 'traxishub-1.1'}],
  },
  {
    name: 'EVO II',
    releases: [{label: 'EVO II Engine Hardware', slug: 'evo-ii-engine-hardware'}],
  },
];

export function isLegacy(product: Product, release: Release): boolean {
  return product.releases.indexOf(release) >= (product.current ?? 1);
}
