import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Finding, Report} from '../../shared/finding';
import {lineAt} from '../../shared/lineAt';
import {wantedBy} from '../../shared/paths';
import {proseOf, proseOfYaml} from './prose';
import {findViolations, readWordings} from './terminology';

/**
 * The files with text. The check of pages looks for the names of things in pages; an API has its own names, in code they are
 * identifiers, and the synonyms of the search are what readers type.
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

export const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);

const isCode = (file: string): boolean => /\.(tsx?|m[jt]s|css)$/.test(file);

/**
 * Looks for English that reads as translated (the style entries of the terminology) in every text of the project: pages, data,
 * API descriptions, README files, CONTRIBUTING, messages and comments of the code. In data and README files it looks for
 * the names of things too.
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
