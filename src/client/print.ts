import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper can't be unfolded: every fold of a page but that of its evidence is open while it is printed. The media query would say so too, but only once
// the pages have been counted, and what the folds push beyond the last one would be lost.
if (ExecutionEnvironment.canUseDOM) {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (isOpen: boolean) => opened.forEach((fold) => (fold.open = isOpen));
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], .evidence)')];
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}
