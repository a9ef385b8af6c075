import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Entry point of a thread that reads pages: with Node 20, tsx doesn't load the first module of a thread. */
register();
const {exportPage} = /** @type {typeof import('./exportPage')} */ (createRequire(import.meta.url)('./exportPage.ts'));

export default exportPage;
