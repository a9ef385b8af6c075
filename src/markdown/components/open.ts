import type {PhrasingContent, RootContent} from 'mdast';
import {FaultError, oneOf} from '../../shared/finding';
import {questionsRoute} from '../../site/routes';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {link, paragraph, text} from '../mdastNodes';
import {isOpen} from '../../data/questions/schema';

/**
 * `<Open id="..." />` within a line: what is known of a question that is not answered, and the way to its entry.
 * @throws FaultError where the register has no such question, or it is answered
 */
export function openInline(data: Data, {id = ''}: {id?: string}): PhrasingContent[] {
  const questions = data.questions.flatMap((area) => area.questions);
  const known = questions.map((one) => one.id);
  const question = questions.find((one) => one.id === oneOf(id, known, 'question of docs/_data/questions'))!;
  if (!isOpen(question))
    throw new FaultError(`"${id}" is answered`, `write the answer, or link its owner ${question.owner}`);
  return [...inline(question.known), text(' '), link(`${questionsRoute}#${id}`, [text('What to try')])];
}

/** The same as a paragraph. */
export const open = (data: Data, props: {id?: string}): RootContent[] => [
  {...paragraph(openInline(data, props)), data: {hProperties: {className: ['open-question']}}},
];
