import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {globSync} from 'tinyglobby';

import {replaceFile} from '../../src/shared/replaceFile';

/** File extensions of the compressed copies, by encoding; the preferred one is first. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** The texts of a built site that a server compresses: pages, and what they load. */
const TEXTS = '**/*.{css,html,ico,js,json,md,svg,txt,xml,yaml}';

/** Cache of compressed files, keyed by the hash of the text: most texts are the same in the next build. */
const CACHE = 'node_modules/.cache/compressed';

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

/** Writes the compressed forms of a text beside it; returns their names in the cache, none where the text is too short. */
async function compressText(file: string): Promise<string[]> {
  const body = await readFile(file);
  if (body.length < LEAST) return [];
  const hash = createHash('sha256').update(quality(body, file).toString()).update(body).digest('hex');
  for (const [encoding, end] of Object.entries(encodings) as [Encoding, string][]) {
    const cached = path.join(CACHE, hash + end);
    if (!existsSync(cached)) replaceFile(cached, await encoders[encoding](body, file));
    await copyFile(cached, file + end);
  }
  return Object.values(encodings).map((end) => hash + end);
}

/**
 * Writes the compressed forms of the texts of a built site beside them, as many at a time as there are processors. Forms of
 * texts that the site no longer has leave the cache.
 * @param build the built site
 * @returns how many have compressed forms
 */
export async function compressTexts(build: string): Promise<number> {
  await mkdir(CACHE, {recursive: true});
  const files = globSync(TEXTS, {cwd: build, absolute: true});
  const forms: string[][] = [];
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) forms.push(await compressText(file));
  };
  await Promise.all(Array.from({length: availableParallelism()}, next));
  const used = new Set(forms.flat());
  const unused = (await readdir(CACHE)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(CACHE, name))));
  return forms.filter(({length}) => length > 0).length;
}
