import archived from '../../versions.json';
import {escapeRegExp} from '../shared/escape';

/** A release of Reality whose manual is published. */
export interface PublishedRelease {
  /** As readers write it, such as `5.4 SP3`. */
  version: string;
  /** The base path of its site, without slashes. */
  slug: string;
}

/** The release that `docs/` describes. */
const version = '5.5';

/** Releases of Reality whose manuals are published, the newest first: the menu of the product. */
export const published: readonly [PublishedRelease, ...PublishedRelease[]] = [
  {version: '5.5 SP1', slug: 'reality-5.5.sp1'},
  {version: '5.5', slug: 'reality-5.5'},
  {version: '5.4', slug: 'reality-5.4'},
  {version: '5.3', slug: 'reality-5.3'},
  {version: '4.27', slug: 'reality-4.27'},
];

/** Releases that material can come from, by product, the oldest first: what pages and names on screen may rest on. */
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

/** The release that `docs/` describes. */
export const current: PublishedRelease = own;

/** The release after it, if that is published. */
export const newer: PublishedRelease | undefined = published[index - 1];

/** The parts of the current release: `version`, and the release of Nodos whose nodes this manual describes. */
const currentParts: ReadonlySet<string> = new Set([version, 'Nodos 1.2']);

/**
 * The releases that an entry of the data covers.
 * @param entry a release, or the first and the last of several: `5.4 SP1 - 5.4 SP3`
 * @returns each of them, the oldest first
 */
function releasesIn(entry: string): readonly string[] {
  const [first = '', last = first] = entry.split(' - ');
  const line = releaseLines.find((one: readonly string[]) => one.includes(first)) as readonly string[] | undefined;
  return line ? line.slice(line.indexOf(first), line.indexOf(last) + 1) : [];
}

/** True where one of the entries of the data holds the current release. */
export const isCurrent = (entries: readonly string[]): boolean =>
  entries.some((entry) => releasesIn(entry).some((release) => currentParts.has(release)));

/**
 * The source of a page that is nearest to the release that it describes: that release, where one of them is it.
 * @param sources releases that a page rests on, or `standards`
 */
export function nearestRelease(sources: readonly string[], release: string): string {
  const line: readonly string[] = releaseLines[0];
  const own = line.indexOf(release);
  const isOwn = (one: string): boolean => one === 'standards' || (release === version && currentParts.has(one));
  if (sources.includes(release) || sources.every(isOwn)) return release;
  const distance = (one: string): number => (line.includes(one) ? Math.abs(line.indexOf(one) - own) : line.length);
  return [...sources].sort((a, b) => distance(a) - distance(b))[0]!;
}

/** Number of published releases that are not older than the current one; the others are legacy. */
export const currentCount = index + 1;

/** An older release that this site keeps in `versioned_docs/`. */
export interface Archive {
  version: string;
  label: string;
  /** Below the site's base path, without slashes. */
  path: string;
}

/** The archives, the newest first. `npm run archive` adds to their list, versions.json. */
export const archives: readonly Archive[] = (archived as string[]).map((name) => ({
  version: name,
  label: `${name} (legacy)`,
  path: name,
}));

/** Matches the addresses of an archive below the site's base path. */
export const archivePatterns = archives.map(({path}) => new RegExp(`^${escapeRegExp(path)}(/|$)`));
