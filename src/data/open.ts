import {statSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {getOrMake} from '../shared/collections';
import {dataFolder, loadData, type Data} from './load';

/** The data of a site: what was read last without a fault, and the fault of what is there now. */
interface Reading {
  /** Files and their times, as they were read. */
  state: string;
  data?: Data;
  fault?: Error;
}

const readings = new Map<string, Reading>();

function read(siteDir: string): Reading {
  const reading = getOrMake(readings, siteDir, (): Reading => ({state: ''}));
  const state = globSync([`${dataFolder}/**/*.yml`, 'src/site/routes.tsv'], {cwd: siteDir, absolute: true})
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

/** The fault of the data; undefined for valid data. */
export const dataFault = (siteDir: string): Error | undefined => read(siteDir).fault;

/**
 * Reads the data once in a process, and again when a file of it has changed (in the live preview, which goes on with the
 * last valid data and shows the fault).
 * @returns a function that gives the data; it throws a FindingsError where the data is wrong
 */
export function openData(siteDir: string): () => Data {
  return () => {
    const {data, fault} = read(siteDir);
    if (fault && !(data && process.env['NODE_ENV'] === 'development')) throw fault;
    return data!;
  };
}
