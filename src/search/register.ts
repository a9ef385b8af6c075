import {getOrMake, groupBy} from '../shared/collections';
import {agreement, readPhrase, type Phrase, type Question} from './phrases';
import type {Term} from './query';
import {TUNING} from './scoring';
import type {IndexedQuestion} from './types';

/** The questions of the register as search matches them with a query. */
export class Register {
  /** Wordings of each question. */
  private readonly wordings: readonly (readonly Phrase[])[];
  /** The questions that a section owns. */
  private readonly owned: ReadonlyMap<number, readonly number[]>;
  /** The questions that have a word in any of their wordings. */
  private readonly having = new Map<string, number[]>();

  /** @param questions the questions */
  constructor(questions: readonly IndexedQuestion[]) {
    this.wordings = questions.map(({wordings}) => wordings.map(readPhrase));
    this.owned = groupBy(questions.keys(), (number) => questions[number]!.section);
    this.wordings.forEach((wordings, number) => {
      const words = new Set(wordings.flatMap((wording) => wording.words));
      words.forEach((word) => getOrMake(this.having, word, () => []).push(number));
    });
  }

  /**
   * Share of a query that the wordings of each question cover together.
   * @param terms the terms of the query
   * @param weights how much each of them weighs
   * @param total the sum of the weights
   * @returns the part by the number of the question; questions that share none with the query are left out
   */
  coverage(terms: readonly Term[], weights: readonly number[], total: number): ReadonlyMap<number, number> {
    const covered = new Map<number, number>();
    terms.forEach(({forms}, term) => {
      const best = new Map<number, number>();
      for (const {word, weight} of forms) {
        for (const number of this.having.get(word) ?? []) best.set(number, Math.max(best.get(number) ?? 0, weight));
      }
      for (const [number, weight] of best) {
        covered.set(number, (covered.get(number) ?? 0) + (weight * weights[term]!) / total);
      }
    });
    return covered;
  }

  /** Agreement of the closest wording of a question with a query, from 0 to 1. */
  closest(number: number, question: Question): number {
    return Math.max(...this.wordings[number]!.map((wording) => agreement(wording, question)));
  }

  /** Bonus on the score of a section from the questions that it owns. */
  bonus(section: number, question: Question): number {
    const numbers = this.owned.get(section) ?? [];
    const closest = Math.max(0, ...numbers.map((number) => this.closest(number, question)));
    const together = Math.max(0, ...numbers.map((number) => question.covered.get(number) ?? 0));
    const {asked, askedPower, togetherPower} = TUNING;
    return asked * closest ** askedPower + TUNING.together * question.length * together ** togetherPower;
  }
}
