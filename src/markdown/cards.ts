import type {RootContent} from 'mdast';
import {FaultError, oneOf} from '../shared/finding';
import {attributeOf, type JsxElement} from '../shared/mdx';
import {jsxFlow} from './mdastNodes';

/** Icons on a 24 by 24 grid. */
const glyphs = {
  air: 'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M7.5 16.500a6.4 6.4 0 0 1 0-9M16.5 7.500a6.4 6.4 0 0 1 0 9M4.5 19.500a10.6 10.6 0 0 1 0-15M19.5 4.500a10.6 10.6 0 0 1 0 15',
  alert: 'M12 4 2.5 20h19ZM12 10v4.500M12 17v.5',
  book: 'M12 6.500C10 5 7 4.5 3.5 4.500v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.500Zm0 0v14',
  device: 'M3 6.500h18v11H3ZM7 12a1.5 1.5 0 1 0 0 .01M12 12a1.5 1.5 0 1 0 0 .01M16 10.500h2M16 13.500h2',
  engine: 'M4 4h16v6.500H4ZM4 13.500h16V20H4ZM7.5 7.300h.5M7.5 16.700h.5M12 7.300h5M12 16.700h5',
  folder: 'M3 19V5h6.500l2 2.500H21V19Z',
  frame: 'M3 8V4h4M17 4h4v4M21 16v4h-4M7 20H3v-4M8 9h8v6H8Z',
  graph: 'M3 4h6v5H3ZM15 4h6v5h-6ZM15 15h6v5h-6ZM9 6.500h6M12 6.500v11h3',
  lock: 'M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2',
  meter: 'M4 18a9 9 0 1 1 16 0M12 15l4.5-5.500M12 15.500h.01',
  question: 'M4 4h16v12.500h-8L7.5 21v-4.500H4ZM10 8.300a2 2 0 1 1 2.6 2.200c-.5.2-.6.5-.6 1.200M12 14v.01',
  timeline: 'M3 6h18M3 12h18M3 18h18M8 4l2 2-2 2-2-2ZM16 10l2 2-2 2-2-2ZM11 16l2 2-2 2-2-2Z',
  tree: 'M9 3h6v5H9ZM3 16h6v5H3ZM15 16h6v5h-6ZM12 8v4M6 16v-4h12v4',
  wall: 'M3 6c6 2 12 2 18 0v12c-6-2-12-2-18 0ZM9 7.300v9.400M15 7.300v9.4',
} as const;
type Glyph = keyof typeof glyphs;

/**
 * Renders `<Cards glyphs="air alert">`: an icon, heading, and list each. `src/css/cards.css` shows the first link above the
 * rest. `<Cards>` alone has no icons.
 * @throws FaultError for incomplete cards and unknown icons
 */
export function drawCards(element: JsxElement): RootContent {
  const known = Object.keys(glyphs) as Glyph[];
  const parts = element.children as RootContent[];
  const written = attributeOf(element, 'glyphs')?.split(' ').filter(Boolean);
  const names: readonly (string | undefined)[] = written ?? Array.from({length: Math.ceil(parts.length / 2)});
  const cards = names.map((name, index) => {
    const [heading, list] = parts.slice(2 * index);
    if (heading?.type !== 'heading' || heading.depth !== 2 || list?.type !== 'list')
      throw new FaultError(
        `card ${index + 1} is no heading with a list`,
        'write ## Heading, and a list of links below it',
      );
    if (name === undefined) return jsxFlow('section', {}, [heading, list]);
    const path = jsxFlow('path', {d: glyphs[oneOf(name, known, 'glyph of <Cards>')]}, []);
    const sign = jsxFlow('svg', {viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true'}, [path]);
    return jsxFlow('section', {}, [sign, heading, list]);
  });
  if (cards.length === 0 || parts.length !== 2 * cards.length)
    throw new FaultError(
      `it has ${names.length} glyphs and ${parts.length} blocks`,
      'name one glyph for each heading with its list, as in glyphs="air alert"',
    );
  return jsxFlow('div', {className: 'deck'}, cards);
}
