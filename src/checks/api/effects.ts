import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Description} from '../../reference/description';
import type {Finding} from '../../shared/finding';
import {GUIDE_ROUTE} from '../../site/reference';

/** The page whose table lists the calls by effect. */
export const effectsPage = `docs/${GUIDE_ROUTE}/rest-api.mdx`;

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Compares the table of effects on the REST page with the description: each call that isn't a GET is in one row, and the
 * description of each call of a row has the statement of the row. A page or heading that isn't where this file says is a
 * finding, so that a move doesn't turn the check off.
 * @param root the project
 * @param description the newest
 */
export function checkEffects(root: string, {file, calls}: Description): Finding[] {
  const lines = existsSync(join(root, effectsPage)) ? readFileSync(join(root, effectsPage), 'utf8').split('\n') : [];
  const heading = lines.findIndex((text) => /^## .*#try /.test(text));
  if (heading < 0) {
    const fix = 'name the page and the heading of the table of effects in src/checks/api/effects.ts';
    return [{file: effectsPage, line: 1, what: 'there is no section #try', fix}];
  }
  const end = lines.findIndex((text, index) => index > heading && text.startsWith('## '));
  const rows = lines
    .map((text, index) => ({cells: text.split('|').slice(1, -1).map(words), line: index + 1}))
    .slice(heading, end < 0 ? undefined : end)
    .filter(({cells}) => cells.length === 3 && cells[1]?.startsWith('<Operation '))
    .map(({cells, line}) => ({
      line,
      statement: cells[2] ?? '',
      ids: Array.from((cells[1] ?? '').matchAll(/id="(\w+)"/g), ([, id]) => id),
    }));
  return calls.flatMap(({id, method, line, operation: {description = ''}}) => {
    const own = rows.filter(({ids}) => ids.includes(id));
    const wanted = method === 'get' ? 0 : 1;
    if (own.length !== wanted) {
      const what = `${id} is in ${own.length} rows of the table of effects`;
      return [{file: effectsPage, line: own[0]?.line ?? 1, what, fix: `list it in ${wanted}`}];
    }
    return own
      .filter(({statement}) => !words(description).includes(statement))
      .map((row) => ({
        file,
        line,
        what: `the description of ${id} doesn't have "${row.statement}"`,
        fix: `write the sentence of ${effectsPage}:${row.line}, or correct both`,
      }));
  });
}
