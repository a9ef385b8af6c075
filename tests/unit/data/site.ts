import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of what the data needs of the project, in which faults can be planted. */
export interface SiteCopy {
  /** Absolute path of the copy. */
  root: string;
  /** Writes a file of the copy. */
  write: (file: string, content: string) => void;
  /** Replaces text in a file of the copy; throws where it is not there, so that no fault goes unplanted. */
  plant: (file: string, from: string, to: string) => void;
}

/**
 * Copies the descriptions of the API, without the pages that are made from them.
 * @param root folder of a copy
 */
export function copyApi(root: string): void {
  cpSync('api', path.join(root, 'api'), {recursive: true, filter: (file) => path.basename(file) !== 'generated'});
}

/** @returns a fresh copy of docs/_data and the list of routes in a temporary folder */
export function copySite(): SiteCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'reality-data-'));
  for (const part of ['docs/_data', 'src/site/routes.tsv']) cpSync(part, path.join(root, part), {recursive: true});
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  };
  return {
    root,
    write,
    plant(file, from, to) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}": nothing planted`);
      write(file, text.replace(from, to));
    },
  };
}
