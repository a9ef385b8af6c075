import {applyToText, keepApplied, ownText} from './apply';
import {ValuesPanel} from './panel';
import {takeLinked} from './state';

/**
 * Puts the reader's values into the samples of a page of the reference, until the signal.
 * @param root element that holds the page's static HTML
 * @param link values that the address named
 * @returns opens the panel at a button
 */
export function startValues(root: HTMLElement, signal: AbortSignal, link: string | undefined) {
  if (link !== undefined) takeLinked(link);
  keepApplied(root, signal);
  let panel: ValuesPanel | undefined;
  return (button: HTMLElement): void => (panel ??= new ValuesPanel(root)).open(button);
}

export {applyToText, ownText};
