import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The lines of a list, without comments (`# ...`), blank lines, and space at their ends.
 * @param file path of the list, relative to the project
 */
export function readLines(root: string, file: string): {text: string; line: number}[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({text: text.trim(), line: index + 1}))
    .filter(({text}) => text !== '' && !text.startsWith('#'));
}
