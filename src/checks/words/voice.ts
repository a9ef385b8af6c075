import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import type {Finding, Report} from '../../shared/finding';
import {lineAt} from '../../shared/lineAt';
import {wantedBy} from '../../shared/paths';
import {proseOf, proseOfYaml} from './prose';
import {isYaml} from './style';
import {findViolations, readWordings} from './terminology';

const placesFile = 'src/checks/words/sources.yml';

/** Keys with sources and releases, or readers' words. */
const unread = ['question', 'source', 'sources', 'releases', 'release', 'confirmed', 'wordings'];

/** Likewise in front matter and attributes. */
const evidence = /^(?:sources|evidence|keywords):.*$|\b(?:ids?|since|named)="[^"]*"|\{\/\*.*?\*\/\}/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Removes a section with an explicit ID, up to the next heading of the same or a higher level. */
function withoutSection(source: string, id: string): string {
  const [heading, signs] = new RegExp(`^(#+) .*\\{/\\* #${id} \\*/\\}.*$`, 'm').exec(source) ?? [];
  if (heading === undefined || signs === undefined) return source;
  const start = source.indexOf(heading);
  const rest = source.slice(start + heading.length);
  const length = new RegExp(`^#{1,${signs.length}} `, 'm').exec(rest)?.index ?? rest.length;
  return source.slice(0, start) + blank(heading + rest.slice(0, length)) + rest.slice(length);
}

/** Looks for words about sources and releases (voice entries) in pages, data, and figures; some places are exempt. */
export function checkVoice(root: string, paths: readonly string[] = []): Report {
  const wordings = readWordings(root).filter(({voice}) => voice);
  const places = Object.entries(parse(readFileSync(path.join(root, placesFile), 'utf8')) as Record<string, string>);
  const bare = places.find(([, reason]) => !reason);
  if (bare) throw new Error(`${placesFile}:1  "${bare[0]}" has no reason  ->  write why it speaks about sources`);
  const allowed = places.map(([place]) => place.split('#') as [file: string, id?: string]);
  const files = globSync(
    ['{docs,versioned_docs}/**/*.mdx', 'docs/_data/**/*.yml', '!docs/_data/synonyms.yml', 'api/*.yaml'],
    {
      cwd: root,
    },
  )
    .filter(wantedBy(root, paths))
    .sort();
  if (files.length === 0)
    throw new Error(`${paths.join(', ') || '.'}:1  no text found to check  ->  run this in the project folder`);
  const findings = files.flatMap((file): Finding[] => {
    const here = allowed.filter(([place]) => place === file || (place.endsWith('/') && file.startsWith(place)));
    if (here.some(([, id]) => id === undefined)) return [];
    const whole = readFileSync(path.join(root, file), 'utf8');
    const source = here.reduce((rest, [, id]) => withoutSection(rest, id!), whole);
    // Limits per page don't apply to data.
    const wanted = isYaml(file) ? wordings.filter(({atMost}) => atMost === undefined) : wordings;
    const text = isYaml(file) ? proseOfYaml(source, unread) : proseOf(source.replace(evidence, blank));
    const found = findViolations(text, wanted).sort((a, b) => a.index - b.index);
    return found.map(({index, found: words, write}) => ({
      file,
      line: lineAt(text, index),
      what: `"${words}"`,
      fix: `write ${write}`,
    }));
  });
  return {findings, count: files.length};
}
