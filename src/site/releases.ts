import archived from '../../versions.json';
import {escapeRegExp} from '../shared/escape';

export interface PublishedRelease {
  /** Such as `5.4 SP3`. */
  version: string;
  /** Base path without slashes. */
  slug: string;
}

const version = '5.5';

/** Newest first, as in the product menu. */
export const published: readonly [PublishedRelease, ...PublishedRelease[]] = [
  {version: '5.5 SP1', slug: 'reality-5.5.sp1'},
  {version: '5.5', slug: 'reality-5.5'},
  {version: '5.4', slug: 'reality-5.4'},
  {version: '5.3', slug: 'reality-5.3'},
  {version: '4.27', slug: 'reality-4.27'},
];

/** Releases that pages and names can be based on, by product, oldest first. */
export const releaseLines = [
  [
    '4.27',
    '5.3',
    '5.3 SP1',
    '5.3 SP2',
    '5.3 SP3',
    '5.4',
    '5.4 SP1',
    '5.4 SP2',
    '5.4 SP3',
    '5.5',
    '5.5 SP1',
    '5.6',
    '5.7',
  ],
  ['Reality Hub 1.0', 'Reality Hub 1.1', 'Reality Hub 1.2', 'Reality Hub 1.3'],
  ['Nodos 1.2', 'Nodos 1.3'],
  ['Nodos nodes of 2023', 'Nodos nodes of 2024', 'Nodos nodes of 2026'],
  ['Nodos Link 1.2.0'],
  ['SDK 1.15', 'SDK 2.0'],
  ['Unreal Engine 4.26', 'Unreal Engine 4.27', 'Unreal Engine 5'],
] as const;

const index = published.findIndex((release) => release.version === version);
const own = published[index];
if (!own) throw new Error(`src/site/releases.ts:1  no release ${version} is published  ->  add it`);

export const current: PublishedRelease = own;

export const newer: PublishedRelease | undefined = published[index - 1];

/** Releases of Reality and Nodos that this manual describes. */
const currentParts: ReadonlySet<string> = new Set([version, 'Nodos 1.2']);

/**
 * @param entry a release or a range: `5.4 SP1 - 5.4 SP3`
 * @returns oldest first
 */
function releasesIn(entry: string): readonly string[] {
  const [first = '', last = first] = entry.split(' - ');
  const line = releaseLines.find((one: readonly string[]) => one.includes(first)) as readonly string[] | undefined;
  return line ? line.slice(line.indexOf(first), line.indexOf(last) + 1) : [];
}

export const isCurrent = (entries: readonly string[]): boolean =>
  entries.some((entry) => releasesIn(entry).some((release) => currentParts.has(release)));

/**
 * The closest source to a release.
 * @param sources releases, or `standards`
 */
export function nearestRelease(sources: readonly string[], release: string): string {
  const line: readonly string[] = releaseLines[0];
  const own = line.indexOf(release);
  const isOwn = (one: string): boolean => one === 'standards' || (release === version && currentParts.has(one));
  if (sources.includes(release) || sources.every(isOwn)) return release;
  const distance = (one: string): number => (line.includes(one) ? Math.abs(line.indexOf(one) - own) : line.length);
  return [...sources].sort((a, b) => distance(a) - distance(b))[0]!;
}

/** Published releases from the current one on; older ones are legacy. */
export const currentCount = index + 1;

export interface Archive {
  version: string;
  label: string;
  /** Without slashes. */
  path: string;
}

/** Newest first, from versions.json, which `npm run archive` extends. */
export const archives: readonly Archive[] = (archived as string[]).map((name) => ({
  version: name,
  label: `${name} (legacy)`,
  path: name,
}));

/** Addresses of archives, relative to the base path. */
export const archivePatterns = archives.map(({path}) => new RegExp(`^${escapeRegExp(path)}(/|$)`));
