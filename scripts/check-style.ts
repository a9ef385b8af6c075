import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Finding} from '../src/shared/finding';
import {command, report} from './lib/cli';
import {proseOf, proseOfYaml} from './words/prose';
import {findSlips, readWordings, terminologyFile} from '../src/content/terminology';

const help = `Usage: npx tsx scripts/check-style.ts [file or folder ...]

Looks for English that reads as translated (the style entries of ${terminologyFile}) in every text of the project:
pages, data, API descriptions, README files, CONTRIBUTING, messages and comments of the code. In data and README
files it looks for the names of things too. Prints one line for each finding: file:line  what  ->  cure. Ends with 1
when there are any, or no file to look at.`;

/**
 * Where texts are. The check of pages looks for the names of things in pages; an API has its own names, in code they are
 * identifiers, and the synonyms of the search are what readers type.
 */
const texts = [
  {
    files: [
      '{docs,versioned_docs}/**/*.mdx',
      'docs/_data/synonyms.yml',
      'api/*.yaml',
      '{src,scripts}/**/*.{ts,tsx,mjs,css}',
      '*.{ts,mjs,mts}',
    ],
    names: false,
  },
  {
    files: ['docs/_data/**/*.yml', '!docs/_data/synonyms.yml', '*.md', '{docs,api,src,scripts,tests,deploy}/**/*.md'],
    names: true,
  },
];

const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);

const isCode = (file: string): boolean => /\.(tsx?|m[jt]s|css)$/.test(file);

function run(root: string, paths: string[]): number {
  const wordings = readWordings(root);
  const style = wordings.filter((one) => one.style);
  const wanted = paths.map((one) => path.relative(root, path.resolve(root, one)).split(path.sep).join('/'));
  const findings: Finding[] = [];
  let count = 0;
  for (const {files, names} of texts) {
    const found = globSync(files, {cwd: root, ignore: ['api/generated/**']})
      .filter((file) => wanted.length === 0 || wanted.some((one) => file === one || file.startsWith(`${one}/`)))
      .sort();
    count += found.length;
    for (const file of found) {
      const source = readFileSync(path.join(root, file), 'utf8');
      const text = isYaml(file) ? proseOfYaml(source) : proseOf(source, isCode(file));
      for (const {index, found: words, write} of findSlips(text, names ? wordings : style)) {
        findings.push({
          file,
          line: text.slice(0, index).split('\n').length,
          what: `"${words}"`,
          cure: `write ${write}`,
        });
      }
    }
  }
  if (count === 0) {
    throw new Error(`${paths.join(', ') || '.'}:1  no text found to check  ->  run this in the project folder`);
  }
  return report(findings, `${count} files`);
}

await command(help, {allowPositionals: true}, ({positionals}) => run(process.cwd(), positionals));
