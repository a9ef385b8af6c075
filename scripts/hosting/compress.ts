import {mkdir, readdir, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';

import {globSync} from 'tinyglobby';

import {startThreads} from '../../src/shared/threads';
import type {compressBatch} from './compressText';

/** Cache of compressed files, keyed by the hash of the text: most texts are the same in the next build. */
const KEPT = 'node_modules/.cache/compressed';
const used = new Set<string>();

/** The texts of a built site that a server compresses: pages, and what they load. */
export const patterns = {pages: '**/*.html', assets: '**/*.{css,ico,js,json,md,svg,txt,xml,yaml}'} as const;

/** Texts that a thread takes at a time: few enough for all threads to end at about the same time. */
const BATCH = 16;

const compress = startThreads<typeof compressBatch>(
  new URL('./compressing.mjs', import.meta.url),
  availableParallelism(),
);

/**
 * Writes the compressed forms of texts of a built site beside them.
 * @param build the built site
 * @param pattern which texts, of `patterns`
 * @returns how many have compressed forms
 */
export async function compressTexts(build: string, pattern: string | string[]): Promise<number> {
  await mkdir(KEPT, {recursive: true});
  // By kind, because texts of a kind need the same memory.
  const files = globSync(pattern, {cwd: build, absolute: true}).sort((a, b) => extname(a).localeCompare(extname(b)));
  const batches = Array.from({length: Math.ceil(files.length / BATCH)}, (_, index) =>
    files.slice(index * BATCH, (index + 1) * BATCH),
  );
  const forms = await Promise.all(batches.map((batch) => compress({files: batch, kept: KEPT})));
  for (const name of forms.flat(2)) used.add(name);
  return forms.flat().filter(({length}) => length > 0).length;
}

/** Deletes what is kept and was not used since this process began. */
export async function forgetUnused(): Promise<void> {
  const unused = (await readdir(KEPT)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(join(KEPT, name))));
}
