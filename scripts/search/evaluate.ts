import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {queriesIn, type Query} from '../../src/checks/queries';
import {openData} from '../../src/data/open';
import {FindingsError} from '../../src/shared/finding';
import {SearchEngine} from '../../src/search/SearchEngine';
import {readSynonyms, textOf} from '../../src/search';
import type {PageHit, QuestionHit, RankFile, TextFile} from '../../src/search/types';

export interface Score {
  readonly queries: number;
  /** Share of queries with the first result right, or one of the first three. */
  readonly hit1: number;
  readonly hit3: number;
  readonly misses: readonly Miss[];
}

interface Miss {
  readonly query: Query;
  readonly place?: number;
  readonly first?: string;
}

export const QUERIES_FILE = 'tests/search/queries.yml';

/** The file says how they were written, judged, and divided. */
export const QUESTIONS_FILE = 'tests/search/questions.yml';

/** Never used for tuning. */
export const HELD_OUT = 'held out';

/** Questions that should show an answer: in plain words, and from readers. */
export const BOX_FILES = {plain: 'tests/search/box/plain.yml', met: 'tests/search/box/questions.yml'};

/** Throws findings for entries that don't match one page. */
export function readQueries(routes: readonly string[], list = QUERIES_FILE): Query[] {
  const {queries, findings} = queriesIn(process.cwd(), list, routes);
  if (findings.length > 0) throw new FindingsError(findings);
  return queries;
}

export interface IndexFiles {
  readonly rank: RankFile;
  readonly text: TextFile;
  readonly rankPath: string;
  readonly textPath: string;
}

export function readIndexFiles(build: string): IndexFiles {
  const folder = path.join(build, 'assets/search');
  const files = readdirSync(folder);
  const pathOf = (start: string) => path.join(folder, files.find((file) => file.startsWith(start)) ?? start);
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const [rankPath, textPath] = [pathOf('rank-'), pathOf('text-')];
  // From the sources, so that synonyms can be tried without a build.
  const synonyms = readSynonyms(process.cwd()).byPhrase;
  return {rank: {...(read(rankPath) as RankFile), synonyms}, text: read(textPath) as TextFile, rankPath, textPath};
}

export interface Run {
  readonly answers: readonly (readonly string[])[];
  readonly times: readonly number[];
}

/** The browser's engine in Node. */
function engineOf({rank, text}: Pick<IndexFiles, 'rank' | 'text'>): SearchEngine {
  const engine = new SearchEngine(rank);
  engine.addTexts(text.texts);
  return engine;
}

export const hitsFor = (files: IndexFiles, query: string): readonly PageHit[] =>
  engineOf(files).search(query, 10).pages;

export function askSite(files: Pick<IndexFiles, 'rank' | 'text'>, queries: readonly string[]): Run {
  const engine = engineOf(files);
  const runs = queries.map((query) => {
    const start = performance.now();
    const routes = engine.search(query, 10).pages.map(({route}) => route);
    return {routes, time: performance.now() - start};
  });
  return {answers: runs.map(({routes}) => routes), times: runs.map(({time}) => time)};
}

export interface BoxScore {
  readonly questions: number;
  readonly shown: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

const boxSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

export function judgeBoxes(files: IndexFiles, list: string): BoxScore {
  const engine = engineOf(files);
  const questions = openData(process.cwd())().questions.flatMap((area) => area.questions);
  const ids = new Map(questions.map(({question, id}) => [textOf(question), id]));
  const idOf = ({question, owner}: QuestionHit) => ids.get(question) ?? owner.split('#')[1];
  const judged = Object.values(boxSchema.parse(parse(readFileSync(list, 'utf8'))))
    .flatMap((each) => Object.entries(each))
    .map(([question, ids]) => {
      const {question: hit} = engine.search(question, 10);
      const id = hit && idOf(hit);
      return {question, id, isRight: id !== undefined && ids.includes(id)};
    });
  const shown = judged.filter(({id}) => id !== undefined);
  const wrong = shown.filter(({isRight}) => !isRight).map(({question, id}) => `${question} -> ${id}`);
  return {questions: judged.length, shown: shown.length, right: shown.length - wrong.length, wrong};
}

/** Scores results: routes per query, best first, up to ten. */
export function judge(queries: readonly Query[], answers: readonly (readonly string[])[]): Score {
  const places = queries.map(
    ({pages}, number) => (answers[number] ?? []).findIndex((route) => pages.includes(route)) + 1,
  );
  const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / queries.length;
  return {
    queries: queries.length,
    hit1: share((place) => place === 1),
    hit3: share((place) => place >= 1 && place <= 3),
    misses: queries.flatMap((query, number): Miss[] => {
      const place = places[number];
      return place === 1 ? [] : [{query, place: place || undefined, first: answers[number]?.[0]}];
    }),
  };
}

/** 0 if empty. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
