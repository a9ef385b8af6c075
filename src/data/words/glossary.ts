import type {PhrasingContent, RootContent} from 'mdast';
import {heading, link, paragraph, text} from '../build';
import {inline} from '../inline';
import {letterHeading, letterOf} from './letters';
import type {Data} from '../load';

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

function seeAlso(routes: readonly string[], {pages}: Data): PhrasingContent[] {
  const links = routes.flatMap((route) => {
    const title = pages.titleOf(route);
    return title === undefined ? [] : [link(route, [text(title)])];
  });
  if (links.length === 0) return [];
  return [
    text(' See '),
    ...links.flatMap((one, index) => (index === 0 ? [one] : [text(index === links.length - 1 ? ' and ' : ', '), one])),
    text('.'),
  ];
}

/** Id of a letter's heading. */
const idOf = (letter: string): string => `letter-${letter === '#' ? 'digits' : letter.toLowerCase()}`;

/** One line of links to the letters, for screens that have no room for a table of contents. */
function letterIndex(letters: readonly string[]): RootContent {
  return paragraph(
    letters.flatMap((letter, index) => [
      ...(index === 0 ? [] : [text(' ')]),
      {type: 'link' as const, url: `#${idOf(letter)}`, children: [text(letter)]},
    ]),
  );
}

/**
 * `<Glossary />`: an index of letters, then all terms under their letters, A to Z, whatever their order in the file.
 *
 * Each term is a heading with its id, so that the build and the search know it. A page that has yet to be written is not linked.
 */
export function glossary(data: Data): RootContent[] {
  const entries = Object.entries(data.glossary).sort(([, a], [, b]) => collator.compare(a.term, b.term));
<<<<<<< HEAD
  const letters = [...new Set(entries.map(([, {term}]) => letterOf(term)))];
  return [
    letterIndex(letters),
    ...letters.flatMap((letter) => [
      heading(2, idOf(letter), [text(letter)]),
      ...entries
        .filter(([, {term}]) => letterOf(term) === letter)
        .flatMap(([id, {term, definition, see = []}]) => [
          heading(3, id, inline(term)),
          paragraph([...inline(definition), ...seeAlso(see, data)]),
        ]),
    ]),
  ];
=======
  let letter = '';
  return entries.flatMap(([id, {term, definition, see = []}]) => {
    const blocks: RootContent[] = [
      heading(3, id, inline(term)),
      paragraph([...inline(definition), ...seeAlso(see, data)]),
    ];
    const initial = letterOf(term);
    if (initial === letter) return blocks;
    letter = initial;
    return [letterHeading(initial), ...blocks];
  });
>>>>>>> 05ddb1a (Index of names on screen: what each is, and the page and heading that explain it)
}
