import type {PhrasingContent, RootContent} from 'mdast';
import {heading, link, listed, paragraph, text} from '../mdastNodes';
import {groupBy} from '../../shared/collections';
import {inline} from '../../data/inline';
import {letterHeading, letterIndex, letterOf} from './letters';
import type {Data} from '../../data/load';

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

function seeAlso(routes: readonly string[], {pages}: Data): PhrasingContent[] {
  const links = routes.flatMap((route) => {
    const title = pages.titleOf(route);
    return title === undefined ? [] : [[link(route, [text(title)])]];
  });
  return links.length === 0 ? [] : [text(' See '), ...listed(links), text('.')];
}

/**
 * `<Glossary />`: index of letters, and terms from A to Z. Each term is a heading, so that the build and search know
 * its ID. Unwritten pages aren't linked.
 */
export function glossary(data: Data): RootContent[] {
  const entries = Object.entries(data.glossary).sort(([, a], [, b]) => collator.compare(a.term, b.term));
  const letters = groupBy(entries, ([, {term}]) => letterOf(term));
  return [
    letterIndex([...letters.keys()]),
    ...[...letters].flatMap(([letter, terms]) => [
      letterHeading(letter),
      ...terms.flatMap(([id, {term, definition, see = []}]) => [
        heading(3, id, inline(term)),
        paragraph([...inline(definition), ...seeAlso(see, data)]),
      ]),
    ]),
  ];
}
