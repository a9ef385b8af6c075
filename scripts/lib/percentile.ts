/** The value that a share of values (0.5 for the median) does not exceed; 0 where there is none. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
