import {loadValues} from './loadValues';
import {valuesSlot} from './storage';

/**
 * The call that a page shows at a button.
 * @param textOf text of a block of code: with the reader's values, or as its description has it
 */
function callOf(section: Element, textOf: (code: Element) => string) {
  const sample = [...section.querySelectorAll<HTMLElement>('.requests .sample pre code')].find(
    (code) => code.offsetParent !== null,
  );
  // Values in an address are encoded, so that it ends where the quotes of any language end it.
  const url = sample && /https?:\/\/[^\s'"]+/.exec(textOf(sample))?.[0];
  const body = section.querySelector('.requests > .example.shown > .box:last-child:not(:first-child) code');
  return {
    method: section.querySelector('.address .method')!.textContent.toUpperCase(),
    path: url ? new URL(url).pathname : '',
    body: body ? textOf(body) : '',
  };
}

/** Opens the practice hub at a call, or closes it there; nothing of the hub is loaded before. */
export async function tryIt(button: HTMLElement): Promise<void> {
  const section = button.closest('section.panes')!;
  try {
    const {hubPanel} = await import('../../hub/page/panel');
    if (button.getAttribute('aria-expanded') === 'true') {
      hubPanel().close();
      return;
    }
    const hasBody = section.querySelector(`[id="${section.id}--body"]`) !== null;
    const call = callOf(section, (code) => code.textContent);
    const example = valuesSlot().get() ? callOf(section, (await loadValues()).ownText) : call;
    hubPanel().open(button, button.parentElement!, {call, example, hasBody});
  } catch {
    button.firstChild!.nodeValue = 'Try it (not loaded: check the connection)';
  }
}
