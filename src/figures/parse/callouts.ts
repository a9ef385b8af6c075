import type {Path, YamlSource} from '../../shared/yaml';

/** A numbered callout and what it stands on. */
export interface Callout {
  number: number;
  /** What it points at, in words for the alternative text. */
  on: string;
  path: Path;
}

/**
 * Checks that the numbers of a figure's callouts run 1..n without a gap; several things can have the same number.
 *
 * @returns how many distinct numbers there are
 */
export function checkCallouts(source: YamlSource, callouts: readonly Callout[]): number {
  const numbers = [...new Set(callouts.map((callout) => callout.number))].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  const first = callouts.find((callout) => callout.number === numbers[gap]);
  if (first) {
    source.report(
      first.path,
      `callout ${first.number}, but there is no callout ${gap + 1}`,
      `number it ${gap + 1}: callouts run 1, 2, 3 without a gap`,
    );
  }
  return numbers.length;
}
