import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Entry point of a thread of `compress.ts`: with Node 20, tsx doesn't load the first module of a thread. */
register();
const {compressBatch} = /** @type {typeof import('./compressText')} */ (
  createRequire(import.meta.url)('./compressText.ts')
);

export default compressBatch;
