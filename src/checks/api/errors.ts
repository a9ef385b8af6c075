import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {apiErrorsSchema, errorOf} from '../../data/apiErrors';
import type {Description} from '../../data/api/description';
import type {Finding} from '../../shared/finding';
import {YamlSource} from '../../shared/yaml';

const catalog = 'docs/_data/api-errors.yml';

/**
 * Each error that a call can return has an entry in the catalog that names the call, and vice versa; every response has
 * its text in its description.
 * @param description the newest
 */
export function checkErrors(root: string, {file, calls}: Description): Finding[] {
  const source = new YamlSource(readFileSync(join(root, catalog), 'utf8'), {file: catalog, line: 1});
  const errors = source.check(apiErrorsSchema) ?? [];
  const seen = new Set<string>();
  const findings = calls.flatMap(({id, line, responses}) =>
    responses.flatMap(({status, description, content}) => {
      if (Number(status) < 400) return [];
      return (content?.examples ?? []).flatMap(({value}): Finding[] => {
        const text = typeof value === 'string' ? value : (value as {error: string}).error;
        const entry = errorOf(errors, Number(status), text);
        if (entry) seen.add(`${entry.id} ${id}`);
        if (!entry || (entry.calls !== 'all' && !entry.calls.includes(id))) {
          const what = `${catalog} has no ${status} "${text}" of ${id}`;
          return [{file, line, what, fix: entry ? `add ${id} to ${entry.id}` : 'add it, or correct the example'}];
        }
        if (description.includes(`\`${text}\``)) return [];
        const what = `the description of the response ${status} of ${id} doesn't have "${text}"`;
        return [{file, line, what, fix: 'write the text in backticks'}];
      });
    }),
  );
  const unused = errors.flatMap((entry, index) =>
    (entry.calls === 'all' ? calls.map(({id}) => id) : entry.calls)
      .filter((call) => !seen.has(`${entry.id} ${call}`))
      .map((call) => ({
        file: catalog,
        line: source.lineOf([index, 'calls']),
        what: `${entry.id} names ${call}, which doesn't return it in ${file}`,
        fix: 'remove the call, or add the response to the description',
      })),
  );
  return [...source.findings, ...findings, ...unused];
}
