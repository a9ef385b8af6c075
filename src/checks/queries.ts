import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {readDescription} from '../data/api/description';
import {apiVersions, slugOf} from '../data/api/versions';
import {REFERENCE_ROUTE} from '../site/reference';
import {didYouMean} from '../shared/didYouMean';
import type {Finding} from '../shared/finding';
import {YamlSource} from '../shared/yaml';

export interface Query {
  readonly text: string;
  readonly kind: string;
  /** Relative to the base path; any is right. */
  readonly pages: readonly string[];
}

const schema = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])));

export const routesEnding = (end: string, routes: readonly string[]): string[] =>
  routes.filter((route) => route === end || route.endsWith(`/${end}`));

/**
 * @param list relative to the project
 * @param routes that search covers
 * @returns a finding for each page that doesn't match exactly one route
 */
export function queriesIn(
  root: string,
  list: string,
  routes: readonly string[],
): {queries: Query[]; findings: Finding[]} {
  const source = new YamlSource(readFileSync(path.join(root, list), 'utf8'), {file: list, line: 1});
  const queries: Query[] = [];
  for (const [kind, answers] of Object.entries(source.check(schema) ?? {})) {
    for (const [text, ends] of Object.entries(answers)) {
      const pages = [ends].flat().flatMap((end, place) => {
        const fitting = routesEnding(end, routes);
        const at = Array.isArray(ends) ? [kind, text, place] : [kind, text];
        const names = routes.map((route) => path.posix.basename(route));
        if (fitting.length === 0)
          source.report(at, `no page is at "${end}"`, didYouMean(end, names, 'write the end of a route'));
        if (fitting.length > 1)
          source.report(at, `"${end}" is the end of ${fitting.join(' and ')}`, 'write more of it');
        return fitting;
      });
      queries.push({text, kind, pages});
    }
  }
  return {queries, findings: source.findings};
}

export function checkQueries(root: string, routes: readonly string[]): Finding[] {
  const lists = globSync('tests/search/*.yml', {cwd: root}).sort();
  if (lists.length === 0) return [];
  const calls = readDescription(root, `api/${apiVersions[0].file}.yaml`).calls.map(
    ({id}) => `${REFERENCE_ROUTE}/${slugOf(id)}`,
  );
  return lists.flatMap((list) => queriesIn(root, list, [...routes, ...calls]).findings);
}
