import {transfer, wrap, type Remote} from 'comlink';

import {takeFile} from './fetchIndex';
import type {SearchAnswer, SearchFiles} from './types';
import type {SearchWorker} from './worker';

/** What the page asks of search. */
export interface SearchClient {
  /** Loads what ranks, once; again after it failed. */
  load(): Promise<void>;
  /** Answers a query. */
  search(query: string, most: number): Promise<SearchAnswer>;
  /** Excerpts of sections for the words that were found; empty ones where the file of excerpts can't be had. */
  excerpts(sections: readonly number[], words: readonly string[]): Promise<string[]>;
}

let client: SearchClient | undefined;

/** The one client of a visit; its worker starts with the first call, and takes the files from below the base path. */
export function searchClient(files: SearchFiles, baseUrl: string): SearchClient {
  client ??= makeClient(files, baseUrl);
  return client;
}

/** Runs something once; again when it is asked for after it failed. */
function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function makeClient({build, rank, text}: SearchFiles, baseUrl: string): SearchClient {
  const ready = once(async (): Promise<Remote<SearchWorker>> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
    const remote = wrap<SearchWorker>(worker);
    // A worker that can't start says so in an event, and its answers never come.
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the search worker did not start')), {once: true});
    });
    try {
      const loaded = takeFile(baseUrl + rank).then((file) => remote.rankBy(transfer(file, [file]), build));
      await Promise.race([loaded, broken]);
      return remote;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  });
  const readable = once(async () => {
    const [remote, file] = await Promise.all([ready(), takeFile(baseUrl + text)]);
    await remote.quoteFrom(transfer(file, [file]), build);
  });
  return {
    // A list without excerpts still leads to the pages; the next query tries again.
    load: async () => {
      await ready();
      readable().catch(() => undefined);
    },
    search: async (query, most) => (await ready()).search(query, most),
    excerpts: async (sections, words) => {
      await readable().catch(() => undefined);
      return (await ready()).excerpts(sections, words);
    },
  };
}
