import {useEffect, useRef, useState, type ReactNode} from 'react';

import {sum} from '../../shared/collections';
import type {Settings} from '../../figures/kinds/mattes/keyer';
import {CURVES, LENGTH, parts, stripsOf, type Strip as Facts} from '../../figures/kinds/mattes/strips';
import type {Play} from '../../figures/play';

/** Each curve has its color and its dashes. */
const CLASSES = {CombinedSoftMatte: 'soft', ShrinkedMatte: 'shrunk', FinalMatte: 'final'} as const;

function Strip({name, colors}: Facts): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    for (const [at, color] of colors.entries()) {
      context.fillStyle = color;
      context.fillRect(at, 0, 1, 1);
    }
  }, [colors]);
  return (
    <div className="play__strip">
      <span>{name}</span>
      <canvas ref={canvas} width={LENGTH} height={1} data-strip={name} aria-hidden="true" />
    </div>
  );
}

/** Final opacity of each part of the line, in percent. */
function opacities(matte: readonly number[]): {name: string; share: number}[] {
  return parts.map(({name, from, to}) => ({
    name,
    share: Math.round((100 * sum(matte.slice(from, to))) / (to - from)),
  }));
}

/**
 * The mattes of the keyer, with a slider for each property that its page explains.
 * @param props the settings of the figure, and the ranges of those that can be changed
 * @returns sliders, strips, and curves, drawn by what draws the figure
 */
export function Mattes({settings: starts, sliders}: Extract<Play, {kind: 'mattes'}>): ReactNode {
  const [settings, setSettings] = useState<Settings>(starts);
  const {strips, curves} = stripsOf(settings);
  const isChanged = sliders.some(({name}) => settings[name] !== starts[name]);

  return (
    <div className="play__mattes">
      <div className="play__sliders" role="group" aria-label="Properties of Reality Keyer">
        {sliders.map(({name, min, max, step}) => (
          <label key={name} className="play__slider">
            <code>{name}</code>
            <input
              type="range"
              min={min}
              max={max}
              step={step}
              value={settings[name]}
              onChange={({target}) => setSettings({...settings, [name]: Number(target.value)})}
            />
            <output>{settings[name]}</output>
          </label>
        ))}
        <button
          type="button"
          className="button button--secondary"
          disabled={!isChanged}
          onClick={() => setSettings(starts)}
        >
          Defaults
        </button>
      </div>
      <div>
        {strips.map((strip) => (
          <Strip key={strip.name} {...strip} />
        ))}
        <svg className="play__chart" viewBox={`0 -4 ${LENGTH} 108`} preserveAspectRatio="none" aria-hidden="true">
          {CURVES.map(([name]) => (
            <path
              key={name}
              className={`play__${CLASSES[name]}`}
              d={`M${curves[name].map((value, at) => `${at + 0.5} ${(1 - value) * 100}`).join('L')}`}
            />
          ))}
        </svg>
        <p className="play__legend">
          {CURVES.map(([name]) => (
            <span key={name} className={`play__${CLASSES[name]}`}>
              {name}
            </span>
          ))}
        </p>
        <p className="play__state">
          Opaque in FinalMatte, from the left:{' '}
          {opacities(curves.FinalMatte)
            .map(({name, share}) => `${name} ${share}%`)
            .join(', ')}
          .
        </p>
      </div>
    </div>
  );
}
