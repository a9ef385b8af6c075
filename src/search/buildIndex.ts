import type {ParsedPage} from './parsePage';
import type {IndexedPage, IndexedQuestion, IndexedSection, RankFile, TextFile} from './types';

export interface PageToIndex extends Pick<IndexedPage, 'route' | 'weight'> {
  readonly page: ParsedPage;
}

/** A question to index: with the address of the section that owns its answer, such as `faq/ui-warnings#license`. */
export interface QuestionToIndex extends Omit<IndexedQuestion, 'section'> {
  readonly owner: string;
}

export interface ToIndex {
  /** In the order in which equals are listed. */
  readonly pages: readonly PageToIndex[];
  readonly calls: RankFile['calls'];
  readonly questions: readonly QuestionToIndex[];
  readonly answers: RankFile['answers'];
  readonly synonyms: RankFile['synonyms'];
}

/** Makes the rank file and the file of texts; throws where a question is owned by a section that search doesn't cover. */
export function buildIndex(
  build: string,
  {pages, calls, questions, answers, synonyms}: ToIndex,
): {rank: RankFile; text: TextFile} {
  const sections: IndexedSection[] = [];
  const places = new Map<string, number>();
  const texts: string[] = [];
  pages.forEach(({route, page}, number) => {
    page.sections.forEach(({id, heading, names, text}) => {
      places.set(`${route}#${id}`, sections.length);
      sections.push({page: number, id, heading, names: names.join(' ')});
      texts.push(text);
    });
  });
  const rank = {
    build,
    calls,
    pages: pages.map(({route, weight, page: {title, trail, keywords, description}}) => ({
      route,
      weight,
      title,
      trail,
      keywords,
      description,
    })),
    sections,
    questions: questions.map(({owner, ...question}) => {
      const section = places.get(owner);
      if (section === undefined) {
        throw new Error(
          `search has no section ${owner}, the owner of "${question.wordings[0]}"  ->  name a heading that it covers`,
        );
      }
      return {...question, section};
    }),
    answers,
    synonyms,
  };
  return {rank, text: {build, texts}};
}
