import {groupBy} from '../shared/collections';
import {isStopWord, wordsOf} from '../shared/words';
import type {ParsedPage} from './parsePage';
import type {Answer, AnswerFile, IndexedPage, RankFile, TextFile} from './types';

export interface PageToIndex extends Pick<IndexedPage, 'route' | 'weight'> {
  readonly page: ParsedPage;
}

export interface QuestionToIndex {
  /** The address of the section that owns its answer, such as `faq/ui-warnings#license`. */
  readonly owner: string;
  readonly wordings: readonly string[];
  readonly answer: Answer;
}

export interface ToIndex extends Omit<RankFile, 'build' | 'pages' | 'answers'> {
  /** In the order of ties. */
  readonly pages: readonly PageToIndex[];
  readonly questions: readonly QuestionToIndex[];
  readonly answersPath: (place: number) => string;
}

/** The words that search compares; a description is never shown. */
const comparedWords = (text: string): string =>
  [...new Set(wordsOf(text))].filter((word) => !isStopWord(word)).join(' ');

/** Makes the files of the index; throws where a question is owned by a section that search doesn't cover. */
export function buildIndex(
  build: string,
  {pages, questions, answersPath, ...rest}: ToIndex,
): {rank: RankFile; text: TextFile; answers: AnswerFile[]} {
  const askedOf = groupBy(questions, ({owner}) => owner);
  const asked: QuestionToIndex[] = [];
  const indexed = pages.map(({route, weight, page: {title, trail, keywords, description, sections}}) => ({
    route,
    weight,
    title,
    trail,
    keywords,
    description: comparedWords(description),
    sections: sections.map(({id, heading, names}) => {
      const own = askedOf.get(`${route}#${id}`);
      asked.push(...(own ?? []));
      askedOf.delete(`${route}#${id}`);
      return {id, heading, names: names.join(' ') || undefined, asked: own?.map(({wordings}) => wordings)};
    }),
  }));
  for (const [owner, [question]] of askedOf) {
    throw new Error(
      `search has no section ${owner}, the owner of "${question!.wordings[0]}"  ->  name a heading that it covers`,
    );
  }
  const each = rest.answersEach;
  const answers = Array.from({length: Math.ceil(asked.length / each)}, (_, file) => ({
    build,
    answers: asked.slice(file * each, (file + 1) * each).map(({answer}) => answer),
  }));
  return {
    rank: {build, ...rest, pages: indexed, answers: answers.map((_, place) => answersPath(place))},
    text: {build, texts: pages.flatMap(({page}) => page.sections.map(({text}) => text))},
    answers,
  };
}
