import {getOrMake, groupBy, sum} from '../shared/collections';
import {codeFactor, codeKindOf, isCall} from './code';
import {nearestTitles} from './nearestTitles';
import {termsOf, type Term} from './query';
import {agreement, NAME, rarity, readPhrase, type Phrase, type Question} from './phrases';
import {Register} from './register';
import {FORMS, TUNING} from './scoring';
import {LONGEST_QUERY, type PageHit, type QuestionHit, type RankFile, type SearchAnswer} from './types';
import {Vocabulary} from './vocabulary';
import {WordIndex} from './WordIndex';
import {phraseOf} from '../shared/words';

const MOST_SECTIONS = 3;

/** Number of pages searched for the query word for word. */
const READ = 40;

interface ScoredPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly {readonly section: number; readonly score: number}[];
  readonly isNamed: boolean;
}

/** Ranks pages for a query. Runs wherever the rank file is: in the reader's worker, in tests and in the evaluation. */
export class SearchEngine {
  private readonly index: WordIndex;
  private readonly vocabulary: Vocabulary;
  private readonly folded = new Map<number, string>();
  private readonly synonyms: RankFile['synonyms'];
  private readonly openings: number[] = [];
  private readonly titles: readonly Phrase[];
  /** In how many titles a word is. */
  private readonly titlesHaving = new Map<string, number>();
  private readonly keywords: readonly (readonly Phrase[])[];
  private readonly headings: readonly Phrase[];
  private readonly register: Register;

  /**
   * @param file the rank file of a build
   * @param texts those of the file of excerpts; without them, words are looked for in titles, headings, and questions alone
   */
  constructor(
    private readonly file: RankFile,
    private readonly texts: readonly string[] = [],
  ) {
    this.index = new WordIndex(file, texts);
    this.vocabulary = new Vocabulary(this.index.words);
    this.titles = file.pages.map(({title}) => readPhrase(title));
    for (const word of this.titles.flatMap(({words}) => [...new Set(words)])) {
      this.titlesHaving.set(word, (this.titlesHaving.get(word) ?? 0) + 1);
    }
    this.keywords = file.pages.map(({keywords}) => keywords.map((keyword) => readPhrase(keyword)));
    this.headings = file.sections.map(({heading}) => readPhrase(heading));
    this.register = new Register(file.questions);
    file.sections.forEach(({page}, section) => (this.openings[page] ??= section));
    // A phrase is also known written as one word.
    this.synonyms = Object.fromEntries(
      Object.entries(file.synonyms).flatMap(([phrase, others]) => [
        [phrase, others],
        [phrase.replaceAll(' ', ''), others],
      ]),
    );
  }

  /**
   * Finds the pages that answer a query, best first.
   * @param query what the reader typed; any text is taken as words
   * @param most how many pages to return at the most
   * @returns the pages; where none has any of the words, those whose title is nearest
   */
  search(query: string, most: number): SearchAnswer {
    const text = query.slice(0, LONGEST_QUERY);
    const hasTexts = this.texts.length > 0;
    const terms = termsOf(text, this.vocabulary, this.synonyms);
    const question = this.questionFrom(text, terms);
    const scored = terms.length > 0 ? this.score(question) : [];
    if (scored.length === 0 && text.trim() !== '') {
      const titles = this.titles.map(({phrase}) => phrase);
      const guesses = nearestTitles(phraseOf(text), titles).slice(0, Math.min(most, 5));
      const pages = guesses.map((page) => this.hitOf({page, score: 0, sections: [], isNamed: true}));
      return {pages, total: pages.length, words: [], isGuess: true, hasTexts};
    }
    const words = new Set(terms.filter(({isStop}) => !isStop).flatMap(({forms}) => forms.map(({word}) => word)));
    const pages = scored.slice(0, most).map((each) => this.hitOf(each));
    return {
      pages,
      total: scored.length,
      question: this.questionOf(scored, question),
      words: [...words],
      isGuess: false,
      hasTexts,
    };
  }

  private questionFrom(text: string, terms: readonly Term[]): Question {
    const found = terms.map((term) => this.scoresOf(term));
    const isName = NAME.test(text);
    const weights = terms.map((term, place) => this.weightOf(term, found[place]?.size ?? 0, isName));
    const meant = terms.filter(({share}) => share === 1).length;
    const length = Math.min(1, Math.max(0, (meant - TUNING.short) / (TUNING.long - TUNING.short)));
    const answers = new Map<string, [number, number][]>();
    terms.forEach(({forms}, term) =>
      forms.forEach(({word, weight}) => getOrMake(answers, word, () => []).push([term, weight])),
    );
    return {
      terms,
      found,
      weights,
      total: sum(weights),
      covered: this.register.coverage(terms, weights, sum(weights)),
      length,
      answers,
      phrase: phraseOf(text),
      codeKind: codeKindOf(text),
      isName,
    };
  }

  /** How much a term counts: more where few sections have it, and where few titles do, as it then names its page; a part of a name doesn't. */
  private weightOf({forms, share}: Term, having: number, isName: boolean): number {
    const own = forms.filter(({weight}) => weight >= FORMS.stem).map(({word}) => this.titlesHaving.get(word) ?? 0);
    const isNaming = !isName && sum(own) > 0 && sum(own) <= TUNING.mostTitles;
    return rarity(this.file.sections.length, having) * share * (isNaming ? TUNING.naming : 1);
  }

  private score(question: Question): ScoredPage[] {
    const sections = new Set(question.found.flatMap((scores) => [...scores.keys()]));
    const byPage = groupBy(sections, (section) => this.file.sections[section]!.page);
    const best = (pages: ScoredPage[]) => pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const pages = best([...byPage].map(([page, sections]) => this.scorePage(page, sections, question)));
    return best([...pages.slice(0, READ).map((page) => this.readPage(page, question)), ...pages.slice(READ)]);
  }

  /** Lifts a page that has the query word for word, and puts the section that has it first. */
  private readPage(scored: ScoredPage, {phrase, terms, isName}: Question): ScoredPage {
    if (terms.length < 2 || this.texts.length === 0) {
      return scored;
    }
    const has = (section: number) => this.foldedText(section).includes(` ${phrase} `);
    const saying = scored.sections.filter(({section}) => has(section));
    if (saying.length === 0 && !has(this.openings[scored.page] ?? 0)) {
      return scored;
    }
    return {
      ...scored,
      score:
        scored.score * (isName ? TUNING.name : Math.min(TUNING.mostVerbatim, 1 + TUNING.verbatim * (terms.length - 1))),
      sections: [...saying, ...scored.sections.filter((section) => !saying.includes(section))],
    };
  }

  /** The question that a query of several words asks, if the first page answers it; a name or a title asks nothing. */
  private questionOf([first]: readonly ScoredPage[], question: Question): QuestionHit | undefined {
    const isTitle = first !== undefined && agreement(this.titles[first.page]!, question) > TUNING.named;
    if (isTitle || question.isName || question.terms.filter(({isStop}) => !isStop).length < TUNING.asking) {
      return undefined;
    }
    const [best] = this.file.questions
      .map(({section}, number) => ({number, section}))
      .filter(({section}) => this.file.sections[section]!.page === first?.page)
      .map(({number, section}) => ({number, section, asked: this.register.closest(number, question)}))
      .filter(({asked}) => asked >= TUNING.answered)
      .sort((a, b) => b.asked - a.asked);
    if (!best) {
      return undefined;
    }
    const {page, id: anchor, heading} = this.file.sections[best.section]!;
    const {route, title} = this.file.pages[page]!;
    const {area, wordings} = this.file.questions[best.number]!;
    const place = this.file.questions.slice(0, best.number).filter((one) => one.area === area).length;
    return {place, file: this.file.answers[area]!, question: wordings[0]!, owner: `${route}#${anchor}`, title, heading};
  }

  private foldedText(section: number): string {
    return getOrMake(this.folded, section, () => ` ${phraseOf(this.texts[section] ?? '')} `);
  }

  private scorePage(page: number, sections: readonly number[], question: Question): ScoredPage {
    const {terms, found, weights, total, phrase, codeKind, length} = question;
    const power = 1 + (TUNING.saturation - 1) * length;
    const opening = this.openings[page] ?? 0;
    /** The score of the terms in a section, and the share of the query that it or the page's own words cover. */
    const measure = (section: number, withPage: boolean) => {
      let score = 0;
      let covered = 0;
      terms.forEach(({share}, term) => {
        const own = found[term]?.get(section) ?? 0;
        score += own ** power * share;
        covered += own > 0 || (withPage && found[term]?.has(opening)) ? (weights[term] ?? 0) : 0;
      });
      return score * (covered / total) ** TUNING.coverage;
    };
    const ranked = sections
      .map((section) => {
        const heading = this.headings[section]!;
        const bonus = 1 + TUNING.heading * agreement(heading, question) + this.register.bonus(section, question);
        return {section, score: measure(section, true) * bonus};
      })
      .sort((a, b) => b.score - a.score);
    const title = this.titles[page]!;
    const titled = agreement(title, question);
    const isTitle = title.phrase === phrase;
    const {weight, route} = this.file.pages[page]!;
    // Keywords of a call are code: in a query of plain words they would put it before the pages that explain.
    const keywords = codeKind || !isCall(route) ? this.keywords[page]! : [];
    const worded = Math.max(0, ...keywords.map((keyword) => agreement(keyword, question)));
    return {
      page,
      score:
        (ranked[0]!.score + TUNING.page * measure(opening, false)) *
        (1 + TUNING.title * titled ** 2 + TUNING.keyword * worded ** 3) *
        (isTitle ? TUNING.exactTitle : 1) *
        weight *
        codeFactor(route, codeKind, length),
      sections: ranked.filter(({section}) => section !== opening),
      isNamed: titled > TUNING.named || ranked[0]!.section === opening,
    };
  }

  /** The best score of each section for any form of a term; a form that is rarer than the term counts as the term. */
  private scoresOf({forms}: Term): ReadonlyMap<number, number> {
    const looked = forms.map((form) => ({form, scores: this.index.look(form.word)}));
    const all = this.file.sections.length;
    const together = new Set(looked.flatMap(({scores}) => [...scores.keys()])).size;
    const best = new Map<number, number>();
    for (const {form, scores} of looked) {
      const factor = (form.weight * rarity(all, together)) / rarity(all, scores.size);
      for (const [section, score] of scores) {
        best.set(section, Math.max(best.get(section) ?? 0, score * factor));
      }
    }
    return best;
  }

  private hitOf({page, sections, isNamed}: ScoredPage): PageHit {
    const {route, title, trail} = this.file.pages[page]!;
    const enough = (sections[0]?.score ?? 0) / 4;
    return {
      route,
      title,
      trail,
      opening: this.openings[page]!,
      isNamed,
      sections: sections
        .filter((each) => each.score >= enough)
        .slice(0, MOST_SECTIONS)
        .map(({section}) => {
          const {id, heading} = this.file.sections[section]!;
          return {section, id, heading};
        }),
    };
  }
}
