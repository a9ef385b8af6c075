import {currentCount, published} from './releases';

/** One published release of a product: a sibling documentation site under its own base path. */
export interface Release {
  /** Label in the dropdown, such as `Reality 5.4`. */
  readonly label: string;
  /** The base path of the sibling site, without slashes, such as `reality-5.4`. */
  readonly slug: string;
}

/** A product of the suite and its releases, the newest first. */
export interface Product {
  readonly name: string;
  readonly releases: readonly [Release, ...Release[]];
  /** Number of current releases, from the first; all others are marked legacy. Default 1. */
  readonly current?: number;
}

const [newest, ...older] = published;

/** Every product that the navigation offers. */
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

/** Says whether the navigation marks a release of a product as legacy. */
export function isLegacy(product: Product, release: Release): boolean {
  return product.releases.indexOf(release) >= (product.current ?? 1);
}
