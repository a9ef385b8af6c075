import type {Placed} from './graph';
import type {Point} from './path';

/** Between rows (px). */
const ROW_GAP = 34;
/** From a frame's top to its content (px). */
const TITLE = 36;

export type Places = Pick<Placed, 'boxes' | 'links' | 'frames'>;

/** A frame in several parts continues. */
export function merge(parts: readonly Places[]): Places {
  return {
    boxes: new Map(parts.flatMap(({boxes}) => [...boxes])),
    links: new Map(parts.flatMap(({links}) => [...links])),
    frames: parts
      .flatMap(({frames}) => frames)
      .map((frame, index, all) => ({...frame, continued: all.slice(0, index).some(({name}) => name === frame.name)})),
  };
}

export function stack(rows: readonly Placed[]): Placed {
  let height = -ROW_GAP;
  const parts = rows.map((row) => {
    const y = height + ROW_GAP;
    height = y + row.height;
    return moved(row, {x: 0, y});
  });
  return {...merge(parts), width: Math.max(...rows.map(({width}) => width)), height};
}

/** Adds a frame with title. @param pad px */
export function surround(inner: Placed, name: string, pad: number): Placed {
  const {boxes, links, frames} = moved(inner, {x: pad, y: TITLE});
  const [width, height] = [inner.width + 2 * pad, inner.height + TITLE + pad];
  return {width, height, boxes, links, frames: [{name, x: 0, y: 0, width, height, continued: false}, ...frames]};
}

export function moved({boxes, links, frames}: Placed, by: Point): Places {
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
