import {transfer, wrap, type Remote} from 'comlink';

import {getOrMake} from '../shared/collections';
import {takeFile} from './fetchIndex';
import type {Answer, AnswerFile, QuestionHit, SearchAnswer, SearchFiles} from './types';
import type {SearchWorker} from './worker';

export interface SearchClient {
  /** Loads what ranks, once; again after it failed. */
  load(): Promise<void>;
  search(query: string, most: number): Promise<SearchAnswer>;
  /** Waits for the texts of the pages, or until it is known that they can't be had; the next time tries again. */
  readTexts(): Promise<void>;
  /** Excerpts of sections for the words that were found; empty ones where there are no texts. */
  excerpts(sections: readonly number[], words: readonly string[]): Promise<string[]>;
  /** The answer to a question; undefined where its file can't be had. */
  answer(question: QuestionHit): Promise<Answer | undefined>;
}

let client: SearchClient | undefined;

/** The one client of a visit; its worker starts with the first call, and takes the files from below the base path. */
export function searchClient(files: SearchFiles, baseUrl: string): SearchClient {
  client ??= makeClient(files, baseUrl);
  return client;
}

/** Timeout for an answer of the worker, ms: the slowest phones take seconds, and a worker that the browser has ended never answers. */
const LONGEST_ANSWER = 10_000;

/** A worker that has its file, and what it is asked through. */
interface Started {
  /** The answer of the worker; fails where the worker has stopped, which the next call starts again. */
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
  // One that can't start says so in an event; one that the browser ends says nothing.
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
