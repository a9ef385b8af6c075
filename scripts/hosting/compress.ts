import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {globSync} from 'tinyglobby';

/** File extensions of the compressed copies, by encoding; the preferred one is first. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** The texts of a built site that a server compresses: pages, and what they load. */
export const texts = {pages: ['**/*.html'], files: ['**/*.{css,ico,js,json,md,svg,txt,xml,yaml}']};

/** Below this (bytes), a compressed file costs as many packets as the file itself. */
const LEAST = 1000;

/** Above this (bytes), a page is worth more time. */
const LARGE = 300_000;

/** Above this (bytes), a script is worth the most time. The one that every page loads is among them. */
const SHARED = 200_000;

/**
 * Quality of brotli: scripts, styles, and data are worth more time. Measured with 2 cores: 10 makes the main script 7% smaller
 * than 9, and takes 3 s for all scripts, styles, and data. 11 makes it 2% smaller still; for all above 12 KB, it would take 5 s
 * more. For pages, 9 is 0.4% smaller than 8 and takes several times as long. For the page with all calls of the reference
 * (745 KB), 10 is 7% smaller than 8, which is 4 KB, and takes 1 s.
 */
function quality(body: Buffer, file: string): number {
  if (/\.(?:css|js|json|yaml)$/.test(file)) return file.endsWith('.js') && body.length > SHARED ? 11 : 10;
  return body.length > LARGE && /(?:\.html|\/[^./]*)$/.test(file) ? 10 : 8;
}

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
