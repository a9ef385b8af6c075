import {statSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../shared/collections';
import {dataFolder, loadData, type Data} from './load';

interface Reading {
  /** Key for invalidation: files and their times. */
  state: string;
  data?: Data;
  fault?: Error;
}

const readings = new Map<string, Reading>();

function read(siteDir: string): Reading {
  const reading = getOrMake(readings, siteDir, (): Reading => ({state: ''}));
  const state = globSync([`${dataFolder}/**/*.{yml,svg}`, 'src/site/routes.tsv'], {cwd: siteDir, absolute: true})
    .sort()
    .map((name) => `${name} ${statSync(name).mtimeMs}`)
    .join('\n');
  if (state === reading.state) return reading;
  reading.state = state;
  try {
    reading.data = loadData(siteDir);
    reading.fault = undefined;
  } catch (error) {
    reading.fault = error as Error;
  }
  return reading;
}

export const dataFault = (siteDir: string): Error | undefined => read(siteDir).fault;

/**
 * Caches the data until a file changes. The live preview keeps the last valid data and shows the error.
 * @returns a getter that throws FindingsError if the data is invalid
 */
export function openData(siteDir: string): () => Data {
  return () => {
    const {data, fault} = read(siteDir);
    if (fault && !(data && process.env['NODE_ENV'] === 'development')) throw fault;
    return data!;
  };
}
