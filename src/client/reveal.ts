/** Scrolls only the list, and only if the link isn't entirely visible. */
export function reveal(list: HTMLElement, link: HTMLElement): void {
  const box = list.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  // A link in a closed category has no box.
  if (bottom > top && (top < box.top || bottom > box.bottom)) {
    list.scrollTop += (top + bottom) / 2 - box.top - list.clientHeight / 2;
  }
}

export function revealPage(): void {
  const link = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu [aria-current="page"]');
  const list = link?.closest<HTMLElement>('.menu');
  if (link && list) {
    reveal(list, link);
  }
}
