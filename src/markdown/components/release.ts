import type {PhrasingContent, RootContent} from 'mdast';
import type {Data} from '../../data/load';
import {FaultError, oneOf} from '../../shared/finding';
import {releaseLines} from '../../site/releases';
import {jsxText, paragraph, text} from '../mdastNodes';

/** Screen readers hear what it means. */
export const releaseBadge = (says: 'since' | 'named as in', release: string): PhrasingContent => {
  const className = says === 'since' ? undefined : 'visually-hidden';
  const badge = [jsxText('span', [text(`${says} `)], {className}), text(release)];
  return jsxText('small', badge, {className: 'release', title: `${says} ${release}`});
};

/**
 * `<Release since="5.5 SP1" />`: added in this release. `<Release named="5.4 SP1" />`: name known from this release.
 * @throws FaultError for unknown releases, and unless exactly one is given
 */
export function releaseInline(_data: Data, {since, named}: Record<string, string>): PhrasingContent[] {
  if ((since === undefined) === (named === undefined))
    throw new FaultError('it needs one release', 'write either since="5.5 SP1" or named="5.4 SP1"');
  const release = oneOf(since ?? named!, releaseLines.flat(), 'release of src/site/releases.ts');
  return [releaseBadge(since === undefined ? 'named as in' : 'since', release)];
}

export const release = (data: Data, props: Record<string, string>): RootContent[] => [
  paragraph(releaseInline(data, props)),
];
