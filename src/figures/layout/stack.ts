import type {Placed} from './graph';
import type {Point} from './path';

/** px between rows. */
const ROW_GAP = 34;

/** Puts rows below each other; none has a link to another. */
export function stack(rows: readonly Placed[]): Placed {
  const whole: Placed = {width: 0, height: 0, boxes: new Map(), links: new Map(), frames: []};
  for (const [index, row] of rows.entries()) {
    const top = whole.height + (index === 0 ? 0 : ROW_GAP);
    const move = ({x, y}: Point): Point => ({x, y: y + top});
    for (const [id, point] of row.boxes) whole.boxes.set(id, move(point));
    for (const [id, {points, label}] of row.links)
      whole.links.set(id, {points: points.map(move), label: label && move(label)});
    for (const frame of row.frames)
      whole.frames.push({
        ...frame,
        ...move(frame),
        continued: whole.frames.some(({name}) => name === frame.name),
      });
    whole.width = Math.max(whole.width, row.width);
    whole.height = top + row.height;
  }
  return whole;
}
