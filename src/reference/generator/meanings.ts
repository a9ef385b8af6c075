import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Description, Schema} from '../../data/api/description';

const known = new WeakMap<Description, ReadonlyMap<string, string>[]>();

/** Tables with "Meaning" as second column. */
function tablesOf(description: Description): ReadonlyMap<string, string>[] {
  const found = known.get(description);
  if (found) return found;
  const tables: ReadonlyMap<string, string>[] = [];
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(description.document.info.description ?? '');
  visit(tree, 'table', ({children: [head, ...rows]}: Table) => {
    if (toString(head?.children[1]) === 'Meaning') {
      tables.push(new Map(rows.map(({children: [value, meaning]}) => [toString(value), toString(meaning)])));
    }
  });
  known.set(description, tables);
  return tables;
}

/** From `x-enumDescriptions`, or from a table. */
export function meaningsOf(schema: Schema, values: readonly string[], description: Description): string[] | undefined {
  const own = Object.entries(schema['x-enumDescriptions'] ?? {});
  const found = [new Map(own), ...tablesOf(description)].find(
    (one) => values.length > 0 && values.every((value) => one.has(value)),
  );
  return found && values.map((value) => found.get(value)!);
}
