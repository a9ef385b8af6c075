import {getOrMake, groupBy, sum} from '../shared/collections';
import {phraseOf} from '../shared/words';
import {codeFactor, codeKindOf} from './code';
import {agreement, answered, meaningOf, type Query} from './phrases';
import {termsOf, type Term} from './query';
import {Register, type RegisteredQuestion} from './register';
import {FORMS, NEAREST, TUNING} from './scoring';
import {
  LONGEST_QUERY,
  type IndexedSection,
  type PageHit,
  type QuestionHit,
  type RankFile,
  type SearchAnswer,
} from './types';
import {WordIndex} from './WordIndex';

const MOST_SECTIONS = 3;
const MOST_GUESSES = 5;

interface ScoredPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly {readonly section: number; readonly score: number}[];
  readonly isNamed: boolean;
  /** May be the first. */
  readonly best?: number;
}

const rarity = (all: number, having: number): number => Math.log(1 + all / (1 + having));

/** A heading or query about a fault. */
const FAULT =
  /^if |\b(?:can't|cannot|doesn't|isn't|won't|not?|nothing|wrong|fail\w*|errors?|missing|lost|stuck|broken|fault\w*|trouble|problem|why|slow|black|dead|down|dropped)\b/i;

/** A query for what something is. */
const DEFINITION =
  /^\s*(?:what(?:'?s| is| are| does)\b|define\b|meaning of\b)|\b(?:meaning|definition|mean)\s*\??\s*$/gi;

/** Where the meaning is asked for: in this manual, in any case. */
const HERE = /\b(?:in|of|for) (?:this|the|your) (?:context|manual|product|software|suite|system)\b/i;

/** How well a term answers each word of a query that asks for its meaning. */
const DEFINED = 0.9;

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));

/** Used by the worker, tests, and evaluation. */
export class SearchEngine {
  private readonly index: WordIndex;
  private readonly synonyms: RankFile['synonyms'];
  private readonly sections: readonly (IndexedSection & {readonly page: number})[];
  private readonly questions: readonly RegisteredQuestion[];
  private readonly openings: number[] = [];
  private readonly titles: readonly (readonly string[])[];
  private readonly titlesHaving = new Map<string, number>();
  private readonly keywords: readonly (readonly (readonly string[])[])[];
  private readonly headings: readonly (readonly string[])[];
  private readonly register: Register;
  private texts: readonly string[] = [];

  constructor(private readonly file: RankFile) {
    this.index = new WordIndex(file.pages);
    this.sections = file.pages.flatMap(({sections}, page) => sections.map((section) => ({...section, page})));
    this.questions = this.sections.flatMap(({asked = []}, section) => asked.map((wordings) => ({section, wordings})));
    this.titles = file.pages.map(({title}) => meaningOf(title));
    for (const word of this.titles.flatMap((words) => [...new Set(words)])) {
      this.titlesHaving.set(word, (this.titlesHaving.get(word) ?? 0) + 1);
    }
    this.keywords = file.pages.map(({keywords}) => keywords.map(meaningOf));
    this.headings = this.sections.map(({heading}) => meaningOf(heading));
    this.register = new Register(this.questions, (section) => [
      ...this.titles[this.sections[section]!.page]!,
      ...this.headings[section]!,
    ]);
    this.sections.forEach(({page}, section) => (this.openings[page] ??= section));
    // Phrases can be written as one word.
    this.synonyms = Object.fromEntries(
      Object.entries(file.synonyms).flatMap(([phrase, others]) => [
        [phrase, others],
        [phrase.replaceAll(' ', ''), others],
      ]),
    );
  }

  addTexts(texts: readonly string[]): void {
    this.index.addTexts(texts);
    this.texts = texts;
  }

  /** Best first; without a match, pages with the nearest titles. */
  search(query: string, most: number): SearchAnswer {
    const text = query.slice(0, LONGEST_QUERY);
    const hasTexts = this.texts.length > 0;
    const question = this.questionFrom(text);
    const matches = this.register.match(question);
    const scored = this.score(question, text, this.register.bonuses(matches, question));
    if (scored.length === 0 && text.trim() !== '') {
      const pages = this.nearestTitles(phraseOf(text)).slice(0, Math.min(most, MOST_GUESSES));
      const hits = pages.map((page) => this.hitOf({page, score: 0, sections: [], isNamed: true}));
      return {pages: hits, total: hits.length, words: [], isGuess: true, hasTexts};
    }
    const asked = this.register.asked(matches, question, text, scored[0]?.best);
    const told = this.definitionFor(text) ?? (asked === undefined ? undefined : this.questionHitOf(asked));
    return {
      pages: scored.slice(0, most).map((each) => this.hitOf(each)),
      total: scored.length,
      question: told,
      words: [
        ...new Set(question.terms.filter(({isStop}) => !isStop).flatMap(({forms}) => forms.map(({word}) => word))),
      ],
      isGuess: false,
      hasTexts,
    };
  }

  private questionFrom(text: string): Query {
    const terms = termsOf(text, this.index, this.synonyms);
    const found = terms.map((term) => this.scoresOf(term));
    const weights = terms.map((term, place) => this.weightOf(term, found[place]!.size));
    const meant = terms.filter(({share}) => share === 1).length;
    const answers = new Map<string, [number, number][]>();
    const best = new Map<string, number>();
    terms.forEach(({forms}, term) =>
      forms.forEach(({word, weight}) => {
        getOrMake(answers, word, () => []).push([term, weight]);
        best.set(word, Math.max(best.get(word) ?? 0, weight));
      }),
    );
    const length = Math.min(1, Math.max(0, (meant - TUNING.short) / (TUNING.long - TUNING.short)));
    return {terms, found, weights, total: sum(weights), length, answers, best};
  }

  /** Rare words count more, and even more if rare in titles. */
  private weightOf({forms, share}: Term, having: number): number {
    const own = sum(forms.filter(({weight}) => weight >= FORMS.stem).map(({word}) => this.titlesHaving.get(word) ?? 0));
    const naming = own > 0 && own <= TUNING.mostTitles ? TUNING.naming : 1;
    return rarity(this.sections.length, having) * share * naming;
  }

  /** Best score per section over all forms; a form rarer than its term counts like the term. */
  private scoresOf({forms}: Term): ReadonlyMap<number, number> {
    const all = this.sections.length;
    const best = new Map<number, number>();
    for (const {word, weight} of forms) {
      const scores = this.index.look(word);
      const factor = weight / rarity(all, scores.size);
      for (const [section, score] of scores) {
        if (score * factor > (best.get(section) ?? 0)) best.set(section, score * factor);
      }
    }
    const together = rarity(all, best.size);
    for (const [section, score] of best) best.set(section, score * together);
    return best;
  }

  private score(question: Query, text: string, bonuses: ReadonlyMap<number, number>): ScoredPage[] {
    const {terms, found, weights, total, length} = question;
    const {pages, calls} = this.file;
    const {sections} = this;
    const scores = new Float64Array(sections.length);
    /** Bit mask of terms per section. */
    const having = new Int32Array(sections.length);
    const meant = new Set<number>();
    const isAllStop = terms.every(({isStop}) => isStop);
    terms.forEach(({isStop, share}, term) => {
      for (const [section, score] of found[term]!) {
        scores[section]! += score * share;
        having[section]! |= 1 << term;
        if (!isStop || isAllStop) meant.add(section);
      }
    });
    const shares = new Map<number, number>();
    const shareOf = (bits: number) =>
      getOrMake(shares, bits, () => (sum(weights.filter((_, term) => bits & (1 << term))) / total) ** TUNING.coverage);
    const codeKind = codeKindOf(text);
    const isFault = FAULT.test(text);
    return [...groupBy(meant, (section) => sections[section]!.page)]
      .map(([page, own]): ScoredPage => {
        const opening = this.openings[page]!;
        /** Reduced by the share of the query that section and page lack. */
        const measure = (section: number) => scores[section]! * shareOf(having[section]! | having[opening]!);
        const ranked = own
          .map((section) => {
            const headed = TUNING.heading * agreement(this.headings[section]!, question);
            const isOnFault = FAULT.test(sections[section]!.heading);
            const factor = isOnFault === isFault ? 1 : isOnFault ? TUNING.fault : TUNING.noFault;
            return {section, score: factor * measure(section) * (1 + headed + (bonuses.get(section) ?? 0))};
          })
          .sort((a, b) => b.score - a.score);
        const titled = agreement(this.titles[page]!, question);
        const {weight, route} = pages[page]!;
        const isCall = route.startsWith(calls);
        // In plain questions, keywords of calls would rank above explaining pages.
        const keywords = codeKind || !isCall ? this.keywords[page]! : [];
        const worded = Math.max(0, ...keywords.map((keyword) => agreement(keyword, question)));
        return {
          page,
          best: ranked[0]!.section,
          score:
            (ranked[0]!.score + TUNING.page * measure(opening)) *
            (1 + TUNING.title * titled ** 2 + TUNING.keyword * worded ** 3) *
            weight *
            (isCall ? codeFactor(codeKind, length) : 1),
          sections: ranked.filter(({section}) => section !== opening),
          isNamed: titled > TUNING.named || ranked[0]!.section === opening,
        };
      })
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  private questionHitOf(number: number): QuestionHit {
    const {pages, answers, answersEach} = this.file;
    const {section, wordings} = this.questions[number]!;
    const {page, id, heading} = this.sections[section]!;
    const {route, title} = pages[page]!;
    const told = {file: answers[Math.floor(number / answersEach)]!, place: number % answersEach};
    return {question: wordings[0]!, told, owner: `${route}#${id}`, title, heading};
  }

  /** The term of the glossary whose meaning a query asks for, and nothing else. */
  private definitionFor(text: string): QuestionHit | undefined {
    const named = text.replace(DEFINITION, '').replace(HERE, '').toLowerCase();
    if (named === text.toLowerCase()) return undefined;
    const query = this.questionFrom(named);
    const {pages, glossary} = this.file;
    const {sections} = this;
    const meant = query.terms.flatMap(({isStop}, term) => (isStop ? [] : [term]));
    /** From 1 where a word of the query is that of the term; synonyms do where no term has the word. */
    const fit = (name: readonly string[]) =>
      name.every((word) => query.best.has(word)) && meant.every((term) => answered(name, query)[term]! >= DEFINED)
        ? agreement(name, query) + (name.every((word) => named.includes(word)) ? 1 : 0)
        : 0;
    const fits = sections.map(({page, heading}) =>
      pages[page]!.route === glossary
        ? Math.max(...heading.split(/[(),]/).flatMap((name) => [fit(meaningOf(name)), fit([meaningOf(name).join('')])]))
        : 0,
    );
    const section = fits.indexOf(Math.max(...fits));
    const {page, id, heading} = sections[section]!;
    if (fits[section] === 0 || !this.texts[section]) return undefined;
    const answer = [{text: this.texts[section]!.replace(/ See .*$/, '')}];
    return {question: heading, told: {answer}, owner: `${glossary}#${id}`, title: pages[page]!.title, heading};
  }

  /** By common pairs of letters. */
  private nearestTitles(phrase: string): number[] {
    const asked = pairsOf(phrase);
    const likeness = this.file.pages.map(({title}) => {
      const own = pairsOf(phraseOf(title));
      return (2 * [...asked].filter((pair) => own.has(pair)).length) / Math.max(1, asked.size + own.size);
    });
    return [...likeness.keys()].filter((page) => likeness[page]! > NEAREST).sort((a, b) => likeness[b]! - likeness[a]!);
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
        .map(({section}) => ({
          section,
          id: this.sections[section]!.id,
          heading: this.sections[section]!.heading,
        })),
    };
  }
}
