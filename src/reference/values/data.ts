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
  /** By the call's slug. */
  calls: Record<string, CallData>;
}

/** A call, for what fills in its samples and what sends it to the practice hub. */
export interface CallData {
  /** In upper case. */
  method: string;
  path: string;
  /** The names of the values in its path and its bodies. */
  names: string[];
  answersJson: boolean;
  examples: CallExample[];
}

/** An example of a call. */
interface CallExample {
  key: string;
  /** Values of the path by the names of its parameters. */
  values: Record<string, string>;
  /** JSON text; undefined for a call without a body. */
  body?: string;
}
