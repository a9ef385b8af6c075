/** Scrolls a list alone, and only where it doesn't show the whole of a link: then the link comes to its middle. */
export function reveal(list: HTMLElement, link: HTMLElement): void {
  const box = list.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  // A link in a closed category is nowhere.
  if (bottom > top && (top < box.top || bottom > box.bottom)) {
    list.scrollTop += (top + bottom) / 2 - box.top - list.clientHeight / 2;
  }
}

/** Shows where the reader is in the list of pages, beside the page or in the slide-out menu. */
export function revealPage(): void {
  const link = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu [aria-current="page"]');
  const list = link?.closest<HTMLElement>('.menu');
  if (link && list) {
    reveal(list, link);
  }
}
