import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../shared/finding';
import {lineAt} from '../shared/lineAt';
import {products, type Product} from '../site/products';

const file = 'src/site/products.ts';

/** Name and number of a release: `Camera Tracking 1.1`. */
const parts = (label: string) => /^(.*?) (\d.*)$/.exec(label)?.slice(1) ?? [label];

export function checkProducts(root: string, list: readonly Product[] = products): Finding[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const slugs = list.flatMap(({releases}) => releases.map(({slug}) => slug));
  return list.flatMap(({releases}) =>
    releases.flatMap(({label, slug}, index): Finding[] => {
      const place = {file, line: lineAt(source, Math.max(0, source.indexOf(label)))};
      const [[name, number], [nextName, next]] = [parts(label), parts(releases[index + 1]?.label ?? '')];
      return [
        ...(/^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(slug)
          ? []
          : [{...place, what: `slug is "${slug}"`, fix: 'write a base path without slashes, such as reality-5.4'}]),
        ...(slugs.indexOf(slug) === slugs.lastIndexOf(slug)
          ? []
          : [{...place, what: `slug "${slug}" is used twice`, fix: 'each release has its own base path'}]),
        ...(number && next && name === nextName && number.localeCompare(next, 'en', {numeric: true}) < 0
          ? [{...place, what: `${label} is before ${name} ${next}`, fix: 'list the newest release first'}]
          : []),
      ];
    }),
  );
}
