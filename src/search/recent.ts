import {createStorageSlot} from '@docusaurus/theme-common';

/** A page that was visited. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const MOST = 6;

/** Keeps nothing where storage is blocked or full, without a message. */
const slot = createStorageSlot('reality.recentPages');

const isRecentPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<RecentPage>).path === 'string' &&
  typeof (value as Partial<RecentPage>).title === 'string';

/** Reads the pages visited last, the newest first. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a page first among those visited last. */
export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({path}) => path !== page.path);
  slot.set(JSON.stringify([page, ...others].slice(0, MOST)));
}
