import {getOrMake} from '../shared/collections';
import {agreement, answered, meaningOf, shareOf, type Query} from './phrases';
import {BOX, TUNING} from './scoring';

const DEFINITION = /^\s*what(?:'?s| is| are)\b/i;

interface Match {
  readonly question: number;
  readonly section: number;
  /** Agreement of the closest wording. */
  readonly closest: number;
  /** Share of the query in all wordings together. */
  readonly together: number;
}

export interface RegisteredQuestion {
  /** The section that answers it. */
  readonly section: number;
  readonly wordings: readonly string[];
}

/** Matches questions with a query. */
export class Register {
  private readonly wordings: readonly (readonly (readonly string[])[])[];
  private readonly having = new Map<string, number[]>();

  /** @param placeOf title and heading of a section */
  constructor(
    private readonly questions: readonly RegisteredQuestion[],
    private readonly placeOf: (section: number) => readonly string[],
  ) {
    this.wordings = questions.map(({wordings}) => wordings.map(meaningOf));
    this.wordings.forEach((wordings, number) =>
      new Set(wordings.flat()).forEach((word) => getOrMake(this.having, word, () => []).push(number)),
    );
  }

  /** Questions with a good part of the query's words. */
  match(query: Query): Match[] {
    const share = new Float64Array(this.questions.length);
    query.terms.forEach(({forms}, term) => {
      const best = new Map<number, number>();
      for (const {word, weight} of forms) {
        for (const question of this.having.get(word) ?? []) {
          if (weight > (best.get(question) ?? 0)) best.set(question, weight);
        }
      }
      for (const [question, weight] of best) share[question]! += (weight * query.weights[term]!) / query.total;
    });
    return [...share.keys()]
      .filter((question) => share[question]! >= TUNING.leastTogether)
      .map((question) => {
        const {section} = this.questions[question]!;
        const closest = Math.max(...this.wordings[question]!.map((wording) => agreement(wording, query)));
        return {question, section, closest, together: share[question]!};
      });
  }

  /** Combines closest wording, all wordings with title and heading, and what is shown. */
  private whole({question, section, closest}: Match, query: Query): number {
    const wordings = this.wordings[question]!;
    const placed = answered(this.placeOf(section), query).map((each) => BOX.place * each);
    const asked = answered(wordings.flat(), query).map((each, term) => Math.max(each, placed[term]!));
    const shown = answered(wordings[0]!, query).map((each, term) => Math.max(each, placed[term]!));
    const lacking = query.terms.filter(({share}, term) => share === 1 && asked[term]! < 0.5).length;
    const agreed = BOX.closest * closest + BOX.asked * shareOf(asked, query) + BOX.shown * shareOf(shown, query);
    return agreed - BOX.lacking * lacking;
  }

  bonuses(matches: readonly Match[], {length}: Query): ReadonlyMap<number, number> {
    const {asked, askedPower, together, togetherPower} = TUNING;
    const best = new Map<number, readonly [number, number]>();
    for (const {section, closest, together: all} of matches) {
      const [most, mostOfAll] = best.get(section) ?? [0, 0];
      best.set(section, [Math.max(most, closest), Math.max(mostOfAll, all)]);
    }
    return new Map(
      [...best].map(([section, [most, mostOfAll]]) => [
        section,
        asked * most ** askedPower + together * length * mostOfAll ** togetherPower,
      ]),
    );
  }

  /**
   * The question that clearly agrees best.
   * @param text a "what is" query needs a "what is" question
   * @param first the first result's section
   */
  asked(matches: readonly Match[], query: Query, text: string, first?: number): number | undefined {
    if (query.terms.filter(({share}) => share === 1).length < BOX.telling) return undefined;
    const isDefinition = DEFINITION.test(text);
    const [best, ...others] = matches
      .filter(({question}) => !isDefinition || this.questions[question]!.wordings[0]!.startsWith('What '))
      .map((match) => ({...match, whole: this.whole(match, query) + (match.section === first ? BOX.first : 0)}))
      .sort((a, b) => b.whole - a.whole);
    if (!best) return undefined;
    const next = others.find(({section}) => section !== best.section)?.whole ?? 0;
    return best.whole + BOX.ahead * (best.whole - next) >= BOX.least ? best.question : undefined;
  }
}
