import type {ReactNode} from 'react';

import {piecesOf} from './excerpt';

interface Props {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

export default function Marked({text, words}: Props): ReactNode {
  return piecesOf(text, words).map((piece, place) =>
    piece.isFound ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
  );
}
