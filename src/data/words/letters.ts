import type {Heading} from 'mdast';
import {heading, text} from '../build';

/** The letter under which an entry of an alphabetical list is found; `#` for one that starts with a digit or a sign. */
export function letterOf(entry: string): string {
  const letter = entry.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** The heading over the entries of a letter. */
export function letterHeading(letter: string): Heading {
  return heading(2, `letter-${letter === '#' ? 'digits' : letter.toLowerCase()}`, [text(letter)]);
}
