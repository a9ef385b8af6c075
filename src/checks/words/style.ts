import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Finding, Report} from '../../shared/finding';
import {lineAt} from '../../shared/lineAt';
import {wantedBy} from '../../shared/paths';
import {codePoint} from '../../shared/codePoint';
import {proseOf, proseOfYaml} from './prose';
import {findViolations, readWordings} from './terminology';

/**
 * Pages have their own check of names, APIs have their own names, code has identifiers, and synonyms are readers'
 * words.
 */
const texts = [
  {
    files: [
      '{docs,versioned_docs}/**/*.mdx',
      'docs/_data/{synonyms,api-errors}.yml',
      'api/*.yaml',
      '{src,scripts}/**/*.{ts,tsx,mjs,css}',
      '*.{ts,mjs,mts}',
    ],
    names: false,
  },
  {
    files: [
      'docs/_data/**/*.yml',
      '!docs/_data/{synonyms,api-errors}.yml',
      '*.md',
      '{docs,api,src,scripts,tests,deploy}/**/*.md',
    ],
    names: true,
  },
];

/** Unseen, or taken for a Latin letter: search doesn't find the word, and a copied command fails. */
const strange =
  /[\u00ad\u200b-\u200d\ufeff\p{Script=Cyrillic}]|\p{Script=Greek}(?=[A-Za-z]{2})|(?<=[A-Za-z]{2})\p{Script=Greek}/gu;

export const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);

const isCode = (file: string): boolean => /\.(tsx?|m[jt]s|css)$/.test(file);

/**
 * Looks for translated-sounding English (style entries) in all texts including messages and comments, and for wrong
 * names in data and READMEs.
 */
export function checkStyle(root: string, paths: readonly string[] = []): Report {
  const wordings = readWordings(root).filter((one) => !one.voice);
  const style = wordings.filter((one) => one.style);
  const isWanted = wantedBy(root, paths);
  const findings: Finding[] = [];
  let count = 0;
  for (const {files, names} of texts) {
    const found = globSync(files, {cwd: root, ignore: ['api/generated/**']})
      .filter(isWanted)
      .sort();
    count += found.length;
    for (const file of found) {
      const source = readFileSync(path.join(root, file), 'utf8');
      for (const {0: char, index} of source.matchAll(strange)) {
        const what = `"${char}" (${codePoint(char)}), which looks like another letter, or like nothing`;
        findings.push({file, line: lineAt(source, index), what, fix: 'type it again, or delete it'});
      }
      const text = isYaml(file) ? proseOfYaml(source) : proseOf(source, isCode(file));
      for (const {index, found: words, write} of findViolations(text, names ? wordings : style)) {
        findings.push({file, line: lineAt(text, index), what: `"${words}"`, fix: `write ${write}`});
      }
    }
  }
  if (count === 0) {
    throw new Error(`${paths.join(', ') || '.'}:1  no text found to check  ->  run this in the project folder`);
  }
  return {findings, count};
}
