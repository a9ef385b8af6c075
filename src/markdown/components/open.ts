import type {PhrasingContent, RootContent} from 'mdast';
import {FaultError, oneOf} from '../../shared/finding';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {isOpen, type OpenQuestion} from '../../data/questions/schema';
import {jsxText, paragraph, table, text} from '../mdastNodes';

function openQuestion(data: Data, id: string): OpenQuestion {
  const questions = data.questions.flatMap((area) => area.questions);
  const known = questions.map((one) => one.id);
  const question = questions.find((one) => one.id === oneOf(id, known, 'question of docs/_data/questions'))!;
  if (isOpen(question)) return question;
  throw new FaultError(`"${id}" is answered`, `write the answer, or link its owner ${question.owner}`);
}

/**
 * `<Open id="..." />`, inline: what to do about an open question, with a note.
 * @throws FaultError for unknown or answered questions
 */
export function openInline(data: Data, {id = ''}: {id?: string}): PhrasingContent[] {
  const question = openQuestion(data, id);
  const note = {id: `open-${id}`, className: 'open-note', popover: 'auto', 'data-search': 'off'};
  const mark = {type: 'button', className: 'open-mark', popoverTarget: note.id, 'aria-label': 'Open point'};
  return [
    ...inline(question.do),
    text('\u00a0'),
    jsxText('button', [text('?')], mark),
    jsxText('span', inline(question.known), note),
  ];
}

export const open = (data: Data, props: {id?: string}): RootContent[] => [paragraph(openInline(data, props))];

/**
 * `<Rehearse ids="..." />`: what to test off air, good and bad results, and what to do until then.
 * @throws FaultError for unknown, answered, repeated, or incomplete questions
 */
export function rehearse(data: Data, {ids = ''}: {ids?: string}): RootContent[] {
  const named = ids.split(/\s+/).filter(Boolean);
  if (named.length === 0) throw new FaultError('it names no question', 'write <Rehearse ids="first second" />');
  const twice = named.find((id, place) => named.indexOf(id) !== place);
  if (twice !== undefined) throw new FaultError(`it names "${twice}" twice`, 'remove one of the two');
  const questions = named.map((id) => openQuestion(data, id));
  for (const one of questions) {
    const lacking = (['good', 'bad', 'until'] as const).filter((key) => one[key] === undefined);
    if (lacking.length > 0)
      throw new FaultError(`"${one.id}" lacks ${lacking.join(', ')}`, 'add it to its entry in docs/_data/questions');
  }
  return [
    table(questions, [
      {title: 'Test off air', cell: ({test}) => test},
      {title: 'Good result', cell: ({good}) => good},
      {title: 'Bad result', cell: ({bad}) => bad},
      {title: 'Until then', cell: ({until}) => until},
    ]),
  ];
}
