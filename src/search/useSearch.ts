import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {searchClient} from './workerClient';
import {HAS_INDEX} from './fetchIndex';
import type {Answer, SearchAnswer, SearchFiles} from './types';

export interface ShownAnswer extends SearchAnswer {
  readonly query: string;
  /** False while the texts of the pages are on their way, and with them more pages. */
  readonly isComplete: boolean;
  /** Excerpts by the number of their section; empty until they arrive. */
  readonly excerpts: ReadonlyMap<number, string>;
  /** The register's reply to the question in the query; undefined until it arrives. */
  readonly told?: Answer;
}

export interface SearchState {
  /** `closed`: a preview has no index. `failed`: the index could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed' | 'closed';
  /** The newest answer; that of an earlier query while a later one is on its way. */
  readonly answer?: ShownAnswer;
}

/** Answers a query as it is typed, with at most `most` pages; never throws. */
export function useSearch(query: string, most: number): SearchState {
  const {siteConfig} = useDocusaurusContext();
  const files = usePluginData('site-search') as SearchFiles;
  const client = useRef(searchClient(files, siteConfig.baseUrl)).current;
  const [status, setStatus] = useState<SearchState['status']>(HAS_INDEX ? 'loading' : 'closed');
  const [answer, setAnswer] = useState<ShownAnswer>();

  useEffect(() => {
    let isStale = false;
    const answerQuery = async () => {
      /** Waits, and goes no further once the query has changed. */
      const current = async <Value>(value: Promise<Value>): Promise<Value> => {
        const done = await value;
        return isStale ? new Promise<never>(() => undefined) : done;
      };
      await current(client.load());
      setStatus('ready');
      const text = query.trim();
      if (text === '') {
        setAnswer(undefined);
        return;
      }
      // What ends in a space is typed to the end: the last word is not a beginning then.
      let found = await current(client.search(query, most));
      const show = (isComplete: boolean) =>
        setAnswer((before) => ({
          ...found,
          isComplete,
          query: text,
          excerpts: before?.excerpts ?? new Map(),
          told: before?.question?.question === found.question?.question ? before?.told : undefined,
        }));
      if (!found.hasTexts) {
        // On a slow line the texts of the pages arrive later: titles and headings may do, but don't tell that nothing is found.
        if (!found.isGuess) show(false);
        await current(client.readTexts());
        found = await current(client.search(query, most));
      }
      show(true);
      const numbers = found.pages.flatMap(({opening, sections}) => [opening, ...sections.map(({section}) => section)]);
      const texts = await current(client.excerpts(numbers, found.words));
      const excerpts = new Map(numbers.map((section, place) => [section, texts[place] ?? '']));
      setAnswer((before) => before && {...before, excerpts});
      const told = found.question && (await current(client.answer(found.question)));
      if (told) setAnswer((before) => before && {...before, told});
    };
    if (HAS_INDEX) {
      answerQuery().catch((error: unknown) => {
        if (isStale) return;
        console.warn('Search:', error);
        setStatus('failed');
      });
    }
    return () => {
      isStale = true;
    };
  }, [client, query, most]);

  return {status, answer};
}
