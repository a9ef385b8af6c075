import type {Placed} from './graph';
import type {Point} from './path';

/** px between rows. */
const ROW_GAP = 34;
/** px from the top of a frame to what it holds. */
const TITLE = 36;

/** Puts rows below each other; none has a link to another. */
export function stack(rows: readonly Placed[]): Placed {
  const whole: Placed = {width: 0, height: 0, boxes: new Map(), links: new Map(), frames: []};
  for (const [index, row] of rows.entries()) {
    const top = whole.height + (index === 0 ? 0 : ROW_GAP);
    const {boxes, links, frames} = moved(row, {x: 0, y: top});
    for (const [id, point] of boxes) whole.boxes.set(id, point);
    for (const [id, link] of links) whole.links.set(id, link);
    for (const frame of frames)
      whole.frames.push({...frame, continued: whole.frames.some(({name}) => name === frame.name)});
    whole.width = Math.max(whole.width, row.width);
    whole.height = top + row.height;
  }
  return whole;
}

/** Puts a frame around a layout. @param pad px between the two; above it is the title */
export function surround(inner: Placed, name: string, pad: number): Placed {
  const {boxes, links, frames} = moved(inner, {x: pad, y: TITLE});
  const [width, height] = [inner.width + 2 * pad, inner.height + TITLE + pad];
  return {width, height, boxes, links, frames: [{name, x: 0, y: 0, width, height, continued: false}, ...frames]};
}

function moved({boxes, links, frames}: Placed, by: Point): Pick<Placed, 'boxes' | 'links' | 'frames'> {
  const move = ({x, y}: Point): Point => ({x: x + by.x, y: y + by.y});
  return {
    boxes: new Map([...boxes].map(([id, point]) => [id, move(point)])),
    links: new Map(
      [...links].map(([id, link]) => [
        id,
        {...link, points: link.points.map(move), label: link.label && move(link.label)},
      ]),
    ),
    frames: frames.map((frame) => ({...frame, ...move(frame)})),
  };
}
