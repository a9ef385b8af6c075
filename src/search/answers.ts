import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import {isFiller, isStopWord, phraseOf} from '../shared/words';
import type {QuestionArea} from '../data/questions/schema';
import type {QuestionToIndex} from './buildIndex';
import {TUNING} from './scoring';
import type {Answer, AnswerFile, TextPart} from './types';

const KINDS: Readonly<Partial<Record<PhrasingContent['type'], TextPart['as']>>> = {
  strong: 'strong',
  inlineCode: 'code',
};

/** A text of the register in parts; links are reduced to their words. */
function partsOf(text: string | undefined): TextPart[] | undefined {
  const parts = text && inline(text).map((node): TextPart => ({text: toString(node), as: KINDS[node.type]}));
  return parts || undefined;
}

/** A wording without the words that say little, as a query drops them. It is never shown, and the file that ranks stays light. */
function tellingWords(wording: string): string {
  const words = wording.split(' ').filter((word) => !isStopWord(phraseOf(word)));
  const isLong = words.length >= TUNING.fillersFrom;
  return words.filter((word) => !isLong || !isFiller(phraseOf(word))).join(' ');
}

export const questionsToIndex = (areas: readonly QuestionArea[]): QuestionToIndex[] =>
  areas.flatMap(({area, questions}) =>
    questions.map(({question, wordings = [], owner}) => ({
      area,
      owner: owner.slice(1),
      wordings: [
        inline(question)
          .map((node) => toString(node))
          .join(''),
        ...wordings.map(tellingWords),
      ],
    })),
  );

export const answersOf = (build: string, {questions}: QuestionArea): AnswerFile => ({
  build,
  answers: questions.map(({answer, do: action}): Answer => ({
    answer: partsOf(answer),
    action: partsOf(action),
  })),
});
