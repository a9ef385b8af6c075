import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Entry point of a worker: with Node 20, tsx doesn't load a worker's first module. */
register();
const {exportPage} = /** @type {typeof import('./exportPage')} */ (createRequire(import.meta.url)('./exportPage.ts'));

export default exportPage;
