/** Ranks and quotes off the main thread. */
import {expose} from 'comlink';

import {excerptOf} from './excerpt';
import {SearchEngine} from './SearchEngine';
import type {AnswerFile, RankFile, SearchAnswer, TextFile} from './types';

/** Truncated files aren't JSON. */
function parse<File extends {readonly build: string}>(bytes: ArrayBuffer, build: string): File {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as File;
  if (file.build !== build) {
    throw new Error('the index of search belongs to another build of this site');
  }
  return file;
}

let engine: SearchEngine | undefined;
let texts: readonly string[] = [];

const api = {
  /** Throws for invalid JSON, and for another build. */
  rankBy(file: ArrayBuffer, build: string): void {
    engine = new SearchEngine(parse<RankFile>(file, build));
  },

  /** Throws as `rankBy`. */
  quoteFrom(file: ArrayBuffer, build: string): void {
    ({texts} = parse<TextFile>(file, build));
    engine?.addTexts(texts);
  },

  answersOf(file: ArrayBuffer, build: string): AnswerFile['answers'] {
    return parse<AnswerFile>(file, build).answers;
  },

  search(query: string, most: number): SearchAnswer {
    if (!engine) {
      throw new Error('search before a file to rank by');
    }
    return engine.search(query, most);
  },

  /** Empty without texts. */
  excerpts(sections: readonly number[], words: readonly string[]): string[] {
    const found = new Set(words);
    return sections.map((section) => excerptOf(texts[section] ?? '', found));
  },
};

export type SearchWorker = typeof api;

expose(api);
