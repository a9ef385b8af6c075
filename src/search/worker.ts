/** Loads the files of search and answers queries, beside the page so that typing never waits. */
import {expose} from 'comlink';

import {excerptOf} from './excerpt';
import {SearchEngine} from './SearchEngine';
import type {RankFile, SearchAnswer, SearchFiles, TextFile} from './types';

async function read<File extends {readonly build: string}>(url: string, build: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  const file = (await response.json()) as File;
  if (file.build !== build) {
    throw new Error(`${url} belongs to another build of this site`);
  }
  return file;
}

const api = {
  engine: undefined as Promise<SearchEngine> | undefined,
  texts: undefined as Promise<TextFile> | undefined,

  /**
   * Fetches the file that ranks; the file of excerpts follows by itself.
   * @throws where the file is missing, is not JSON, or belongs to another build
   */
  async load({build, rank, text}: SearchFiles): Promise<void> {
    api.engine ??= read<RankFile>(rank, build).then((file) => new SearchEngine(file));
    try {
      await api.engine;
    } catch (error) {
      api.engine = undefined;
      throw error;
    }
    api.texts ??= read<TextFile>(text, build).then(async (file) => {
      (await api.engine)?.read(file.texts);
      return file;
    });
    // A list without excerpts still leads to the pages; the next query tries again.
    api.texts.catch(() => (api.texts = undefined));
  },

  /** Ranks pages for a query. */
  async search(query: string, most: number): Promise<SearchAnswer> {
    const engine = await api.engine;
    if (!engine) {
      throw new Error('search before load');
    }
    return engine.search(query, most);
  },

  /** Excerpts of sections, in their order; empty ones where the file of excerpts can't be had. */
  async excerpts(sections: readonly number[], words: readonly string[]): Promise<string[]> {
    const {texts = []} = (await api.texts?.catch(() => undefined)) ?? {};
    const found = new Set(words);
    return sections.map((section) => excerptOf(texts[section] ?? '', found));
  },
};

/** What the worker offers to the page. */
export type SearchWorker = Omit<typeof api, 'engine' | 'texts'>;

expose(api);
