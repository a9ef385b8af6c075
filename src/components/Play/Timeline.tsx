import type {ReactNode} from 'react';

import {CURVE_OF_KEY, type Play, type Track} from '../../figures/play';
import {EASING} from '../../shared/easing';
import {Bar, lineOf, usePlayhead} from './Playhead';

const nameOf = ({label, at}: Track['keys'][number]): string => label ?? `the value at ${at} s`;

/**
 * @param at s
 * @returns text, and the share between two keys where it's known
 */
function stateOf({keys, triggers}: Track, at: number): {share?: number; text: string} {
  if (triggers.length > 0) {
    const called = triggers.filter((call) => call.at <= at).length;
    return {text: called === 0 ? 'not called yet' : called === 1 ? 'called once' : `called ${called} times`};
  }
  const next = keys.findIndex((key) => key.at > at);
  const [before, after] = [keys[next === -1 ? keys.length - 1 : next - 1], keys[next]];
  if (!before) return {text: 'no keyframe yet'};
  if (!after) return {share: 1, text: nameOf(before)};
  const curve = CURVE_OF_KEY[after.type];
  if (!curve) return {text: `between ${nameOf(before)} and ${nameOf(after)}`};
  const share = EASING[curve]((at - before.at) / (after.at - before.at));
  if (share === 0) return {share, text: nameOf(before)};
  return {share, text: `${Math.round(share * 100)}% of the way from ${nameOf(before)} to ${nameOf(after)}`};
}

export function Timeline({length, tracks}: Extract<Play, {kind: 'timeline'}>): ReactNode {
  const {at, transport, drag} = usePlayhead(length);
  return (
    <>
      {transport}
      <ul className="play__tracks">
        {tracks.map((track) => {
          const {share, text} = stateOf(track, at);
          return (
            <li key={track.name}>
              <strong>{track.name}</strong>
              <svg
                className="play__lane"
                viewBox="0 -10 100 120"
                preserveAspectRatio="none"
                aria-hidden="true"
                {...drag}
              >
                {track.keys.slice(1).map((key, index) => {
                  const before = track.keys[index]!;
                  const curve = CURVE_OF_KEY[key.type];
                  const [from, to] = [before.at, key.at].map((time) => (time / length) * 100) as [number, number];
                  return (
                    <g key={index} transform={`translate(${from} 0) scale(${(to - from) / 100} 1)`}>
                      <rect className="play__between" width="100" height="100" />
                      {curve && <path d={lineOf(curve)} />}
                    </g>
                  );
                })}
                {[...track.keys, ...track.triggers].map(({at: time}, index) => (
                  <path key={index} className="play__key" d={`M${(time / length) * 100} 0V100`} />
                ))}
                <path className="play__head" d={`M${(at / length) * 100} -10V110`} />
              </svg>
              {share !== undefined && <Bar name={track.name} value={share} />}
              <output>{text}</output>
            </li>
          );
        })}
      </ul>
    </>
  );
}
