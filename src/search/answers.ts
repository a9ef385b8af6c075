import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import {isFiller, isStopWord, phraseOf} from '../shared/words';
import type {QuestionArea} from '../data/questions/schema';
import type {QuestionToIndex} from './buildIndex';
import {TUNING} from './scoring';
import type {TextPart} from './types';

const KINDS: Readonly<Partial<Record<PhrasingContent['type'], TextPart['as']>>> = {
  strong: 'strong',
  inlineCode: 'code',
};

/** Links become text. */
function partsOf(text: string | undefined): TextPart[] | undefined {
  const parts = text && inline(text).map((node): TextPart => ({text: toString(node), as: KINDS[node.type]}));
  return parts || undefined;
}

/** Without fillers, as in queries; never shown, so that the rank file stays small. */
function tellingWords(wording: string): string {
  const words = wording.split(' ').filter((word) => !isStopWord(phraseOf(word)));
  const isLong = words.length >= TUNING.fillersFrom;
  return words.filter((word) => !isLong || !isFiller(phraseOf(word))).join(' ');
}

/** A question as plain text. */
export const textOf = (question: string): string =>
  inline(question)
    .map((node) => toString(node))
    .join('');

export const questionsToIndex = (areas: readonly QuestionArea[]): QuestionToIndex[] =>
  areas
    .flatMap(({questions}) => questions)
    .map(({question, wordings = [], owner, answer, do: action}) => ({
      owner: owner.slice(1),
      wordings: [textOf(question), ...wordings.map(tellingWords)],
      answer: {answer: partsOf(answer), action: partsOf(action && answer?.includes(action) ? undefined : action)},
    }));
