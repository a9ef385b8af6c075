import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Docusaurus 3.10 loads its configuration with jiti 1, which knows no JSX: the code that draws is loaded with tsx. */
register();
const load = createRequire(import.meta.url);
const {renderFigure} = /** @type {typeof import('./render')} */ (load('./render.ts'));
const {findingsOf} = /** @type {typeof import('../shared/finding')} */ (load('../shared/finding.ts'));

/**
 * Draws a figure. Findings are an answer, because a thread passes on of an error only its text.
 *
 * @param {Parameters<typeof renderFigure>} drawable
 * @returns {Promise<{rendered: import('./render').Rendered} | {findings: readonly import('../shared/finding').Finding[]}>}
 */
async function draw(drawable) {
  try {
    return {rendered: await renderFigure(...drawable)};
  } catch (error) {
    return {findings: findingsOf(error)};
  }
}

/** @type {Promise<unknown>} */
let before = Promise.resolve();

/**
 * Draws the figures that `files.ts` hands to a thread one after the other: side by side, all would be ready late.
 *
 * @param {Parameters<typeof draw>[0]} drawable
 */
export default function drawInTurn(drawable) {
  const drawn = before.then(() => draw(drawable));
  // One that failed keeps no other from being drawn.
  before = drawn.catch(() => undefined);
  return drawn;
}
