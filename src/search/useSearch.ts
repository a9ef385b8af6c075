import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {searchClient} from './workerClient';
import {HAS_INDEX} from './fetchIndex';
import type {Answer, SearchAnswer, SearchFiles} from './types';

export interface ShownAnswer extends SearchAnswer {
  readonly query: string;
  /** False until the texts arrive. */
  readonly isComplete: boolean;
  /** By section. */
  readonly excerpts: ReadonlyMap<number, string>;
  /** Undefined until it arrives. */
  readonly told?: Answer;
}

export interface SearchState {
  /** `closed`: no index in the live preview. */
  readonly status: 'loading' | 'ready' | 'failed' | 'closed';
  /** Possibly of an earlier query. */
  readonly answer?: ShownAnswer;
}

/** Up to `most` pages, while typing; never throws. */
export function useSearch(query: string, most: number): SearchState {
  const {siteConfig} = useDocusaurusContext();
  const files = usePluginData('site-search') as SearchFiles;
  const client = useRef(searchClient(files, siteConfig.baseUrl)).current;
  const [status, setStatus] = useState<SearchState['status']>(HAS_INDEX ? 'loading' : 'closed');
  const [answer, setAnswer] = useState<ShownAnswer>();

  useEffect(() => {
    let isStale = false;
    const answerQuery = async () => {
      /** Stops once the query has changed. */
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
      // A trailing space ends the last word.
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
        // Without texts, results may be shown, but not that there are none.
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
