import {wrap, type Remote} from 'comlink';

import type {SearchAnswer, SearchFiles} from './types';
import type {SearchWorker} from './worker';

/** What the page asks of search. */
export interface SearchClient {
  /** Loads what ranks, once; again after it failed. */
  load(): Promise<void>;
  /** Answers a query. */
  search(query: string, most: number): Promise<SearchAnswer>;
  /** Excerpts of sections for the words that were found. */
  excerpts(sections: readonly number[], words: readonly string[]): Promise<string[]>;
}

let client: SearchClient | undefined;

/**
 * The one client of a visit; its worker starts with the first call.
 * @param files where the files of this build are, relative to the base path
 * @param baseUrl the base path of the site
 */
export function searchClient(files: SearchFiles, baseUrl: string): SearchClient {
  client ??= makeClient(files, baseUrl);
  return client;
}

function makeClient({build, rank, text}: SearchFiles, baseUrl: string): SearchClient {
  const addressOf = (file: string) => new URL(baseUrl + file, window.location.origin).href;
  let worker: Remote<SearchWorker> | undefined;
  let loading: Promise<void> | undefined;
  // A worker that can't start says so in an event, and its answers never come.
  const startWorker = (): Promise<Remote<SearchWorker>> => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
    const remote = wrap<SearchWorker>(started);
    return new Promise((resolve, reject) => {
      started.addEventListener('error', () => reject(new Error('the search worker did not start')), {once: true});
      void remote.load({build, rank: addressOf(rank), text: addressOf(text)}).then(() => resolve(remote), reject);
    });
  };
  const load = (): Promise<void> => {
    loading ??= startWorker().then(
      (remote) => {
        worker = remote;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const ready = async (): Promise<Remote<SearchWorker>> => {
    await load();
    if (!worker) {
      throw new Error('the search worker did not start');
    }
    return worker;
  };
  return {
    load,
    search: async (query, most) => (await ready()).search(query, most),
    excerpts: async (sections, words) => (await ready()).excerpts(sections, words),
  };
}
