import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links in node entries lead from node to node, and have no preview. */
const LINKS = '.markdown a:is([href*="/glossary#"],[href*="/node-library/"],.node li>a)';

function ask(event: FocusEvent | PointerEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINKS);
  if (link && ('pointerType' in event ? event.pointerType !== 'touch' : link.matches(':focus-visible')))
    import('./previewCard').then(
      ({offer}) => offer(link),
      () => undefined,
    );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', ask);
  document.addEventListener('focusin', ask);
}
