import {statSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {SLOW_4G} from '../../scripts/lib/browser';
import {
  askSite,
  HELD_OUT,
  judge,
  percentile,
  QUESTIONS_FILE,
  readIndexFiles,
  readQueries,
} from '../../scripts/search/evaluate';
import {answersTo} from './support/search';
import {build, launcherInterface, open} from './support/site';

/** The goals are 0.85, 0.95 and 0.90, and 0.90, 0.98 and 0.94 are reached; a page that is rewritten may cost a little before anybody tunes. */
const LEAST = {hit1: 0.89, hit3: 0.96, mrr10: 0.92};

/** The goal is 0.85 at the first place. 0.78 and 0.92, and 0.78 and 0.94, are reached; changes of pages take and give a few. */
const LEAST_OF_QUESTIONS = {development: {hit1: 0.74, hit3: 0.89}, [HELD_OUT]: {hit1: 0.74, hit3: 0.9}};

/** Milliseconds that one query in twenty may take longer than: 50 with a processor slowed 4 times. */
const SLOW_QUERY = 12.5;

test('search answers readers as it has to, and at once', () => {
  const files = readIndexFiles(build);
  const queries = readQueries(files.rank.pages.map(({route}) => route));
  const texts = queries.map(({text}) => text);
  // Other tests run beside this one: the fastest of five runs tells what a query costs.
  const runs = Array.from({length: 5}, () => askSite(files, texts));
  const times = texts.map((_, at) => Math.min(...runs.map((run) => run.times[at]!)));
  const {hit1, hit3, mrr10, misses} = judge(queries, runs[0]!.answers);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missed = misses.map(({query, first}) => `${query.text} -> ${first ?? 'nothing'}`).join('\n');
  expect(hit1, missed).toBeGreaterThanOrEqual(LEAST.hit1);
  expect(hit3, missed).toBeGreaterThanOrEqual(LEAST.hit3);
  expect(mrr10, missed).toBeGreaterThanOrEqual(LEAST.mrr10);
  expect(percentile(times, 0.95), '95th percentile of a query').toBeLessThanOrEqual(SLOW_QUERY);
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

test('on slow 4G the first results are there 1.5 s after the first key, with a cold cache', async ({browser}) => {
  // Other tests run beside this one: the best of three tells what the line costs.
  await expect(async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, launcherInterface);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('engine');
    await expect(page.getByRole('option').first())
      .toBeVisible({timeout: 1500})
      .finally(() => context.close());
  }).toPass({intervals: [0, 0], timeout: 20_000});
});
