import type {RootContent} from 'mdast';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {filter, heading, joined, jsxFlow, link, paragraph, text} from '../mdastNodes';
import {isOpen, type Question, type QuestionArea} from '../../data/questions/schema';

/** A question with its answer, what to do about an open part of it, how to find out, and the section that owns it. */
function entry(one: Question, {pages}: Data): RootContent {
  const owner = one.owner.slice(1);
  const title = pages.titleOf(owner);
  const open = isOpen(one) ? [...inline(one.known), text(' To find out: '), ...inline(one.test)] : [];
  const told = [one.answer ?? [], one.do ?? []].flat().map(inline);
  const readers = joined(
    one.roles.map((role) => [text(`${role}s`)]),
    ', ',
  );
  return jsxFlow('div', {className: 'question'}, [
    heading(3, one.id, inline(one.question)),
    ...[...told, open].filter((part) => part.length > 0).map(paragraph),
    paragraph([
      ...(title === undefined ? [] : [text('See '), link(owner, [text(title)]), text('. ')]),
      text('For '),
      ...readers,
      text('.'),
    ]),
  ]);
}

/**
 * `<Questions />`: the register by area, first the questions that are answered, then those with a part to find out on the
 * reader's own system, each list with a filter. Search leads to the owners instead.
 */
export function questions(data: Data): RootContent[] {
  const sectionOf = ({area, title, questions: all}: QuestionArea, wantsOpen: boolean): RootContent[] => {
    const wanted = all.filter((one) => isOpen(one) === wantsOpen);
    if (wanted.length === 0) return [];
    const id = wantsOpen ? `${area}-to-try` : area;
    const name = inline(wantsOpen ? `Open points: ${title}` : title);
    const entries = wanted.map((one) => entry(one, data));
    return [jsxFlow('section', {'data-search': 'off'}, [heading(2, `area-${id}`, name), ...entries])];
  };
  const placeholder = 'Word, area, or role';
  const sections = (wantsOpen: boolean) => data.questions.flatMap((area) => sectionOf(area, wantsOpen));
  return [
    filter('answered questions', placeholder, '.question', sections(false)),
    filter('open questions', placeholder, '.question', sections(true)),
  ];
}
