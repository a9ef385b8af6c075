export const LONGEST_QUERY = 300;

export interface IndexedPage {
  /** Below the site's base path, without a slash before it. */
  readonly route: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  /** Factor on its score: below 1 for pages that list what others explain. */
  readonly weight: number;
  readonly sections: readonly IndexedSection[];
}

/** A part of a page that can be landed on; the first of a page has no id and no heading. */
export interface IndexedSection {
  readonly id: string;
  readonly heading: string;
  /** Names on screen and defined terms: what is set bold. */
  readonly names?: string;
  /** The questions that it answers: each in full, then the telling words of other ways to ask it. */
  readonly asked?: readonly (readonly string[])[];
}

/** The file that ranks until the texts arrive. It has all that a list of results shows, apart from the excerpts. */
export interface RankFile {
  readonly build: string;
  /** The beginning of the route of every call of the API. */
  readonly calls: string;
  /** Route of the glossary, each of whose sections is a term. */
  readonly glossary: string;
  /** The number of a section is its place among those of all pages, as in the text file. */
  readonly pages: readonly IndexedPage[];
  /** Paths of the files of answers, relative to the base path; all but the last have `answersEach` answers, in the order of the questions. */
  readonly answers: readonly string[];
  readonly answersEach: number;
  /** Folded phrases that mean the same, by phrase. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** The text of each section, which is searched and quoted. */
export interface TextFile {
  readonly build: string;
  readonly texts: readonly string[];
}

export interface TextPart {
  readonly text: string;
  readonly as?: 'strong' | 'code';
}

/** The register's reply to a question: its answer, and what to do about what is open. */
export interface Answer {
  readonly answer?: readonly TextPart[];
  readonly action?: readonly TextPart[];
}

export interface AnswerFile {
  readonly build: string;
  readonly answers: readonly Answer[];
}

interface SectionHit {
  readonly section: number;
  readonly id: string;
  readonly heading: string;
}

export interface PageHit {
  readonly route: string;
  readonly title: string;
  readonly trail: readonly string[];
  /** The number of its first section, whose text opens the page. */
  readonly opening: number;
  readonly sections: readonly SectionHit[];
  /** True where the query names the page; else its first section is what was asked for. */
  readonly isNamed: boolean;
}

/** The question of the register or the term of the glossary that a query asks for, and the section that owns its answer. */
export interface QuestionHit {
  readonly question: string;
  /** The answer, or where it is: the address of its file, relative to the base path, and its place there. */
  readonly told: Answer | {readonly file: string; readonly place: number};
  /** Route of the page, with the id of the heading. */
  readonly owner: string;
  readonly title: string;
  readonly heading: string;
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[];
  readonly total: number;
  readonly question?: QuestionHit;
  /** Words of the index that were found, for marking. */
  readonly words: readonly string[];
  /** Nothing matched: `pages` has the titles nearest to the query. */
  readonly isGuess: boolean;
  /** False until the texts are there. */
  readonly hasTexts: boolean;
}

/** Paths below the base path, and the build that the files must be of. */
export interface SearchFiles {
  readonly build: string;
  readonly rank: string;
  readonly text: string;
}
