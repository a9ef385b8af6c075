import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Entry point of a thread that reads pages: with Node 20, tsx doesn't load the first module of a thread. */
register();
const {readPage} = /** @type {typeof import('./readPage')} */ (createRequire(import.meta.url)('./readPage.ts'));

export default readPage;
