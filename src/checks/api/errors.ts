import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {OpenAPIV3} from 'openapi-types';
import {apiErrorsSchema, errorOf} from '../../data/apiErrors';
import type {Description} from '../../reference/description';
import type {Finding} from '../../shared/finding';
import {YamlSource} from '../../shared/yaml';

const catalog = 'docs/_data/api-errors.yml';

/** The texts of the examples of an error response, whatever its media type. */
function textsOf(response: OpenAPIV3.ResponseObject, resolve: Description['resolve']): string[] {
  return Object.values(response.content ?? {}).flatMap(({examples = {}}) =>
    Object.values(examples).map((example) => {
      const {value} = resolve<OpenAPIV3.ExampleObject>(example) as {value: string | {error: string}};
      return typeof value === 'string' ? value : value.error;
    }),
  );
}

/**
 * Compares the catalog of errors with a description, in both directions: each error that a call can return has an entry that
 * names the call, and each call of an entry can return it. Every response has its text in its description, too.
 * @param root the project
 * @param description the newest
 */
export function checkErrors(root: string, {file, calls, resolve}: Description): Finding[] {
  const source = new YamlSource(readFileSync(join(root, catalog), 'utf8'), {file: catalog, line: 1});
  const errors = source.check(apiErrorsSchema) ?? [];
  const seen = new Set<string>();
  const findings = calls.flatMap(({operation, line}) => {
    const id = operation.operationId ?? '';
    return Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, reference]): Finding[] => {
        const response = resolve<OpenAPIV3.ResponseObject>(reference);
        return textsOf(response, resolve).flatMap((text) => {
          const entry = errorOf(errors, Number(status), text);
          if (entry) seen.add(`${entry.id} ${id}`);
          if (!entry || (entry.calls !== 'all' && !entry.calls.includes(id))) {
            const what = `${catalog} has no ${status} "${text}" of ${id}`;
            return [{file, line, what, fix: entry ? `add ${id} to ${entry.id}` : 'add it, or correct the example'}];
          }
          if (response.description.includes(`\`${text}\``)) return [];
          const what = `the description of the response ${status} of ${id} doesn't have "${text}"`;
          return [{file, line, what, fix: 'write the text in backticks'}];
        });
      });
  });
  const unused = errors.flatMap(({id, calls: named}, index) =>
    (named === 'all' ? calls.map(({operation}) => operation.operationId ?? '') : named)
      .filter((call) => !seen.has(`${id} ${call}`))
      .map((call) => ({
        file: catalog,
        line: source.lineOf([index, 'calls']),
        what: `${id} names ${call}, which doesn't return it in ${file}`,
        fix: 'remove the call, or add the response to the description',
      })),
  );
  return [...source.findings, ...findings, ...unused];
}
