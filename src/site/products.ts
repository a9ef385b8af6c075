import {FindingsError, type Fault} from '../shared/finding';
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

/** Name and number of a label: `Lens 5.4 SP1` is of `Lens`, with 5, 4, and 1. */
function partsOf(label: string): {name: string; numbers: number[]} {
  const at = label.search(/\d/);
  const numbers = at < 0 ? [] : [...label.slice(at).matchAll(/\d+/g)].map(Number);
  return {name: at < 0 ? label : label.slice(0, at), numbers};
}

/** True where the first number is newer: 5.5 SP1 is newer than 5.5, and 5.10 than 5.9. */
function isNewer(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at]! > (other[at] ?? -1);
}

/**
 * Looks for what would lead readers of the menus astray.
 * @returns the first fault, with its fix
 */
export function faultOfProducts(all: readonly Product[]): Fault | undefined {
  const slugs = new Set<string>();
  for (const {releases} of all) {
    for (const [index, {label, slug}] of releases.entries()) {
      if (!/^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(slug)) {
        const fix = 'write small letters and digits, with dots or hyphens between';
        return {what: `"${slug}" of ${label} is no base path`, fix};
      }
      if (slugs.has(slug))
        return {what: `${label} has the base path ${slug} of another release`, fix: 'correct one of the two'};
      slugs.add(slug);
      const own = partsOf(label);
      const older = releases.slice(0, index).find((before) => {
        const {name, numbers} = partsOf(before.label);
        return name === own.name && isNewer(own.numbers, numbers);
      });
      if (older) return {what: `${label} comes after ${older.label}`, fix: 'list the newest release first'};
    }
  }
  return undefined;
}

const found = faultOfProducts(products);
if (found) throw new FindingsError([{file: 'src/site/products.ts', line: 1, ...found}]);

/** Says whether the navigation marks a release of a product as legacy. */
export function isLegacy(product: Product, release: Release): boolean {
  return product.releases.indexOf(release) >= (product.current ?? 1);
}
