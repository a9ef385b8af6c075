import {transfer, wrap, type Remote} from 'comlink';

import {getOrMake} from '../shared/collections';
import {takeFile} from './fetchIndex';
import type {Answer, AnswerFile, QuestionHit, SearchAnswer, SearchFiles} from './types';
import type {SearchWorker} from './worker';

export interface SearchClient {
  /** Retries after a failure. */
  load(): Promise<void>;
  search(query: string, most: number): Promise<SearchAnswer>;
  /** Settles without texts on failure; retries next time. */
  readTexts(): Promise<void>;
  /** Empty without texts. */
  excerpts(sections: readonly number[], words: readonly string[]): Promise<string[]>;
  /** Undefined if it can't be loaded. */
  answer(question: QuestionHit): Promise<Answer | undefined>;
}

let client: SearchClient | undefined;

/** Shared by all pages of a visit; starts lazily. */
export function searchClient(files: SearchFiles, baseUrl: string): SearchClient {
  client ??= makeClient(files, baseUrl);
  return client;
}

/** Slow phones take seconds; a terminated worker never answers (ms). */
const LONGEST_ANSWER = 10_000;

interface Started {
  /** Rejects if the worker stops; the next call starts it again. */
  ask<Value>(question: (worker: Remote<SearchWorker>) => Promise<Value>): Promise<Value>;
  readTexts(): Promise<void>;
}

async function start({build, rank, text}: SearchFiles, baseUrl: string, onStop: () => void): Promise<Started> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const remote = wrap<SearchWorker>(worker);
  let stop!: (error: Error) => void;
  const stopped = new Promise<never>((_, reject) => {
    stop = (error) => {
      worker.terminate();
      onStop();
      reject(error);
    };
  });
  stopped.catch(() => undefined);
  // A failed start fires an event, a termination doesn't.
  worker.addEventListener('error', () => stop(new Error('the search worker failed')));
  const ask: Started['ask'] = async (question) => {
    const timer = setTimeout(() => stop(new Error('the search worker does not answer')), LONGEST_ANSWER);
    try {
      return await Promise.race([question(remote), stopped]);
    } finally {
      clearTimeout(timer);
    }
  };
  let reading: Promise<void> | undefined;
  const read = async () => {
    const file = await takeFile(baseUrl + text);
    await ask((one) => one.quoteFrom(transfer(file, [file]), build));
  };
  try {
    const file = await Promise.race([takeFile(baseUrl + rank), stopped]);
    await ask((one) => one.rankBy(transfer(file, [file]), build));
  } catch (error) {
    stop(error as Error);
    throw error;
  }
  return {ask, readTexts: () => (reading ??= read().catch(() => (reading = undefined)))};
}

function makeClient(files: SearchFiles, baseUrl: string): SearchClient {
  let started: Promise<Started> | undefined;
  const ready = () => (started ??= start(files, baseUrl, () => (started = undefined)));
  const answers = new Map<string, Promise<AnswerFile['answers']>>();
  const answersIn = async (address: string) => {
    const [{ask}, file] = await Promise.all([ready(), takeFile(baseUrl + address)]);
    return ask((worker) => worker.answersOf(transfer(file, [file]), files.build));
  };
  return {
    load: async () => {
      const {readTexts} = await ready();
      void readTexts();
    },
    readTexts: async () => (await ready()).readTexts(),
    search: async (query, most) => (await ready()).ask((worker) => worker.search(query, most)),
    excerpts: async (sections, words) => (await ready()).ask((worker) => worker.excerpts(sections, words)),
    answer: async ({told}) => {
      if (!('file' in told)) return told;
      const {file, place} = told;
      try {
        return (await getOrMake(answers, file, () => answersIn(file)))[place];
      } catch {
        answers.delete(file);
        return undefined;
      }
    },
  };
}
