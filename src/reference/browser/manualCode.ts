import {valuesSlot} from '../../client/readerSlots';
import {loadValues} from './loadValues';

/** Fills the reader's values into code on pages of the manual. */
export function onRouteDidUpdate(): void {
  const blocks = valuesSlot().get() ? document.querySelectorAll('.theme-code-block pre') : [];
  const calls = [...blocks].filter(({textContent}) => textContent.includes('/api/rest/v'));
  if (calls.length > 0) void loadValues().then(({applyToText}) => calls.forEach((block) => applyToText(block)));
}
