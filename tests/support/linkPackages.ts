import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Gives a copy of the project its packages, with a cache of the copy's. */
export function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
}
