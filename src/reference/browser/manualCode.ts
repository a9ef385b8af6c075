import {valuesSlot} from '../../client/readerSlots';
import {loadValues} from './loadValues';

/** Puts the reader's values into the calls that pages of the manual have as code. */
export function onRouteDidUpdate(): void {
  const blocks = valuesSlot().get() ? document.querySelectorAll('.theme-code-block pre') : [];
  const calls = [...blocks].filter(({textContent}) => textContent.includes('/api/rest/v'));
  if (calls.length > 0) void loadValues().then(({applyToText}) => calls.forEach((block) => applyToText(block)));
}
