import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {queriesIn, type Query} from '../../src/checks/queries';
import {FindingsError} from '../../src/shared/finding';
import {SearchEngine} from '../../src/search/SearchEngine';
import type {RankFile, TextFile} from '../../src/search/types';

/** Scores of a search engine on a list of queries. */
export interface Score {
  readonly queries: number;
  /** Share of queries whose first result is right, and with a right one among the first three. */
  readonly hit1: number;
  readonly hit3: number;
  /** Mean of 1 / place of the first right result among ten, 0 where there is none. */
  readonly mrr10: number;
  readonly misses: readonly Miss[];
}

/** A query whose first result is not right. */
interface Miss {
  readonly query: Query;
  /** From 1; undefined where none of the first ten is right. */
  readonly place?: number;
  readonly first?: string;
}

/** The list of queries, relative to the project. */
export const QUERIES_FILE = 'tests/search/queries.yml';

/** Questions in natural language; the file says how they were written, judged, and divided. */
export const QUESTIONS_FILE = 'tests/search/questions.yml';

/** The held-out half of the questions, on which nothing is tuned. */
export const HELD_OUT = 'held out';

/**
 * Reads a list of queries.
 * @param routes routes of all pages that search covers
 * @param list the file, relative to the project
 * @throws FindingsError where an entry names no page, or one of several
 */
export function readQueries(routes: readonly string[], list = QUERIES_FILE): Query[] {
  const {queries, findings} = queriesIn(process.cwd(), list, routes);
  if (findings.length > 0) throw new FindingsError(findings);
  return queries;
}

/** The two search files of a built site, with their paths. */
export interface IndexFiles {
  readonly rank: RankFile;
  readonly text: TextFile;
  readonly rankPath: string;
  readonly textPath: string;
}

/** Reads the search files of a built site; throws if one is missing. */
export function readIndexFiles(build: string): IndexFiles {
  const folder = path.join(build, 'assets/search');
  const files = readdirSync(folder);
  const pathOf = (start: string) => path.join(folder, files.find((file) => file.startsWith(start)) ?? start);
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const [rankPath, textPath] = [pathOf('rank-'), pathOf('text-')];
  return {rank: read(rankPath) as RankFile, text: read(textPath) as TextFile, rankPath, textPath};
}

/** Search results, and how long each query took. */
export interface Run {
  /** Routes, best first, ten at the most. */
  readonly answers: readonly (readonly string[])[];
  /** Milliseconds. */
  readonly times: readonly number[];
}

/** Asks the search of a built site: the engine that readers' browsers run, here in Node. */
export function askSite({rank, text}: Pick<IndexFiles, 'rank' | 'text'>, queries: readonly string[]): Run {
  const engine = new SearchEngine(rank, text.texts);
  const runs = queries.map((query) => {
    const start = performance.now();
    const routes = engine.search(query, 10).pages.map(({route}) => route);
    return {routes, time: performance.now() - start};
  });
  return {answers: runs.map(({routes}) => routes), times: runs.map(({time}) => time)};
}

/** Scores a search by the routes that it found for each query: best first, ten at the most. */
export function judge(queries: readonly Query[], answers: readonly (readonly string[])[]): Score {
  const places = queries.map(
    ({pages}, number) => (answers[number] ?? []).findIndex((route) => pages.includes(route)) + 1,
  );
  const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / queries.length;
  return {
    queries: queries.length,
    hit1: share((place) => place === 1),
    hit3: share((place) => place >= 1 && place <= 3),
    mrr10: places.reduce((total, place) => total + (place > 0 ? 1 / place : 0), 0) / queries.length,
    misses: queries.flatMap((query, number): Miss[] => {
      const place = places[number];
      return place === 1 ? [] : [{query, place: place || undefined, first: answers[number]?.[0]}];
    }),
  };
}

/** The value that a share of values (0.5 for the median) does not exceed; 0 where there is none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
