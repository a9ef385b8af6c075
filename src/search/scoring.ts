/**
 * All weights of the ranking. They are tuned on `tests/search/queries.yml`, on the first half of `tests/search/questions.yml`, and on
 * wordings of the register that were left out of the index; never on the second half of the questions.
 */

/** How much a word counts where it is found. */
export const BOOSTS = {
  title: 7,
  keywords: 5,
  heading: 2.8,
  asked: 1.3,
  names: 2.5,
  description: 3,
  text: 1.2,
};

/** How much a word of the index counts beside the reader's word: one of the same stem, one that begins with it, one a slip away. */
export const FORMS = {stem: 0.9, prefix: 0.75, slip: 0.6};

/** What the score of a page is multiplied with that lists what others explain. */
export const LISTS = {words: 0.5, calls: 0.6};

/** How many letters a title must share with a query that no page answers, as a part of both. */
export const NEAREST = 0.15;

/** How a page is judged beyond the words it has. */
export const TUNING = {
  /** What the words of a synonym count beside those that were typed. */
  synonym: 0.8,
  /** How hard a missing word lowers a result. */
  coverage: 1.7,
  /** How much a stop word counts beside a real one. */
  stop: 0.12,
  /** The same for a word that says little in a question of many words (happens, instead, someone). */
  filler: 0.4,
  /** From how many other words on fillers count less. */
  fillersFrom: 4,
  /** A word that fewer sections have than this counts as if so many had it: in a long question a rare word is often an accident. */
  rarest: 3,
  /** What a word that no section has takes from the coverage, beside one that is there. */
  unknown: 0.4,
  /** A query of so many words is judged as a name, one of so many as a question; between, in part. */
  short: 3,
  long: 7,
  /** In a question: how hard a missing word lowers a result, and the power that keeps one strong word from deciding alone. */
  coverageLong: 1.7,
  saturation: 0.75,
  /** In a question: what the words that are anywhere on the page add. */
  spread: 0.15,
  /** What the page adds to its best section. */
  page: 0.38,
  /** What a title, a keyword or a heading adds when its words are those of the query. */
  title: 2.4,
  keyword: 3,
  heading: 0.8,
  /** What a section gains when the query asks a question that it owns, more the closer the wording is. */
  asked: 6.1,
  askedPower: 2.6,
  /** What it gains when the wordings of one question have the words of the query together. */
  together: 2,
  togetherPower: 2,
  /** Below this a question is not looked at. */
  leastTogether: 0.2,
  /** The power of a word's rarity in the wording of a question: 0 counts all its words the same. */
  askedRarity: 0.5,
  /** A query of fewer telling words is a name, and asks nothing. */
  asking: 3,
  /** From which agreement on a question counts as asked, and its answer is shown. */
  answered: 0.7,
  /** Above this agreement of title and query the page itself is what was asked for, and not one of its sections. */
  named: 0.75,
  /** What it multiplies when it is the query itself. */
  exactTitle: 2.4,
  exactKeyword: 1.5,
  exactHeading: 1.2,
  /** What each further word of a query adds to a text that has it word for word, and how much at the most. */
  verbatim: 0.25,
  mostVerbatim: 1.75,
  /** What a text that has it is multiplied with where a query is a name of the software. */
  name: 3,
  /** In a question: what a page with pages below it is multiplied with. */
  overview: 0.8,
  /** What each level below the top of the manual costs. */
  depth: 0.009,
  /** What a call is multiplied with in a query of plain words, in one that is code, and in one about code. */
  plain: 0.75,
  code: 2.5,
  aboutCode: 2,
  /** In a query about code: what the guide to the API is multiplied with. */
  guide: 1.5,
};
