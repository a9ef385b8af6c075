import type {Values} from '../values/request';

// After the anchor, in the part of an address that browsers don't send: `#set-property&host=hub.example`.
const LINK = /^#([^&]*)&(.+)$/;

/** An address with the reader's values, which a browser keeps to itself. @param anchor the section that it leads to */
export function linkWith(anchor: string, values: Values): string {
  const query = new URLSearchParams(values).toString();
  return `${location.origin}${location.pathname}#${anchor}${query ? `&${query}` : ''}`;
}

/** Removes the values from the address, which keeps its anchor, and returns them; undefined if there are none. */
export function takeLink(): string | undefined {
  const [, anchor, values] = LINK.exec(location.hash) ?? [];
  if (values === undefined) return undefined;
  const hash = anchor ? `#${anchor}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return values;
}
