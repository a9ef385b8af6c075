declare global {
  interface Window {
    /** Clicks since the page was painted (src/plugins/earlyClicks.ts); undefined once they have been answered. */
    earlyClicks?: MouseEvent[];
  }
}

/** Controls that need a script; links, forms, and folds work without one. */
const NEEDS_SCRIPT = 'button[type="button"], [role="button"], figure img';

/** Lifecycle of a client module, once the first page reacts: answers the clicks that came before. */
export function onRouteDidUpdate(): void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  // After the effects of the page, which listen for them.
  setTimeout(() => {
    for (const {target, defaultPrevented} of clicks) {
      const control = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
      if (control?.isConnected && !defaultPrevented) control.click();
    }
  });
}
