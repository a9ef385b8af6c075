import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Opens folds except the evidence note before printing: with a media query, browsers lay out the pages too early and
// cut off what no longer fits.
if (ExecutionEnvironment.canUseDOM) {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (isOpen: boolean) => opened.forEach((fold) => (fold.open = isOpen));
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], .evidence)')];
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}
