import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {figureFolder} from '../../../figures';
import {pictures} from './pictures';

/** Files of `src/css/signal`, in the order in which they overrule each other. */
const parts = ['path', 'readers', 'wide', 'section', 'media'];

/** Path of the generated style sheet, below the project. */
const written = `${figureFolder}/signal.css`;

/** A picture as an address that a style sheet can hold. */
function addressOf(picture: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${picture}</svg>`;
  const plain = svg.replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll('"', "'");
  return `data:image/svg+xml,${plain.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}

/**
 * Writes the style sheet of the signal path, from the files of `src/css/signal`, with the pictures at its stations.
 *
 * @param root absolute path of the project
 * @returns the path of the file, with slashes as requests of the bundler have them
 */
export function writeSheet(root = process.cwd()): string {
  const shown = Object.entries(pictures).map(
    ([stop, picture]) => `.signal__part--${stop} .signal__picture{background-image:url("${addressOf(picture)}")}`,
  );
  const rules = parts.map((part) => readFileSync(path.join(root, `src/css/signal/${part}.css`), 'utf8'));
  const sheet = [...rules, ...shown].join('\n');
  const file = path.join(root, written);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sheet) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, sheet);
  }
  return file.replaceAll('\\', '/');
}
