import {createStorageSlot} from '@docusaurus/theme-common';

import {LANGUAGE_KEY, SCROLL_KEY, THEME_KEY, VALUES_KEY} from './storageKeys';

type Slot = ReturnType<typeof createStorageSlot>;

// A slot remembers nothing where the browser blocks its storage, and forgets what no longer fits where that is full. It is
// made when it is used, since there is no storage where pages are rendered.

export const themeSlot = (): Slot => createStorageSlot(THEME_KEY);
export const languageSlot = (): Slot => createStorageSlot(LANGUAGE_KEY);
export const scrollSlot = (): Slot => createStorageSlot(SCROLL_KEY, {persistence: 'sessionStorage'});
export const valuesSlot = (): Slot => createStorageSlot(VALUES_KEY);
