import {createStorageSlot} from '@docusaurus/theme-common';

import {LANGUAGE_KEY, SCROLL_KEY, THEME_KEY, VALUES_KEY} from './storageKeys';

type Slot = ReturnType<typeof createStorageSlot>;

// Slots ignore blocked or full storage, and are made lazily because prerendering has no storage.

export const themeSlot = (): Slot => createStorageSlot(THEME_KEY);
export const languageSlot = (): Slot => createStorageSlot(LANGUAGE_KEY);
export const scrollSlot = (): Slot => createStorageSlot(SCROLL_KEY, {persistence: 'sessionStorage'});
export const valuesSlot = (): Slot => createStorageSlot(VALUES_KEY);
