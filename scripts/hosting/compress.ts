import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {globSync} from 'tinyglobby';

/** File extensions of the compressed copies, by encoding; the preferred one is first. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** The texts of a built site that a server compresses: pages, and what they load. */
export const texts = {pages: ['**/*.html'], files: ['**/*.{css,ico,js,json,md,mjs,svg,ts,txt,xml,yaml}']};

/** Below this (bytes), a compressed file costs as many packets as the file itself. */
const LEAST = 1000;

/** Above this (bytes), a page is worth as much time as a script. */
const LARGE = 300_000;

/** Quality of brotli. Of all pages, 10 makes 5% less than 9, and takes 21 s instead of 3 s. */
const quality = (body: Buffer, file: string): number =>
  /(?:\.html|\/[^./]*)$/.test(file) && body.length < LARGE ? 9 : 11;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a text with brotli, at the quality for its file or address. */
const compressed = (body: Buffer, file: string): Promise<Buffer> =>
  brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality(body, file)}});

const encoders: Readonly<Record<Encoding, typeof compressed>> = {
  br: compressed,
  gzip: (body) => gzipped(body, {level: 9}),
};

/** Writes the compressed forms of a text beside it, unless it is too short. @returns whether it has some */
async function compressText(file: string): Promise<boolean> {
  // At once, so that all texts are with the threads that compress before the caller goes on.
  const body = readFileSync(file);
  if (body.length < LEAST) return false;
  const forms = Object.entries(encodings) as [Encoding, string][];
  await Promise.all(forms.map(async ([encoding, end]) => writeFile(file + end, await encoders[encoding](body, file))));
  return true;
}

/**
 * Writes the compressed forms of texts beside them, in the threads of Node, while the caller goes on.
 * @param build the built site
 * @param files patterns of the files in it
 * @returns how many have compressed forms
 */
export async function compressTexts(build: string, files: readonly string[]): Promise<number> {
  const done = await Promise.all(globSync(files, {cwd: build, absolute: true}).map(compressText));
  return done.filter(Boolean).length;
}
