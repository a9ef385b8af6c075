import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../../shared/collections';
import type {Finding, Report} from '../../shared/finding';
import {readLines} from '../../shared/readLines';
import {withoutCode} from './prose';

const dictionaryFile = 'src/checks/words/product.txt';
const withheldFile = 'src/checks/words/withheld.txt';

/** @throws if empty. */
function readList(root: string, file: string): ReturnType<typeof readLines> {
  const entries = readLines(root, file);
  if (entries.length === 0) {
    throw new Error(`${file}:1  the list is empty  ->  restore it: a check that looks for nothing finds nothing`);
  }
  return entries;
}

/** Sorted regardless of case, so that no word is added twice. */
function dictionaryFindings(root: string): Finding[] {
  const words = readList(root, dictionaryFile);
  return words.flatMap(({text, line}, index): Finding[] => {
    const before = words[index - 1]?.text ?? '';
    const order = before.toLowerCase().localeCompare(text.toLowerCase(), 'en');
    const place = {file: dictionaryFile, line};
    if (order === 0) return [{...place, what: `"${text}" is used twice`, fix: 'remove one of the two'}];
    const fix = 'sort the list by the alphabet, whatever the case';
    return order > 0 ? [{...place, what: `"${text}" follows "${before}"`, fix}] : [];
  });
}

const digests = new Map<string, string>();

function digest(name: string): string {
  return getOrMake(digests, name, () => createHash('sha256').update(name).digest('hex').slice(0, 16));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Typed literally: a path, host, file, or setting. */
const literal = /[^\s"'()<>[\]{}]*[\w-][\\/._@][\w-][^\s"'()<>[\]{}]*/g;

function nameFindings(root: string): Report {
  const withheld = new Set(readList(root, withheldFile).map(({text}) => text));
  const files = globSync(
    [
      '{docs,versioned_docs,api,src,scripts,tests,deploy,static}/**/*.{md,mdx,ts,tsx,mts,js,mjs,cjs,sh,yml,yaml,json,tsv,css,txt,svg,html}',
      '*.{md,ts,mts,js,mjs,yaml,json,jsonc}',
    ],
    {cwd: root, ignore: ['api/generated/**', 'package-lock.json', withheldFile]},
  ).sort();
  const findings: Finding[] = [];
  for (const file of files) {
    let last: string | undefined;
    const text = withoutCode(readFileSync(path.join(root, file), 'utf8')).replace(literal, ' ');
    for (const [index, line] of text.split('\n').entries()) {
      for (const word of wordsOf(line)) {
        const isNamed = withheld.has(digest(word)) || (last !== undefined && withheld.has(digest(`${last} ${word}`)));
        if (isNamed) {
          const fix = 'say "the vendor", or name the product; a literal path or file name goes in backticks';
          findings.push({file, line: index + 1, what: `a withheld name ends at "${word}"`, fix});
        }
        last = word;
      }
    }
  }
  return {findings, count: files.length};
}

/**
 * The dictionary is sorted and has no duplicates; no text has a withheld name outside of code, paths, hosts, and file
 * names.
 * @throws Error if one of the lists is empty
 */
export function checkWords(root: string): Report {
  const {findings, count} = nameFindings(root);
  return {findings: [...dictionaryFindings(root), ...findings], count};
}
