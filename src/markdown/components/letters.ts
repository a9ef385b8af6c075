import type {Heading, RootContent} from 'mdast';
import {heading, joined, paragraph, text} from '../mdastNodes';

export function letterOf(entry: string): string {
  const letter = entry.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

const idOf = (letter: string): string => `letter-${letter === '#' ? 'digits' : letter.toLowerCase()}`;

export const letterHeading = (letter: string): Heading => heading(2, idOf(letter), [text(letter)]);

export function letterIndex(letters: readonly string[]): RootContent {
  return paragraph(
    joined(
      letters.map((letter) => [{type: 'link', url: `#${idOf(letter)}`, children: [text(letter)]}]),
      ' ',
    ),
  );
}
