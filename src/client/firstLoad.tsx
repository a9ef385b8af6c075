import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import React from 'react';
import {createRoot, type Root} from 'react-dom/client';

/** The text of a page is in its HTML, so the loader waits longer here than between pages (milliseconds). */
const LOADER_DELAY = 2500;

let stopWatching = () => {};

// Docusaurus waits for the first page's chunk silently, and never starts where that chunk fails
// (`preload(...).then(render)` in its client entry, 3.10). This says so, over the text that is there already.
function watchFirstLoad(): void {
  let root: Root | undefined;
  const show = (error?: Error) => {
    const host = document.getElementById('first-load') ?? document.body.appendChild(document.createElement('div'));
    host.id = 'first-load';
    root ??= createRoot(host);
    root.render(
      <Loading error={error ?? null} pastDelay timedOut={false} isLoading retry={() => window.location.reload()} />,
    );
  };

  const timer = window.setTimeout(() => show(), LOADER_DELAY);
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Error && event.reason.name === 'ChunkLoadError') {
      window.clearTimeout(timer);
      show(event.reason);
    }
  };
  window.addEventListener('unhandledrejection', onRejection);

  stopWatching = () => {
    window.clearTimeout(timer);
    window.removeEventListener('unhandledrejection', onRejection);
    root?.unmount();
    stopWatching = () => {};
  };
}

if (ExecutionEnvironment.canUseDOM) {
  watchFirstLoad();
}

/** Lifecycle of a client module: the first page is shown. */
export function onRouteDidUpdate(): void {
  stopWatching();
}
