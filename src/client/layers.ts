import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Layer {
  readonly close: () => void;
  /** Focused when the layer closes. */
  readonly from: HTMLElement | null;
  readonly pathname: string;
}

interface LayerState {
  readonly layer?: string;
}

let top: Layer | undefined;
let isLeaving = false;
let afterLeaving: (() => void) | undefined;

const stateNow = (): LayerState => (window.history.state ?? {}) as LayerState;

function leaveEntry(): void {
  isLeaving = true;
  window.history.back();
}

function closeTop(): void {
  const layer = top;
  top = undefined;
  // A page opened from a layer replaces the layer's entry, so that Back returns to the page below.
  Reflect.deleteProperty(window.history, 'pushState');
  layer?.close();
}

/**
 * Closes a layer on Back, Esc, and route changes; Back and Esc restore the focus.
 * @param hash fragment that names the layer in the address
 * @returns to be called when the layer is closed in another way
 */
export function cover(close: () => void, from: HTMLElement | null, hash = ''): () => void {
  if (top) closeTop();
  const {pathname, search} = window.location;
  const layer = {close, from, pathname};
  top = layer;
  const enter = () => {
    if (top !== layer) return;
    const state = {...window.history.state, layer: hash} as LayerState;
    window.history.pushState(state, '', pathname + search + (hash || window.location.hash));
    window.history.pushState = window.history.replaceState.bind(window.history);
  };
  if (isLeaving) afterLeaving = enter;
  else enter();
  return () => {
    if (top !== layer) return;
    closeTop();
    if (stateNow().layer !== undefined) leaveEntry();
  };
}

function onPop(event: PopStateEvent): void {
  const {layer} = (event.state ?? {}) as LayerState;
  if (isLeaving) {
    isLeaving = false;
    afterLeaving?.();
    afterLeaving = undefined;
  } else if (top?.pathname === window.location.pathname) {
    const {from} = top;
    closeTop();
    from?.focus({preventScroll: true});
  } else if (layer !== '') {
    closeTop();
    return;
  }
  event.stopImmediatePropagation();
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !top) return;
  event.preventDefault();
  const {from} = top;
  closeTop();
  if (stateNow().layer !== undefined) leaveEntry();
  from?.focus({preventScroll: true});
}

if (ExecutionEnvironment.canUseDOM) {
  // Registered before the router's listener.
  window.addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
  // Reloaded while a layer was open.
  if (stateNow().layer === '') leaveEntry();
}

export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) queueMicrotask(closeTop);
}
