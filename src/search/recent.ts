import {createStorageSlot} from '@docusaurus/theme-common';

export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const MOST = 6;

/** Silently keeps nothing if storage is blocked or full. */
const slot = createStorageSlot('reality.recentPages');

const isRecentPage = (value: Partial<RecentPage> | null): value is RecentPage =>
  typeof value?.path === 'string' && typeof value.title === 'string';

export function recentPages(): RecentPage[] {
  try {
    return (JSON.parse(slot.get() ?? '[]') as (Partial<RecentPage> | null)[]).filter(isRecentPage).slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({path}) => path !== page.path);
  slot.set(JSON.stringify([page, ...others].slice(0, MOST)));
}
