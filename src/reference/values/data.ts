import type {ValueField} from './check';
import type {RequestSpec} from './request';

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
  /** Requests of each call, in the order of its examples, by the call's slug. */
  requests: Record<string, RequestSpec[]>;
}
