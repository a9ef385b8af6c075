import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper can't be unfolded: every fold of a page is open while it is printed.
if (ExecutionEnvironment.canUseDOM) {
  let opened: HTMLDetailsElement[] = [];
  window.matchMedia('print').addEventListener('change', ({matches: isPrinting}) => {
    if (isPrinting) {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    }
    for (const fold of opened) {
      fold.open = isPrinting;
    }
  });
}
