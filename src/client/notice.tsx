import type {ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';

import Failure from './Failure';
import {serverAnswers} from './server';

let root: Root | undefined;

/** Shows a loader or a failure over the page, in place of what was shown before; `null` takes that away. */
export function showNotice(content: ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(content);
}

const WHY = "The server doesn't answer. Check the network connection, and then retry.";

/**
 * Says that the server doesn't answer, beside the page that is still there to read, and lets the reader retry.
 * @param address of the page that was asked for
 */
export function showUnreachable(address: string): void {
  const {activeElement} = document;
  const close = () => {
    showNotice(null);
    if (activeElement instanceof HTMLElement) {
      activeElement.focus({preventScroll: true});
    }
  };
  showNotice(
    <Failure
      title="The next page could not be loaded."
      detail={`${WHY} You can keep reading this page.`}
      address={address}
      onClose={close}
    />,
  );
}

/** Loads the page that is open again; with a server that doesn't answer, says so and lets the reader retry. */
export async function loadAnew(): Promise<void> {
  if (await serverAnswers(window.location.href)) {
    window.location.reload();
  } else {
    showNotice(<Failure title="This page could not be loaded." detail={WHY} />);
  }
}
