import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A temporary folder of a test, which goes away by itself (`temporaryFolders.ts`). Files are named by their path below it. */
export interface TestFolder {
  /** Absolute path of the folder. */
  root: string;
  read: (file: string) => string;
  /** Writes a file, into folders that are made for it, and returns its absolute path. */
  write: (file: string, text: string) => string;
  /** Replaces the first `from` of a file by `to`; throws where it is not there, so that no fault goes unplanted. */
  edit: (file: string, from: string | RegExp, to: string | (() => string)) => void;
  /** Deletes a file, or a folder with all that is in it. */
  remove: (file: string) => void;
}

/**
 * Makes a folder for a test.
 * @param files what is in it, by path
 */
export function testFolder(files: Readonly<Record<string, string>> = {}): TestFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  const at = (file: string) => path.join(root, file);
  const folder: TestFolder = {
    root,
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => {
      mkdirSync(path.dirname(at(file)), {recursive: true});
      writeFileSync(at(file), text);
      return at(file);
    },
    edit: (file, from, to) => {
      const before = folder.read(file);
      const after = before.replace(from, to as string);
      if (after === before) throw new Error(`${file} has no ${String(from)}: the fault was not planted`);
      folder.write(file, after);
    },
    remove: (file) => rmSync(at(file), {recursive: true}),
  };
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  return folder;
}
