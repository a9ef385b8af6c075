/**
 * The weights of the ranking. The README says what each of them wins. They are tuned on `tests/search/queries.yml` and on the
 * first half of `tests/search/questions.yml`, never on the second half.
 */

/** Weight of each field in which a word is found. */
export const BOOSTS = {title: 7, keywords: 5, heading: 2.8, asked: 1.3, names: 2.5, description: 3, text: 1.2};

/** Weights of index words that aren't the reader's word: of the same stem, with the word as their beginning, one typo away. */
export const FORMS = {stem: 0.9, prefix: 0.75, typo: 0.6};

/** Factor on the score of a page that lists what others explain. */
export const LISTS = {words: 0.5, calls: 0.6};

/** Share of letter pairs that a title must have in common with a query that no page answers. */
export const NEAREST = 0.15;

/** When the answer to a question of the register is shown. */
export const BOX = {
  /** Words that a query must have beside stop words. */
  telling: 2,
  /** Weight of title and heading of the section that answers, beside the wordings. */
  place: 0.7,
  /** Weights of the closest wording, of all wordings, and of what is shown. */
  closest: 0.4,
  asked: 0.35,
  shown: 0.25,
  /** Loss for each word that neither has. */
  lacking: 0.08,
  /** Bonus where the section that answers is the first result. */
  first: 0.1,
  /** Weight of the distance to the next question that another section answers. */
  ahead: 0.3,
  least: 0.84,
};

export const TUNING = {
  /** Exponent of the coverage: a higher one lowers results that lack words. */
  coverage: 2,
  /** Weight of a stop word, relative to any other word. */
  stop: 0.12,
  /** The same for a word that says little in a query of many words (happens, instead, someone). */
  filler: 0.4,
  /** From how many other words on fillers count less. */
  fillersFrom: 4,
  /** Factor on the weight of a word that at most `mostTitles` titles have, because it names its page. */
  naming: 1.5,
  mostTitles: 6,
  /** A query of `short` words is judged as a name, one of `long` words as a question, and those between as partly both. */
  short: 3,
  long: 7,
  /** Share of the page's own words in the score of its best section. */
  page: 0.38,
  /** Bonus of a title, a keyword, or a heading whose words are those of the query. */
  title: 2.4,
  keyword: 3,
  heading: 0.8,
  /** Bonus of a section that owns the question in the query, for the closest wording. */
  asked: 6.1,
  askedPower: 2.6,
  /** Bonus of a section whose question has the words of the query in all its wordings together. */
  together: 2.7,
  togetherPower: 1.2,
  /** Share of a query that the wordings of a question must have to be compared with it. */
  leastTogether: 0.3,
  /** Factor on a section about a fault for a query that names none. */
  fault: 0.6,
  /** The same for any other section and a query that names a fault. */
  noFault: 0.85,
  /** Above this agreement of title and query the page itself is what was asked for, and not one of its sections. */
  named: 0.75,
  /** Factors on calls for a query of plain words, for one that is code, and for one about code. */
  plain: 0.75,
  code: 2.5,
  aboutCode: 2,
};
