import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What covers the page: a viewer, a menu, the list of the search box. There is one at a time. */
interface Layer {
  readonly close: () => void;
  /** Gets the focus back. */
  readonly from: HTMLElement | null;
  readonly pathname: string;
}

/** The state of the history entry of a layer: its fragment, empty where the address doesn't name it. */
interface LayerState {
  readonly layer?: string;
}

let top: Layer | undefined;
/** True while a step back that was made here is on its way. */
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
  // A page that is opened from a layer replaces its entry, so that Back leads to the page below.
  Reflect.deleteProperty(window.history, 'pushState');
  layer?.close();
}

/**
 * Gives a layer its contract: Back, Esc, and a change of the route close it; Back and Esc give the focus back.
 * @param close takes the layer away
 * @param from had the focus before
 * @param hash the fragment that names the layer in the address
 * @returns to be called when the layer was closed in another way
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
    // A step to another page, or forward to a layer with an address, is the router's.
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
  // Before that of the router, which starts later.
  window.addEventListener('popstate', onPop);
  document.addEventListener('keydown', onKey);
  // Loaded again while a layer was open.
  if (stateNow().layer === '') leaveEntry();
}

/** Lifecycle of a client module, called while React renders. */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) queueMicrotask(closeTop);
}
