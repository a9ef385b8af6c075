/** Least and most that a drawing is enlarged, and how much a press or a turn of the wheel does. */
const LEAST = 0.1;
const MOST = 6;
const STEP = 1.25;
const TURN = 0.0015;
/** px that an arrow key moves a drawing, and that stay free around one that is fitted. */
const MOVE = 60;
const EDGE = 16;
/** Least scale at which the words of a drawing, of 12 px or more, are read. */
const LEGIBLE = 0.9;

interface Spot {
  x: number;
  y: number;
}

/**
 * Lets a drawing be moved and enlarged inside its pane: by wheel at the pointer, by dragging, by two fingers, and by keys.
 *
 * @returns `press` does what a key does, and tells whether it did something; `open` shows all of the drawing where its words are
 * read so, and otherwise its beginning at a legible size; `look` brings parts of it into the middle
 */
export function makePane(pane: HTMLElement, drawing: HTMLElement | SVGSVGElement) {
  const width = Number(drawing.getAttribute('width')) || 1;
  const height = Number(drawing.getAttribute('height')) || 1;
  let scale = 1;
  let at: Spot = {x: 0, y: 0};
  const show = (): void => {
    // Some of it stays in view.
    const keep = (value: number, size: number, room: number): number =>
      Math.min(room - Math.min(room, size) / 4, Math.max(Math.min(room, size) / 4 - size, value));
    at = {x: keep(at.x, width * scale, pane.clientWidth), y: keep(at.y, height * scale, pane.clientHeight)};
    drawing.style.transform = `translate(${at.x}px, ${at.y}px) scale(${scale})`;
    pane.dataset.scale = scale.toFixed(2);
  };
  const middle = (): Spot => ({x: pane.clientWidth / 2, y: pane.clientHeight / 2});
  /** Sets the scale and keeps what is at a spot of the pane there. */
  const zoom = (to: number, spot: Spot = middle()): void => {
    const next = Math.min(MOST, Math.max(LEAST, to));
    at = {x: spot.x - ((spot.x - at.x) / scale) * next, y: spot.y - ((spot.y - at.y) / scale) * next};
    scale = next;
    show();
  };
  /** Puts the drawing into the middle at a scale; its beginning, where it has no room. */
  const put = (to: number): void => {
    scale = to;
    const begin = (size: number, room: number): number => Math.max(EDGE / 2, (room - size * scale) / 2);
    at = {x: begin(width, pane.clientWidth), y: begin(height, pane.clientHeight)};
    show();
  };
  const fitting = (): number => Math.min(2, (pane.clientWidth - EDGE) / width, (pane.clientHeight - EDGE) / height);
  const fit = (): void => put(fitting());
  const open = (): void => put(Math.max(LEGIBLE, fitting()));
  const move = (x: number, y: number): void => {
    at = {x: at.x + x, y: at.y + y};
    show();
  };
  const look = (parts: readonly Element[]): void => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    if (boxes.length === 0) return;
    const middleOf = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
      (Math.min(...boxes.map((box) => box[from])) + Math.max(...boxes.map((box) => box[to]))) / 2;
    const {left, top} = pane.getBoundingClientRect();
    const {x, y} = middle();
    move(left + x - middleOf('left', 'right'), top + y - middleOf('top', 'bottom'));
  };
  const keys: Record<string, () => void> = {
    '0': fit,
    '1': () => zoom(1),
    '2': () => zoom(2),
    '+': () => zoom(scale * STEP),
    '=': () => zoom(scale * STEP),
    '-': () => zoom(scale / STEP),
    ArrowLeft: () => move(MOVE, 0),
    ArrowRight: () => move(-MOVE, 0),
    ArrowUp: () => move(0, MOVE),
    ArrowDown: () => move(0, -MOVE),
  };

  const spotOf = ({clientX, clientY}: MouseEvent): Spot => {
    const {left, top} = pane.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };
  pane.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoom(scale * Math.exp(-event.deltaY * lines * TURN), spotOf(event));
    },
    {passive: false},
  );
  const fingers = new Map<number, Spot>();
  const between = (): {middle: Spot; apart: number} => {
    const [a, b] = [...fingers.values()] as [Spot, Spot];
    return {middle: {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}, apart: Math.hypot(a.x - b.x, a.y - b.y) || 1};
  };
  pane.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, spotOf(event));
    pane.dataset.dragged = '';
  });
  pane.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const spot = spotOf(event);
    if (fingers.size === 2) {
      const was = between();
      fingers.set(event.pointerId, spot);
      const now = between();
      move(now.middle.x - was.middle.x, now.middle.y - was.middle.y);
      zoom((scale * now.apart) / was.apart, now.middle);
      return;
    }
    if (pane.dataset.dragged === '' && Math.hypot(spot.x - last.x, spot.y - last.y) < 4) return;
    // A click on a node still reaches it; a drag that ends there doesn't.
    if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
    pane.dataset.dragged = 'yes';
    fingers.set(event.pointerId, spot);
    move(spot.x - last.x, spot.y - last.y);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    pane.addEventListener(end, ({pointerId}) => void fingers.delete(pointerId));
  pane.addEventListener(
    'click',
    (event) => {
      if (pane.dataset.dragged === 'yes') event.preventDefault();
    },
    {capture: true},
  );
  pane.addEventListener('dragstart', (event) => event.preventDefault());
  const press = (key: string): boolean => {
    keys[key]?.();
    return key in keys;
  };
  return {press, open, look};
}
