import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {searchClient} from './workerClient';
import {HAS_INDEX} from './fetchIndex';
import type {Answer, SearchAnswer, SearchFiles} from './types';

/** An answer with what a list shows beside titles. */
export interface ShownAnswer extends SearchAnswer {
  /** The query that it answers. */
  readonly query: string;
  /** False while the texts of the pages are on their way, and with them more pages. */
  readonly isComplete: boolean;
  /** Excerpts by the number of their section; empty until they arrive. */
  readonly excerpts: ReadonlyMap<number, string>;
  /** The register's reply to the question in the query; undefined until it arrives. */
  readonly told?: Answer;
}

/** Progress of a search. */
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
      await client.load();
      if (isStale) {
        return;
      }
      setStatus('ready');
      const text = query.trim();
      if (text === '') {
        setAnswer(undefined);
        return;
      }
      // What ends in a space is typed to the end: the last word is not a beginning then.
      let found = await client.search(query, most);
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
        if (!isStale && !found.isGuess) show(false);
        await client.readTexts();
        if (isStale) {
          return;
        }
        found = await client.search(query, most);
      }
      if (isStale) {
        return;
      }
      show(true);
      const {question} = found;
      const sections = found.pages.flatMap(({opening, sections: parts}) => [
        opening,
        ...parts.map(({section}) => section),
      ]);
      const texts = await client.excerpts(sections, found.words);
      if (isStale) {
        return;
      }
      const excerpts = new Map(sections.map((section, place) => [section, texts[place] ?? '']));
      setAnswer((before) => before && {...before, excerpts});
      const told = question && (await client.answer(question));
      if (told && !isStale) {
        setAnswer((before) => before && {...before, told});
      }
    };
    if (HAS_INDEX) {
      answerQuery().catch((error: unknown) => {
        if (!isStale) {
          console.warn('Search:', error);
          setStatus('failed');
        }
      });
    }
    return () => {
      isStale = true;
    };
  }, [client, query, most]);

  return {status, answer};
}
