export const LONGEST_QUERY = 300;

export interface IndexedPage {
  /** Relative to the base path. */
  readonly route: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  /** Below 1 for pages that list what others explain. */
  readonly weight: number;
  readonly sections: readonly IndexedSection[];
}

/** The first section of a page has no ID and heading. */
export interface IndexedSection {
  readonly id: string;
  readonly heading: string;
  readonly names?: string;
  /** The questions that it answers: each in full, then the telling words of other ways to ask it. */
  readonly asked?: readonly (readonly string[])[];
}

/** Ranks alone until the texts arrive; has everything in a result except excerpts. */
export interface RankFile {
  readonly build: string;
  /** Route prefix of calls. */
  readonly calls: string;
  /** Route of the glossary, each of whose sections is a term. */
  readonly glossary: string;
  /** The number of a section is its place among those of all pages, as in the text file. */
  readonly pages: readonly IndexedPage[];
  /** Paths of the files of answers, relative to the base path; all but the last have `answersEach` answers, in the order of the questions. */
  readonly answers: readonly string[];
  readonly answersEach: number;
  /** By folded phrase. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

export interface TextFile {
  readonly build: string;
  readonly texts: readonly string[];
}

export interface TextPart {
  readonly text: string;
  readonly as?: 'strong' | 'code';
}

/** Answer, and what to do about open points. */
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
  readonly opening: number;
  readonly sections: readonly SectionHit[];
  readonly isNamed: boolean;
}

/** The question of the register or the term of the glossary that a query asks for, and the section that owns its answer. */
export interface QuestionHit {
  readonly question: string;
  /** The answer, or where it is: the address of its file, relative to the base path, and its place there. */
  readonly told: Answer | {readonly file: string; readonly place: number};
  /** With the ID of the heading. */
  readonly owner: string;
  readonly title: string;
  readonly heading: string;
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[];
  readonly total: number;
  readonly question?: QuestionHit;
  readonly words: readonly string[];
  /** Nearest titles only. */
  readonly isGuess: boolean;
  /** False until the texts arrive. */
  readonly hasTexts: boolean;
}

export interface SearchFiles {
  readonly build: string;
  readonly rank: string;
  readonly text: string;
}
