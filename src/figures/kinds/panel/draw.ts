import {fit, wrap, type Canvas, type Drawing} from '../../draw/canvas';
import {d} from '../../draw/svg';
import {drawControl, TONE_COLORS} from './controls';
import {CONTROL, GAP, PAD, grows, heightOf, naturalWidth, shareWidths, stackHeight} from './measure';
import {drawFrame, drawList, drawTable, drawTabs, drawTree} from './lists';
import type {Item, Panel} from './model';

const TITLE_BAR = 34;
const INSIDE = 16;
const AROUND = 20;
const LEAST = 360;
const MOST = 760;

interface Disc {
  x: number;
  y: number;
  number: number;
}

/** Draws the schematic of a window. */
export function drawPanel(panel: Panel, canvas: Canvas): Promise<Drawing> {
  const natural = Math.max(
    ...panel.rows.map((item) => naturalWidth(canvas, item)),
    canvas.width(panel.title ?? '', 'title') + 30,
  );
  const width = Math.round(Math.min(MOST, Math.max(LEAST, natural * 1.12 + 2 * INSIDE)));
  const bar = panel.title === undefined ? 0 : TITLE_BAR;
  const height = bar + stackHeight(canvas, panel.rows, width - 2 * INSIDE) + 2 * INSIDE;
  const [x, y] = [AROUND, AROUND];
  canvas.add('rect', {x, y, width, height, rx: 9, fill: canvas.color('bg-2'), stroke: canvas.color('line-2')});
  if (panel.title !== undefined) {
    canvas.add('path', {
      d: d`M${x + 0.5} ${y + bar}v${9 - bar}a8.5 8.5 0 0 1 8.5-8.5h${width - 18}a8.5 8.5 0 0 1 8.5 8.5v${bar - 9}z`,
      fill: canvas.color('bg-4'),
    });
    canvas.text(x + INSIDE, y + 22, fit(canvas, panel.title, 'title', width - 2 * INSIDE), 'title');
  }
  const discs: Disc[] = [];
  const painter = new Painter(canvas, discs);
  painter.stack(panel.rows, x + INSIDE, y + bar + INSIDE, width - 2 * INSIDE, height - bar - 2 * INSIDE);
  for (const disc of spread(discs, width + 2 * AROUND)) canvas.disc(disc.x, disc.y, disc.number);
  return canvas.finish(width + 2 * AROUND, height + 2 * AROUND);
}

/** Moves discs to the left that would cover others, and into the figure. */
function spread(discs: Disc[], width: number): Disc[] {
  const placed: Disc[] = [];
  for (const disc of discs) {
    const spot = {...disc, x: Math.min(disc.x, width - 13), y: Math.max(disc.y, 13)};
    while (placed.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 21)) spot.x -= 22;
    placed.push(spot);
  }
  return placed;
}

class Painter {
  constructor(
    private readonly canvas: Canvas,
    private readonly discs: Disc[],
  ) {}

  /** Items below each other; height that is left goes to the last that grows. */
  stack(items: Item[], x: number, y: number, width: number, height: number): void {
    const heights = items.map((item) => heightOf(this.canvas, item, width));
    const spare = height - heights.reduce((sum, each) => sum + each, 0) - (items.length - 1) * GAP;
    const last = items.findLastIndex(grows);
    let top = y;
    items.forEach((item, index) => {
      const own = (heights[index] ?? 0) + (index === last ? Math.max(0, spare) : 0);
      this.item(item, x, top, width, own, false);
      top += own + GAP;
    });
  }

  /** Items beside each other, as wide as `widths`. */
  private beside(
    items: Item[],
    widths: number[],
    x: number,
    y: number,
    height: number,
    gap: number,
    inline: boolean,
  ): void {
    const tall = !inline && items.some((each) => each.is === 'field' || each.is === 'select');
    let left = x;
    items.forEach((item, index) => {
      const width = widths[index] ?? 0;
      const own = inline || !grows(item) ? heightOf(this.canvas, item, width, inline) : height;
      const low = own > CONTROL ? 0 : tall ? height - own : (Math.min(height, CONTROL) - own) / 2;
      this.item(item, left, y + low, width, own, inline);
      left += width + gap;
    });
  }

  private item(item: Item, x: number, y: number, width: number, height: number, inline: boolean): void {
    const {canvas} = this;
    switch (item.is) {
      case 'column':
        this.stack(item.items, x, y, width, height);
        break;
      case 'row':
        this.beside(item.items, shareWidths(canvas, item.items, width), x, y, height, GAP, false);
        break;
      case 'toolbar':
        this.toolbar(item.items, x, y, width);
        break;
      case 'area':
        drawFrame(canvas, item, x, y, width, height);
        canvas.text(x + PAD + 2, y + 21, fit(canvas, item.title, 'title', width - 2 * PAD), 'title');
        this.stack(item.items, x + PAD + 2, y + 32, width - 2 * PAD - 4, height - 32 - PAD - 4);
        break;
      case 'tabs':
        drawTabs(canvas, item, x, y, width);
        break;
      case 'list':
        drawList(canvas, item, x, y, width, height);
        break;
      case 'tree':
        drawTree(canvas, item, x, y, width, height);
        break;
      case 'table':
        drawTable(canvas, item, x, y, width, height);
        break;
      case 'text':
        if (inline)
          canvas.text(x, y + 17.5, fit(canvas, item.text, 'small', width), 'small', {
            fill: item.tone && TONE_COLORS[item.tone],
          });
        else
          wrap(canvas, item.text, 'small', width, 6).forEach((line, index) =>
            canvas.text(x, y + 12 + index * 16, line, 'small', {fill: item.tone && TONE_COLORS[item.tone]}),
          );
        break;
      case 'heading':
        canvas.text(x, y + (inline ? 18 : 14.5), fit(canvas, item.text, 'title', width), 'title');
        break;
      case 'space':
        break;
      default:
        drawControl(canvas, item, x, y, width, height, inline);
    }
    if (item.callout) this.callout(item, x, y, width);
  }

  /** A disc at the corner of an item; after the words of a heading or a text. */
  private callout(item: Item & {callout?: number}, x: number, y: number, width: number): void {
    const number = item.callout ?? 0;
    if (item.is === 'heading') this.discs.push({x: x + this.canvas.width(item.text, 'title') + 17, y: y + 10, number});
    else if (item.is === 'text')
      this.discs.push({x: Math.min(x + width, x + this.canvas.width(item.text, 'small') + 15), y: y + 8, number});
    else if (item.is === 'check')
      this.discs.push({x: Math.min(x + width, x + this.canvas.width(item.label, 'body') + 40), y: y + 11, number});
    else this.discs.push({x: x + width, y, number});
  }

  private toolbar(items: Item[], x: number, y: number, width: number): void {
    const {canvas} = this;
    canvas.add('rect', {
      x,
      y,
      width,
      height: CONTROL + 16,
      rx: 6,
      fill: canvas.color('bg-1'),
      stroke: canvas.color('line'),
    });
    const natural = items.map(
      (each) => (each.is === 'space' ? 0 : naturalWidth(canvas, each, true)) + (each.callout ? 8 : 0),
    );
    const spaces = items.filter((each) => each.is === 'space').length;
    const left = width - 2 * 9 - natural.reduce((sum, each) => sum + each, 0) - (items.length - 1) * 8;
    const shrink = left < 0 ? (width - 18 - (items.length - 1) * 8) / (width - 18 - (items.length - 1) * 8 - left) : 1;
    const widths = items.map((each, index) =>
      each.is === 'space' ? Math.max(0, left) / spaces : (natural[index] ?? 0) * shrink - (each.callout ? 8 : 0),
    );
    let at = x + 9;
    items.forEach((each, index) => {
      this.item(each, at, y + 8, widths[index] ?? 0, CONTROL, true);
      at += (widths[index] ?? 0) + 8 + (each.callout ? 8 : 0);
    });
  }
}
