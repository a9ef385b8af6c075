import type {ValueField} from './check';

/** Data for a reader's values in the browser, loaded when there are some. */
export interface ValuesData {
  /** Version whose calls the manual is about. */
  current: string;
  versions: Record<string, VersionValues>;
}

export interface VersionValues {
  /** Address of the hub in samples, without a slash at the end. */
  base: string;
  fields: ValueField[];
  calls: Record<string, CallData>;
}

/** A call, for what fills in its samples and what sends it to the practice hub. */
export interface CallData {
  method: string;
  path: string;
  names: string[];
  answersJson: boolean;
  examples: CallExample[];
}

interface CallExample {
  key: string;
  values: Record<string, string>;
  body?: string;
}
