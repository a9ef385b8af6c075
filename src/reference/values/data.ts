import type {ValueField} from './check';

/** Data for a reader's values in the browser, loaded when there are some. */
export interface ValuesData {
  /** Version whose calls the manual is about. */
  current: string;
  versions: Record<string, VersionValues>;
}

/** The same of one version. */
export interface VersionValues {
  /** Address of the hub in samples, without a slash at the end. */
  base: string;
  fields: ValueField[];
  /** The path of each call, and the names of the values in its path and its bodies, by the call's slug. */
  calls: Record<string, {path: string; names: string[]}>;
}
