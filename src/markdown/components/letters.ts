import type {Heading, RootContent} from 'mdast';
import {heading, joined, paragraph, text} from '../mdastNodes';

/** The letter under which an entry of an alphabetical list is found; `#` for one that starts with a digit or a sign. */
export function letterOf(entry: string): string {
  const letter = entry.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

const idOf = (letter: string): string => `letter-${letter === '#' ? 'digits' : letter.toLowerCase()}`;

/** The heading over the entries of a letter. */
export const letterHeading = (letter: string): Heading => heading(2, idOf(letter), [text(letter)]);

/** One line of links to the letters, for screens that have no room for a table of contents. */
export function letterIndex(letters: readonly string[]): RootContent {
  return paragraph(
    joined(
      letters.map((letter) => [{type: 'link', url: `#${idOf(letter)}`, children: [text(letter)]}]),
      ' ',
    ),
  );
}
