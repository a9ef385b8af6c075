import {chunksOf, type Chunk} from '../shared/words';

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const LENGTH = 160;

const isFound = (words: ReadonlySet<string>, {parts, joined}: Chunk): boolean =>
  (joined !== undefined && words.has(joined)) || parts.some((part) => words.has(part));

/** Splits at found words; joined, the pieces are the text. */
export function piecesOf(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const {start, end} of chunksOf(text).filter((chunk) => isFound(words, chunk))) {
    pieces.push({text: text.slice(from, start), isFound: false}, {text: text.slice(start, end), isFound: true});
    from = end;
  }
  pieces.push({text: text.slice(from), isFound: false});
  return pieces.filter(({text: each}) => each !== '');
}

/** The 160 characters with most found words, cut at words. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  if (text.length <= LENGTH) {
    return text;
  }
  const found = chunksOf(text).filter((chunk) => isFound(words, chunk));
  const different = (from: number) =>
    new Set(found.filter(({start, end}) => start >= from && end <= from + LENGTH).flatMap(({parts}) => parts)).size;
  const best = found
    .map(({start}) => ({start, count: different(start)}))
    .reduce((a, b) => (b.count > a.count ? b : a), {start: 0, count: 0});
  const wanted = Math.max(0, Math.min(best.start - 30, text.length - LENGTH));
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const until = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until > from ? until : from + LENGTH)}${until < text.length ? ' …' : ''}`;
}
