import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {replaceFile} from '../../src/shared/replaceFile';

/** The compressed forms of a file: the end of its name, by the name of its encoding, the one that is preferred first. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** Below this (bytes), a compressed file costs as many packets as the file itself. */
const LEAST = 1000;

/** Above this (bytes), a page is worth more time. */
const LARGE = 300_000;

/** Above this (bytes), scripts, styles, and data are worth the most time. */
const SHARED = 12_000;

/**
 * Quality of brotli: scripts, styles, and data are worth more time. Measured with 2 cores: 10 makes the main script 7% smaller
 * than 9, and takes 3 s for all scripts, styles, and data; 11 makes those above 12 KB 2% smaller still, the files of search 3%,
 * and takes 4 s more of one core. For 326 pages, 9 is 0.4% smaller than 8 and takes 7 s where 8 takes 1 s, most of it to get its
 * memory. For the page with all calls of the reference (745 KB), 10 is 7% smaller than 8, which is 4 KB, and takes 1 s.
 */
function quality(body: Buffer, file: string): number {
  if (/\.(?:css|js|json|yaml)$/.test(file)) return body.length > SHARED ? 11 : 10;
  return body.length > LARGE && /(?:\.html|\/[^./]*)$/.test(file) ? 10 : 8;
}

const encoders: Readonly<Record<Encoding, (body: Buffer, file: string) => Buffer>> = {
  br: (body, file) => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality(body, file)}}),
  gzip: (body) => gzipSync(body, {level: 9}),
};

/** Size of a text with brotli, in bytes, at the quality for its file or address. */
export const brotliBytes = (text: string | Buffer, file: string): number => encoders.br(Buffer.from(text), file).length;

/** Writes the compressed forms of a text beside it. */
function compressText(file: string, kept: string): string[] {
  const body = readFileSync(file);
  if (body.length < LEAST) return [];
  const hash = createHash('sha256').update(quality(body, file).toString()).update(body).digest('hex');
  return (Object.entries(encodings) as [Encoding, string][]).map(([encoding, end]) => {
    const form = path.join(kept, hash + end);
    // Two threads can have the same text.
    if (!existsSync(form)) replaceFile(form, encoders[encoding](body, file));
    copyFileSync(form, file + end);
    return hash + end;
  });
}

/** The task of a thread of `compress.ts`. */
interface Batch {
  /** Paths of texts. */
  readonly files: readonly string[];
  /** Folder of the forms that earlier builds have made. */
  readonly kept: string;
}

/**
 * Compresses texts one after the other, without a pause: brotli's memory stays in place. Left to Node's threads, each text gets
 * new memory, and all of them take twice as long.
 * @returns the names of each text's forms in the folder; none where the text is too short
 */
export function compressBatch({files, kept}: Batch): string[][] {
  return files.map((file) => compressText(file, kept));
}
