import {statSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {askSite, HELD_OUT, judge, QUESTIONS_FILE, readIndexFiles, readQueries} from '../../scripts/search/evaluate';
import {answersTo} from './support/search';
import {build, launcherInterface, open} from './support/site';

/** The goals are 0.85, 0.95 and 0.90, and 0.90, 0.98 and 0.94 are reached; a page that is rewritten may cost a little before anybody tunes. */
const LEAST = {hit1: 0.89, hit3: 0.96, mrr10: 0.92};

/** The goal is 0.85 at the first place. 0.78 and 0.92, and 0.78 and 0.94, are reached; changes of pages take and give a few. */
const LEAST_OF_QUESTIONS = {development: {hit1: 0.74, hit3: 0.89}, [HELD_OUT]: {hit1: 0.74, hit3: 0.9}};

test('search answers readers as it has to', () => {
  const files = readIndexFiles(build);
  const queries = readQueries(files.rank.pages.map(({route}) => route));
  const texts = queries.map(({text}) => text);
  const {hit1, hit3, mrr10, misses} = judge(queries, askSite(files, texts).answers);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missed = misses.map(({query, first}) => `${query.text} -> ${first ?? 'nothing'}`).join('\n');
  expect(hit1, missed).toBeGreaterThanOrEqual(LEAST.hit1);
  expect(hit3, missed).toBeGreaterThanOrEqual(LEAST.hit3);
  expect(mrr10, missed).toBeGreaterThanOrEqual(LEAST.mrr10);
});

test('a question in natural language leads to its answer', () => {
  const files = readIndexFiles(build);
  const routes = files.rank.pages.map(({route}) => route);
  const questions = readQueries(routes, QUESTIONS_FILE);
  const texts = questions.map(({text}) => text);
  const answers = answersTo(texts);
  expect(questions.length).toBeGreaterThanOrEqual(80);
  for (const [kind, least] of Object.entries(LEAST_OF_QUESTIONS)) {
    const places = [...questions.keys()].filter((place) => questions[place]!.kind === kind);
    const own = places.map((place) => questions[place]!);
    const {hit1, hit3} = judge(
      own,
      places.map((place) => answers[place]!),
    );
    expect(own.length, kind).toBeGreaterThanOrEqual(40);
    expect(hit1, kind).toBeGreaterThanOrEqual(least.hit1);
    expect(hit3, kind).toBeGreaterThanOrEqual(least.hit3);
  }
});

test('the index is light: 105 KB before the first results, 345 KB in all', () => {
  const {rankPath, textPath} = readIndexFiles(build);
  const [rank = 0, text = 0] = [rankPath, textPath].map((file) => statSync(`${file}.br`).size);
  expect(rank).toBeLessThanOrEqual(105_000);
  expect(rank + text).toBeLessThanOrEqual(345_000);
});

test('the first results need few files', async ({page}) => {
  await open(page, launcherInterface);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('engine');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
});
