import {statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../shared/collections';
import {dataFolder, loadData, type Data} from './load';

const opened = new Map<string, () => Data>();

/**
 * Reads the data once in a process, and again when a file of it has changed (in the live preview).
 * @returns a function that gives the data; it throws a FindingsError where the data is wrong
 */
export function openData(siteDir: string): () => Data {
  return getOrMake(opened, siteDir, () => {
    let seen = '';
    let data: Data | undefined;
    return () => {
      const state = globSync('**/*.yml', {cwd: path.join(siteDir, dataFolder), absolute: true})
        .sort()
        .map((name) => `${name} ${statSync(name).mtimeMs}`)
        .join('\n');
      if (data === undefined || state !== seen) data = loadData(siteDir);
      seen = state;
      return data;
    };
  });
}
