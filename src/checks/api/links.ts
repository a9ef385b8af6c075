import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {apiLinksSchema, INTRODUCTION} from '../../data/apiLinks';
import type {Description} from '../../data/api/description';
import {didYouMean} from '../../shared/didYouMean';
import type {Finding} from '../../shared/finding';
import {YamlSource} from '../../shared/yaml';

const list = 'docs/_data/api-links.yml';

/**
 * Each link belongs to a tag or a call, and each tag has a link. `data` checks the target page, `check:links` the
 * heading.
 * @param description the newest
 */
export function checkLinks(root: string, {document, calls}: Description): Finding[] {
  const source = new YamlSource(readFileSync(join(root, list), 'utf8'), {file: list, line: 1});
  const links = source.check(apiLinksSchema) ?? [];
  const tags = (document.tags ?? []).map(({name}) => name);
  const names = [INTRODUCTION, ...tags, ...calls.map(({id}) => id)];
  links.forEach(({of}, index) => {
    of.forEach((name, at) => {
      if (names.includes(name)) return;
      source.report(
        [index, 'of', at],
        `the reference has no "${name}"`,
        didYouMean(name, names, 'name a group or a call'),
      );
    });
  });
  const bare = [INTRODUCTION, ...tags].find((name) => !links.some(({of}) => of.includes(name)));
  if (links.length > 0 && bare) source.report([], `no link belongs to ${bare}`, 'add what the manual says of it');
  return source.findings;
}
