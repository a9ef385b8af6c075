import {relabel} from './samples';

export async function tryIt(root: HTMLElement, button: HTMLElement, request?: string): Promise<void> {
  const section = button.closest('section.panes');
  const head = button.closest('.head');
  if (!section || !head) return;
  try {
    const [{hubPanel}, {openingOf}] = await Promise.all([import('../../hub/page/panel'), import('./opening')]);
    if (button.getAttribute('aria-expanded') === 'true') {
      hubPanel().close();
      return;
    }
    const {version} = root.querySelector<HTMLElement>('.reference')?.dataset ?? {};
    const key = section.querySelector<HTMLElement>('.requests > .example:not([hidden])')?.dataset.key ?? '';
    const opening = openingOf(version, section.id, key, request);
    if (opening) hubPanel().open(button, head, opening);
  } catch (error) {
    console.warn(error);
    relabel(button, 'Try it (not loaded: check the connection)');
  }
}
