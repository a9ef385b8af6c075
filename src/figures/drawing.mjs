import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

/** Docusaurus 3.10 loads its configuration with jiti 1, which lacks JSX, so the drawing code is loaded with tsx. */
register();
const load = createRequire(import.meta.url);
const {renderFigure} = /** @type {typeof import('./render')} */ (load('./render.ts'));
const {findingsOf} = /** @type {typeof import('../shared/finding')} */ (load('../shared/finding.ts'));

/**
 * Returns findings, because a worker only passes on an error's message.
 * @param {Parameters<typeof renderFigure>} drawable
 * @returns {Promise<{rendered: import('./render').Rendered} | {findings: readonly
 * import('../shared/finding').Finding[]}>}
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
 * Draws one figure after the other: in parallel, all would finish late.
 * @param {Parameters<typeof draw>[0]} drawable
 */
export default function drawInTurn(drawable) {
  const drawn = before.then(() => draw(drawable));
  // A failure must not block the next.
  before = drawn.catch(() => undefined);
  return drawn;
}
