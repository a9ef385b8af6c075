import type {Path, YamlSource} from '../../shared/yaml';
import type {Group} from './groups';

/**
 * Numbers must run from 1 without gaps; several things can share one.
 * @param things with callouts, and their paths
 * @returns the highest number
 */
export function checkCallouts(source: YamlSource, things: readonly {callout?: number; path: Path}[]): number {
  const numbers = [...new Set(things.flatMap(({callout}) => callout ?? []))].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  const first = things.find(({callout}) => callout !== undefined && callout === numbers[gap]);
  if (first) {
    source.report(
      first.path,
      `callout ${first.callout}, but there is no callout ${gap + 1}`,
      `number it ${gap + 1}: callouts run 1, 2, 3 without a gap`,
    );
  }
  return numbers.length;
}

export function checkGraphCallouts(
  source: YamlSource,
  nodes: readonly {id: string; callout?: number}[],
  groups: readonly Group[],
): number {
  return checkCallouts(source, [
    ...nodes.map(({id, callout}) => ({callout, path: ['nodes', id, 'callout']})),
    ...groups.map(({name, callout}) => ({callout, path: ['groups', name, 'callout']})),
  ]);
}
