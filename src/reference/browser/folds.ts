/**
 * Opens or closes every response of a call, with the fields inside.
 * @param button what was pressed; it says what pressing it again does
 */
export function toggleFolds(button: HTMLButtonElement): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  for (const fold of button.closest('section')!.querySelectorAll('details')) {
    fold.open = isOpen;
  }
  button.setAttribute('aria-expanded', String(isOpen));
  button.firstChild!.nodeValue = isOpen ? 'Collapse all' : 'Expand all';
}
