import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {promisify} from 'node:util';
import {brotliCompress, brotliCompressSync, constants, gzip} from 'node:zlib';

import {globSync} from 'tinyglobby';

/** The compressed forms of a file: the end of its name, by the name of its encoding, the one that is preferred first. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** Below this (bytes), a compressed file costs as many packets as the file itself. */
const LEAST = 1000;

/**
 * Quality of brotli: what pages share is worth more time. Measured on 21 MB with 2 cores: 10 makes the main script 7% smaller
 * than 9 and takes 2 s for all assets; 11 makes it 2% smaller still and takes 4 s.
 */
const quality = (file: string): number => (file.endsWith('.html') ? 9 : 10);

const atQuality = (of: number) => ({params: {[constants.BROTLI_PARAM_QUALITY]: of}});

/** How many bytes a text takes with brotli, at the quality of pages. */
export const brotliBytes = (text: string | Buffer): number => brotliCompressSync(text, atQuality(9)).length;

const compress: Readonly<Record<Encoding, (body: Buffer, file: string) => Promise<Buffer>>> = {
  br: (body, file) => promisify(brotliCompress)(body, atQuality(quality(file))),
  gzip: (body) => promisify(gzip)(body, {level: 9}),
};

/** Writes the compressed forms of each text of a built site beside it, and returns how many texts there are. */
export async function compressSite(build: string): Promise<number> {
  const ends = Object.values(encodings);
  await Promise.all(
    globSync(
      ends.map((end) => `**/*${end}`),
      {cwd: build, absolute: true},
    ).map((old) => rm(old)),
  );
  const texts = globSync('**/*.{css,html,ico,js,json,svg,txt,xml,yaml}', {cwd: build});
  // Brotli takes 10 MB for each text that it has begun.
  const done = Readable.from(texts).map(
    async (text: string) => {
      const file = path.join(build, text);
      if ((await stat(file)).size < LEAST) return false;
      const body = await readFile(file);
      for (const [encoding, end] of Object.entries(encodings) as [Encoding, string][]) {
        await writeFile(file + end, await compress[encoding](body, text));
      }
      return true;
    },
    {concurrency: availableParallelism() + 1},
  );
  return (await done.filter(Boolean).toArray()).length;
}
