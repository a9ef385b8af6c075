import type {TryItPanel} from '../../shared/tryIt';
import {relabel} from './samples';

export type LoadPanel = () => Promise<TryItPanel>;

export async function tryIt(root: HTMLElement, button: HTMLElement, load: LoadPanel, request?: string): Promise<void> {
  const section = button.closest('section.panes');
  const head = button.closest('.head');
  if (!section || !head) return;
  try {
    const [panel, {openingOf}] = await Promise.all([load(), import('./opening')]);
    if (button.getAttribute('aria-expanded') === 'true') {
      panel.close();
      return;
    }
    const {version} = root.querySelector<HTMLElement>('.reference')?.dataset ?? {};
    const key = section.querySelector<HTMLElement>('.requests > .example:not([hidden])')?.dataset.key ?? '';
    const opening = openingOf(version, section.id, key, request);
    if (opening) panel.open(button, head, opening);
  } catch (error) {
    console.warn(error);
    relabel(button, 'Try it (not loaded: check the connection)');
  }
}
