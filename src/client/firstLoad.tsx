import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import React from 'react';

import {showNotice} from './notice';

/** The text of a page is in its HTML, so the loader waits longer here than between pages (milliseconds). */
const LOADER_DELAY = 2500;

let stopWatching = () => {};

// Docusaurus waits for the first page's chunk silently, and never starts where that chunk fails
// (`preload(...).then(render)` in its client entry, 3.10). This says so, over the text that is there already.
function watchFirstLoad(): void {
  const show = (error: Error | null) =>
    showNotice(<Loading error={error} pastDelay timedOut={false} isLoading retry={() => window.location.reload()} />);

  const timer = window.setTimeout(() => show(null), LOADER_DELAY);
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
    showNotice(null);
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
