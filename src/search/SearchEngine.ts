import MiniSearch from 'minisearch';

import {BOOSTS, INDEX_OPTIONS, type SectionFields} from './fields';
import {nearestTitles} from './nearestTitles';
import {unpack} from './packing';
import {termsOf, type Term} from './query';
import type {PageHit, RankFile, SearchAnswer} from './types';
import {Vocabulary} from './vocabulary';
import {isStopWord, phraseOf} from './words';

/** How a page is judged beyond the words it has; tuned on `tests/search/queries.yml`. */
const TUNING = {
  /** How hard a missing word lowers a result. */
  coverage: 1.7,
  /** How much a stop word counts beside a real one. */
  stop: 0.06,
  /** What the page adds to its best section. */
  page: 0.4,
  /** What a title, a keyword or a heading adds when its words are those of the query. */
  title: 1.7,
  keyword: 2.2,
  heading: 0.8,
  /** What it multiplies when it is the query itself. */
  exactTitle: 2.4,
  exactKeyword: 1.5,
  exactHeading: 1.2,
  /** What each further word of a query adds to a text that has it word for word, and how much at the most. */
  verbatim: 0.25,
  mostVerbatim: 1.75,
  /** What each level below the top of the manual costs. */
  depth: 0.009,
  /** What the reference is multiplied with in a query of plain words, and in one that is code. */
  plain: 0.9,
  code: 2.5,
};

const MOST_SECTIONS = 3;

/** How many pages are looked through for the words of the query in their order. */
const READ = 40;
const LONGEST = 300;

/** Above this agreement of title and query the page itself is what was asked for, and not one of its sections. */
const NAMED = 0.75;

/** A path, a method or a name in camel case asks for the reference. */
const CODE = /(?:^|\s)\/\w|\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b[a-z]{2,}[A-Z]\w*|[{}]/;

interface ScoredSection {
  readonly section: number;
  readonly score: number;
  readonly isFound: boolean;
}

interface ScoredPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly ScoredSection[];
  readonly isNamed: boolean;
}

/** A query, ready to be held against pages. */
interface Question {
  readonly terms: readonly Term[];
  readonly phrase: string;
  readonly isCode: boolean;
  /** How much each term weighs: rare words more, stop words next to nothing. */
  readonly weights: readonly number[];
  /** Which terms a word answers, and how well. */
  readonly answers: ReadonlyMap<string, readonly (readonly [term: number, weight: number])[]>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const rarity = (of: number, sections: number): number => Math.log(1 + of / (1 + sections));

/** The words of a phrase that carry meaning; all of them where none does. */
function meaningOf(phrase: string): readonly string[] {
  const words = phrase.split(' ').filter(Boolean);
  const meaning = words.filter((word) => !isStopWord(word));
  return meaning.length > 0 ? meaning : words;
}

/** How much of a phrase the query makes up, and how much of the query the phrase: 0 to 1, 1 where they agree. */
function agreement(words: readonly string[], {weights, answers}: Question): number {
  const best = weights.map(() => 0);
  let ofPhrase = 0;
  for (const word of words) {
    let most = 0;
    for (const [term, weight] of answers.get(word) ?? []) {
      most = Math.max(most, weight);
      best[term] = Math.max(best[term] ?? 0, weight);
    }
    ofPhrase += most;
  }
  if (ofPhrase === 0) {
    return 0;
  }
  ofPhrase /= words.length;
  const ofQuery = sum(best.map((each, term) => each * (weights[term] ?? 0))) / sum(weights);
  return ofQuery > 0 ? (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery) : 0;
}

/** Ranks pages for a query. Runs wherever the rank file is: in the reader's worker, in tests and in the evaluation. */
export class SearchEngine {
  private readonly index: MiniSearch<SectionFields>;
  private readonly vocabulary: Vocabulary;
  private readonly found = new Map<string, ReadonlyMap<number, number>>();
  private readonly folded = new Map<number, string>();
  private texts: readonly string[] = [];
  private readonly synonyms: RankFile['synonyms'];
  private readonly openings: number[] = [];
  private readonly titlePhrases: readonly string[];
  private readonly titles: readonly (readonly string[])[];
  private readonly keywordPhrases: readonly (readonly string[])[];
  private readonly keywords: readonly (readonly (readonly string[])[])[];
  private readonly headingPhrases: readonly string[];
  private readonly headings: readonly (readonly string[])[];

  /** @param file the rank file of a build */
  constructor(private readonly file: RankFile) {
    const plain = unpack(file.index);
    this.index = MiniSearch.loadJS(plain, INDEX_OPTIONS);
    this.vocabulary = new Vocabulary(plain.index.map(([word]) => word));
    this.titlePhrases = file.pages.map(({title}) => phraseOf(title));
    this.titles = this.titlePhrases.map(meaningOf);
    this.keywordPhrases = file.pages.map(({keywords}) => keywords.map(phraseOf));
    this.keywords = this.keywordPhrases.map((phrases) => phrases.map(meaningOf));
    this.headingPhrases = file.sections.map(({heading}) => phraseOf(heading));
    this.headings = this.headingPhrases.map(meaningOf);
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
   * Hands over the texts of the sections. From then on a text that has the query word for word comes first.
   * @param texts those of the file of excerpts
   */
  read(texts: readonly string[]): void {
    this.texts = texts;
  }

  /**
   * Finds the pages that answer a query, best first.
   * @param query what the reader typed; any text is taken as words
   * @param most how many pages to return at the most
   * @returns the pages; where none has any of the words, those whose title is nearest
   */
  search(query: string, most: number): SearchAnswer {
    const text = query.slice(0, LONGEST);
    const terms = termsOf(text, this.vocabulary, this.synonyms);
    const scored = terms.length > 0 ? this.score(text, terms) : [];
    if (scored.length === 0 && text.trim() !== '') {
      const guesses = nearestTitles(phraseOf(text), this.titlePhrases).slice(0, Math.min(most, 5));
      const pages = guesses.map((page) => this.hitOf({page, score: 0, sections: [], isNamed: true}));
      return {pages, total: pages.length, words: [], isGuess: true};
    }
    const words = new Set(terms.filter(({isStop}) => !isStop).flatMap(({forms}) => forms.map(({word}) => word)));
    const pages = scored.slice(0, most).map((each) => this.hitOf(each));
    return {pages, total: scored.length, words: [...words], isGuess: false};
  }

  private score(text: string, terms: readonly Term[]): ScoredPage[] {
    const found = terms.map((term) => this.scoresOf(term));
    const weights = terms.map(
      ({isStop}, place) => rarity(this.file.sections.length, found[place]?.size ?? 0) * (isStop ? TUNING.stop : 1),
    );
    const answers = new Map<string, [number, number][]>();
    terms.forEach(({forms}, term) =>
      forms.forEach(({word, weight}) => answers.set(word, [...(answers.get(word) ?? []), [term, weight]])),
    );
    const question = {terms, weights, answers, phrase: phraseOf(text), isCode: CODE.test(text)};
    const byPage = new Map<number, number[]>();
    for (const section of new Set(found.flatMap((scores) => [...scores.keys()]))) {
      const {page = 0} = this.file.sections[section] ?? {};
      const sections = byPage.get(page);
      if (sections) {
        sections.push(section);
      } else {
        byPage.set(page, [section]);
      }
    }
    const best = (pages: ScoredPage[]) => pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const pages = best(
      [...byPage]
        .map(([page, sections]) => this.scorePage(page, sections, found, question))
        .filter(({score}) => score > 0),
    );
    return best([...pages.slice(0, READ).map((page) => this.readPage(page, question)), ...pages.slice(READ)]);
  }

  /** Lifts a page that has the query word for word, and puts the section that has it first. */
  private readPage(scored: ScoredPage, {phrase, terms}: Question): ScoredPage {
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
      score: scored.score * Math.min(TUNING.mostVerbatim, 1 + TUNING.verbatim * (terms.length - 1)),
      sections: [...saying, ...scored.sections.filter((section) => !saying.includes(section))],
    };
  }

  private foldedText(section: number): string {
    const known = this.folded.get(section);
    if (known !== undefined) {
      return known;
    }
    const folded = ` ${phraseOf(this.texts[section] ?? '')} `;
    this.folded.set(section, folded);
    return folded;
  }

  private scorePage(
    page: number,
    sections: readonly number[],
    found: readonly ReadonlyMap<number, number>[],
    question: Question,
  ): ScoredPage {
    const {terms, weights, phrase, isCode} = question;
    const all = sum(weights);
    const opening = this.openings[page] ?? 0;
    /** The score of the terms in a section, and the share of the query that it or the page's own words cover. */
    const measure = (section: number, withPage: boolean) => {
      let score = 0;
      let covered = 0;
      terms.forEach(({isStop}, term) => {
        const own = found[term]?.get(section) ?? 0;
        score += own * (isStop ? TUNING.stop : 1);
        covered += own > 0 || (withPage && found[term]?.has(opening)) ? (weights[term] ?? 0) : 0;
      });
      return {score, covered: (covered / all) ** TUNING.coverage};
    };
    const ranked = sections
      .map((section): ScoredSection => {
        const {score, covered} = measure(section, true);
        const isExact = this.headingPhrases[section] === phrase;
        const bonus = 1 + TUNING.heading * agreement(this.headings[section] ?? [], question);
        return {
          section,
          score: score * covered * bonus * (isExact ? TUNING.exactHeading : 1),
          isFound: score > 0,
        };
      })
      .sort((a, b) => b.score - a.score);
    const own = measure(opening, false);
    const titled = agreement(this.titles[page] ?? [], question);
    const {weight, route} = this.file.pages[page] ?? {weight: 1, route: ''};
    const isCall = route.startsWith('rhubapi/');
    // Keywords of a call are code: in a query of plain words they would put it before the pages that explain.
    const isKeyed = isCode || !isCall;
    const worded = isKeyed ? Math.max(0, ...(this.keywords[page] ?? []).map((words) => agreement(words, question))) : 0;
    const named = 1 + TUNING.title * titled ** 2 + TUNING.keyword * worded ** 3;
    const isTitle = this.titlePhrases[page] === phrase;
    const isKeyword = isKeyed && (this.keywordPhrases[page]?.includes(phrase) ?? false);
    const exact = isTitle ? TUNING.exactTitle : isKeyword ? TUNING.exactKeyword : 1;
    const levels = route.split('/').filter(Boolean).length;
    const inReference = isCall ? (isCode ? TUNING.code : TUNING.plain) : 1;
    return {
      page,
      score:
        ((ranked[0]?.score ?? 0) + TUNING.page * own.score * own.covered) *
        named *
        exact *
        weight *
        inReference *
        (1 - TUNING.depth * levels),
      sections: ranked.filter(({section, isFound}) => isFound && section !== opening),
      isNamed: isTitle || titled > NAMED || ranked[0]?.section === opening,
    };
  }

  /** The best score of each section for any form of a term; a form that is rarer than the term counts as the term. */
  private scoresOf({forms}: Term): ReadonlyMap<number, number> {
    const looked = forms.map((form) => ({form, scores: this.look(form.word)}));
    if (looked.length === 1 && looked[0]?.form.weight === 1) {
      return looked[0].scores;
    }
    const together = new Set(looked.flatMap(({scores}) => [...scores.keys()])).size;
    const best = new Map<number, number>();
    for (const {form, scores} of looked) {
      const of = this.file.sections.length;
      const factor = (form.weight * rarity(of, together)) / rarity(of, scores.size);
      for (const [section, score] of scores) {
        best.set(section, Math.max(best.get(section) ?? 0, score * factor));
      }
    }
    return best;
  }

  private look(word: string): ReadonlyMap<number, number> {
    const known = this.found.get(word);
    if (known) {
      return known;
    }
    const results = this.index.search(word, {boost: {...BOOSTS}, tokenize: (text) => [text]});
    const scores = new Map(results.map(({id, score}) => [id as number, score]));
    this.found.set(word, scores);
    return scores;
  }

  private hitOf({page, score, sections, isNamed}: ScoredPage): PageHit {
    const {route = '', title = '', trail = []} = this.file.pages[page] ?? {};
    const enough = (sections[0]?.score ?? 0) / 4;
    return {
      route,
      title,
      trail,
      opening: this.openings[page] ?? 0,
      score,
      isNamed,
      sections: sections
        .filter((each) => each.score >= enough)
        .slice(0, MOST_SECTIONS)
        .map(({section}) => {
          const {id = '', heading = ''} = this.file.sections[section] ?? {};
          return {section, id, heading};
        }),
    };
  }
}
