// Boxes of checklists (src/markdown/rehypeTables.ts) stay ticked in this browser: work that takes a night is interrupted.

const keyOf = (): string => `checklist ${window.location.pathname}`;

const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[data-checklist]')];

const labelOf = (box: HTMLInputElement): string => box.getAttribute('aria-label') ?? '';

/** Storage can be blocked, or hold what something else has written; then nothing is ticked. */
function readTicked(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter((label) => typeof label === 'string') : [];
  } catch {
    return [];
  }
}

function keep(): void {
  const ticked = boxes().filter(({checked}) => checked);
  try {
    window.localStorage.setItem(keyOf(), JSON.stringify(ticked.map(labelOf)));
  } catch {
    // The boxes work for this visit.
  }
}

/**
 * Ticks what was ticked on an earlier visit, and keeps what is ticked now.
 * @param found the boxes of the page
 */
export function keepTicked(found: readonly HTMLInputElement[]): void {
  const ticked = readTicked();
  for (const box of found) {
    box.checked ||= ticked.includes(labelOf(box));
    box.addEventListener('change', keep);
  }
}
