import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Lines without comments (`# ...`), blanks, and trailing space. */
export function readLines(root: string, file: string): {text: string; line: number}[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({text: text.trim(), line: index + 1}))
    .filter(({text}) => text !== '' && !text.startsWith('#'));
}
