import type {ValueField} from './check';

export interface ValuesData {
  /** The version that the manual describes. */
  current: string;
  versions: Record<string, VersionValues>;
}

export interface VersionValues {
  /** Without trailing slash. */
  base: string;
  fields: ValueField[];
  calls: Record<string, CallData>;
}

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
