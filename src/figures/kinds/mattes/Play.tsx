import {useState, type ReactNode} from 'react';
import {sum} from '../../../shared/collections';
import type {Mattes} from './model';
import {CURVES, LENGTH, parts, stripsOf} from './strips';

/** A strip, one unit high and one wide a pixel; pixels of one color are one piece. */
export function Strip({name, colors}: {name: string; colors: readonly string[]}): ReactNode {
  const starts = colors.flatMap((color, at) => (color === colors[at - 1] ? [] : [at]));
  return (
    <g data-strip={name} shapeRendering="crispEdges">
      {starts.map((from, index) => (
        <path key={from} fill={colors[from]} d={`M${from} 0H${starts[index + 1] ?? LENGTH}V1H${from}z`} />
      ))}
    </g>
  );
}

/** The mattes of the keyer, with a slider for each property that its page explains. */
export function PlayMattes({settings: starts, sliders}: NonNullable<Mattes['play']>): ReactNode {
  const [settings, setSettings] = useState(starts);
  const {strips, curves} = stripsOf(settings);
  const opacities = parts.map(({name, from, to}) => {
    const share = sum(curves.FinalMatte.slice(from, to)) / (to - from);
    return `${name} ${Math.round(100 * share)}%`;
  });
  return (
    <div className="play__mattes">
      <div className="play__sliders" role="group" aria-label="Properties of Reality Keyer">
        {sliders.map(({name, ...range}) => (
          <label key={name} className="play__slider">
            <code>{name}</code>
            <input
              type="range"
              {...range}
              value={settings[name]}
              onChange={({target}) => setSettings({...settings, [name]: Number(target.value)})}
            />
            <output>{settings[name]}</output>
          </label>
        ))}
        <button
          type="button"
          className="button button--secondary"
          disabled={sliders.every(({name}) => settings[name] === starts[name])}
          onClick={() => setSettings(starts)}
        >
          Defaults
        </button>
      </div>
      <div>
        {strips.map((strip) => (
          <div key={strip.name} className="play__strip">
            <span>{strip.name}</span>
            <svg viewBox={`0 0 ${LENGTH} 1`} preserveAspectRatio="none" aria-hidden="true">
              <Strip {...strip} />
            </svg>
          </div>
        ))}
        <svg className="play__chart" viewBox={`0 -4 ${LENGTH} 108`} preserveAspectRatio="none" aria-hidden="true">
          {CURVES.map(([name]) => {
            const d = curves[name].map((value, at) => `${at + 0.5} ${(1 - value) * 100}`).join('L');
            return <path key={name} className={`play__${name}`} d={`M${d}`} />;
          })}
        </svg>
        <p className="play__legend">
          {CURVES.map(([name]) => (
            <span key={name} className={`play__${name}`}>
              {name}
            </span>
          ))}
        </p>
        <p className="play__state">Opaque in FinalMatte, from the left: {opacities.join(', ')}.</p>
      </div>
    </div>
  );
}
