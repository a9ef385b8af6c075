import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links of the text that can have a preview; those of the node reference lead from node to node. */
const LINKS = '.markdown a:is([href*="/glossary#"],[href*="/node-library/"],.node li>a)';

/** Shows what a link of the text leads to, where that is a node or a term: by pointer or by keyboard, never by touch. */
function ask(event: FocusEvent | PointerEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINKS);
  if (link && ('pointerType' in event ? event.pointerType !== 'touch' : link.matches(':focus-visible')))
    // Without the code, the link stays as it is.
    import('./previewCard').then(
      ({offer}) => offer(link),
      () => undefined,
    );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', ask);
  document.addEventListener('focusin', ask);
}
