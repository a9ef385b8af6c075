declare global {
  interface Window {
    /** Clicks since first paint (src/plugins/earlyClicks.ts); undefined once replayed. */
    earlyClicks?: MouseEvent[];
  }
}

const NEEDS_SCRIPT = 'button[type="button"], [role="button"], figure img';

export function onRouteDidUpdate(): void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  // After effects, which register the listeners.
  setTimeout(() => {
    for (const {target, defaultPrevented} of clicks) {
      const control = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
      if (control?.isConnected && !defaultPrevented) control.click();
    }
  });
}
