import {piecesOf} from './excerpt';
import {LABELS, marksMessage} from './messages';

/** Matches don't cross these. */
const BLOCKS = 'p, li, td, th, dt, dd, div, section, figcaption, summary, pre, h2, h3, h4';

/** Invisible, or not text. */
const LEFT_OUT = 'h1, svg, button, .hash-link, details:not([open]) > :not(summary)';

const NAME = 'search';

let bar: HTMLElement | undefined;

const clearOnEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) {
    clearMarks();
  }
};

export function clearMarks(): void {
  CSS.highlights?.delete(NAME);
  bar?.remove();
  bar = undefined;
  document.removeEventListener('keydown', clearOnEscape);
}

function showBar(count: number): void {
  const text = document.createElement('span');
  text.textContent = marksMessage(count);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = LABELS.clearMarks;
  button.addEventListener('click', clearMarks);
  bar = document.createElement('div');
  bar.className = 'search-marks';
  bar.setAttribute('role', 'status');
  bar.append(text, button);
  document.body.append(bar);
  document.addEventListener('keydown', clearOnEscape);
}

/** A name with break opportunities has several texts in one block. */
function blocksOf(article: Element): Text[][] {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    if (!parent.closest(LEFT_OUT)) {
      const block = parent.closest(BLOCKS) ?? article;
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
  }
  return [...blocks.values()];
}

function rangesIn(texts: readonly Text[], words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  let at = 0;
  const placeOf = (offset: number, isEnd: boolean): [Text, number] => {
    let left = offset;
    const text = texts.find(({length}) => {
      const isHere = isEnd ? left <= length : left < length;
      left -= isHere ? 0 : length;
      return isHere;
    })!;
    return [text, left];
  };
  for (const {text, isFound} of piecesOf(texts.map(({data}) => data).join(''), words)) {
    if (isFound) {
      const range = document.createRange();
      range.setStart(...placeOf(at, false));
      range.setEnd(...placeOf(at + text.length, true));
      ranges.push(range);
    }
    at += text.length;
  }
  return ranges;
}

/**
 * Marks words with the CSS Custom Highlight API; browsers without it (Firefox before 140, Safari before 17.2) show no
 * marks.
 */
export function markWords(words: readonly string[]): void {
  clearMarks();
  const article = document.querySelector('main article');
  if (!article || !CSS.highlights) {
    return;
  }
  const found = new Set(words);
  const ranges = blocksOf(article).flatMap((texts) => rangesIn(texts, found));
  if (ranges.length > 0) {
    CSS.highlights.set(NAME, new Highlight(...ranges));
    showBar(ranges.length);
  }
}
