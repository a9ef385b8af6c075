import {createStorageSlot} from '@docusaurus/theme-common';

import {LANGUAGE_KEY, SCROLL_KEY, THEME_KEY, VALUES_KEY} from './keys';

type Slot = ReturnType<typeof createStorageSlot>;

// A slot remembers nothing where the browser blocks its storage, and forgets what no longer fits where that is full. It is
// made when it is used, since there is no storage where pages are rendered.

/** The color mode that the reader chose for the reference. */
export const themeSlot = (): Slot => createStorageSlot(THEME_KEY);

/** The language of request samples that the reader chose. */
export const languageSlot = (): Slot => createStorageSlot(LANGUAGE_KEY);

/** Scroll position of the navigation, for this visit. */
export const scrollSlot = (): Slot => createStorageSlot(SCROLL_KEY, {persistence: 'sessionStorage'});

/** The values that the reader put in place of those of the samples, as JSON. */
export const valuesSlot = (): Slot => createStorageSlot(VALUES_KEY);
