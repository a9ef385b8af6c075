import type {Variant} from './drawing';

const LEAST = 0.1;
const MOST = 6;
const STEP = 1.25;
/** Step of an arrow key, and margin around a fitted drawing (px). */
const MOVE = 60;
const EDGE = 32;

/** Pan and zoom in a scrolling pane; pinching zooms the page as usual. */
export function makePane(pane: HTMLElement, onScale: (scale: number) => void) {
  let drawing: HTMLElement | SVGSVGElement | undefined;
  let size = {width: 1, height: 1};
  let scale = 1;
  /** Until the reader sets a scale. */
  let isOpening = true;

  const fitting = ({width, height}: typeof size): number =>
    Math.min(2, (pane.clientWidth - EDGE) / width, (pane.clientHeight - EDGE) / height);
  /** At scale 1, every text is at least 12 px. */
  const opening = (one: typeof size): number => Math.max(1, fitting(one));
  /** Visible share of a drawing at its opening scale; drawings that scroll both ways rank last. */
  const seen = (one: Variant): number => {
    const share = (length: number, room: number) => Math.min(1, room / (length * opening(one)));
    const wide = share(one.width, pane.clientWidth);
    return wide * share(one.height, pane.clientHeight) + (wide > 0.95 ? 1 : 0);
  };

  const zoom = (to: number): void => {
    const {clientWidth, clientHeight} = pane;
    const x = (pane.scrollLeft + clientWidth / 2) / pane.scrollWidth;
    const y = (pane.scrollTop + clientHeight / 2) / pane.scrollHeight;
    scale = Math.min(MOST, Math.max(LEAST, to));
    Object.assign(drawing!.style, {width: `${size.width * scale}px`, height: `${size.height * scale}px`});
    pane.scrollTo(x * pane.scrollWidth - clientWidth / 2, y * pane.scrollHeight - clientHeight / 2);
    pane.dataset.scale = scale.toFixed(2);
    onScale(scale);
  };
  const move = (x: number, y: number): void => pane.scrollBy(x, y);

  const scales: Record<string, () => number> = {
    '0': () => fitting(size),
    '1': () => 1,
    '+': () => scale * STEP,
    '=': () => scale * STEP,
    '-': () => scale / STEP,
  };
  const moves: Record<string, readonly [x: number, y: number]> = {
    'Shift ArrowLeft': [-MOVE, 0],
    'Shift ArrowRight': [MOVE, 0],
    'Shift ArrowUp': [0, -MOVE],
    'Shift ArrowDown': [0, MOVE],
  };

  let dragged = 0;
  pane.addEventListener('pointerdown', () => (dragged = 0));
  pane.addEventListener('pointermove', ({pointerType, buttons, pointerId, movementX, movementY}) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged += Math.abs(movementX) + Math.abs(movementY);
    if (dragged < 4) return;
    pane.setPointerCapture(pointerId);
    move(-movementX, -movementY);
  });
  pane.addEventListener('click', (event) => dragged >= 4 && event.preventDefault(), {capture: true});
  pane.addEventListener('dragstart', (event) => event.preventDefault());

  return {
    best: (all: readonly Variant[]): Variant =>
      all.toSorted((a, b) => seen(b) - seen(a) || opening(b) - opening(a))[0]!,
    /** Fitted if its text stays readable, else from its start. */
    show: (next: HTMLElement | SVGSVGElement, variant: Variant): void => {
      pane.replaceChildren(next);
      drawing = next;
      size = variant;
      zoom(opening(size));
      pane.scrollTo(0, 0);
    },
    isOpening: () => isOpening,
    /** @returns whether the key was handled */
    press: (key: string): boolean => {
      const next = drawing && scales[key]?.();
      const way = moves[key];
      if (next) {
        isOpening = false;
        zoom(next);
      } else if (way) move(...way);
      return Boolean(next ?? way);
    },
    look: (parts: readonly Element[]): void => {
      if (parts.length === 0) return;
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const {left, top, width, height} = pane.getBoundingClientRect();
      const middle = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
        (Math.min(...boxes.map((box) => box[from])) + Math.max(...boxes.map((box) => box[to]))) / 2;
      move(middle('left', 'right') - left - width / 2, middle('top', 'bottom') - top - height / 2);
    },
  };
}
