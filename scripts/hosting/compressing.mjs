import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Below this (bytes), a compressed file costs as many packets as the file itself. */
const LEAST = 1000;

/**
 * Quality of brotli: scripts, styles, and data are worth more time. Measured with 2 cores: 10 makes the main script 7% smaller
 * than 9, and takes 3 s for all scripts, styles, and data; 11 makes it 2% smaller still and takes 8 s. For 326 pages, 9 is 0.4%
 * smaller than 8 and takes 7 s where 8 takes 1 s, most of it to get its memory.
 *
 * @param {string} file
 */
const quality = (file) => (/\.(?:css|js|json|yaml)$/.test(file) ? 10 : 8);

/** @type {Record<import('./compress').Encoding, (body: Buffer, file: string) => Buffer>} */
const encoders = {
  br: (body, file) => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality(file)}}),
  gzip: (body) => gzipSync(body, {level: 9}),
};

/**
 * How many bytes a text takes with brotli.
 *
 * @param {string | Buffer} text
 * @param {string} file the file or address that it is from, which tells the quality
 */
export const brotliBytes = (text, file) => encoders.br(Buffer.from(text), file).length;

/**
 * Writes the compressed forms of a text beside it.
 *
 * @param {string} file
 * @param {Pick<Task, 'encodings' | 'kept'>} task
 */
function compressText(file, {encodings, kept}) {
  const body = readFileSync(file);
  if (body.length < LEAST) return [];
  const hash = createHash('sha256').update(quality(file).toString()).update(body).digest('hex');
  return Object.entries(encodings).map(([encoding, end]) => {
    const form = path.join(kept, hash + end);
    if (!existsSync(form)) {
      // Two threads can have the same text.
      const part = `${form}.${threadId}.part`;
      writeFileSync(part, encoders[/** @type {import('./compress').Encoding} */ (encoding)](body, file));
      renameSync(part, form);
    }
    copyFileSync(form, file + end);
    return hash + end;
  });
}

/**
 * @typedef {object} Task
 * @property {string[]} files paths of texts
 * @property {typeof import('./compress').encodings} encodings
 * @property {string} kept folder of the forms that earlier builds have made
 */

/**
 * Compresses texts in a thread of `compress.ts`. One after the other, without a pause: brotli's memory stays in place. Left to
 * Node's threads, each text gets new memory, and all of them take twice as long.
 *
 * @param {Task} task
 * @returns {string[][]} the names of each text's forms in the folder; none where the text is too short
 */
export default function compressing(task) {
  return task.files.map((file) => compressText(file, task));
}
