import * as z from 'zod';
import {FindingsError} from '../../../shared/finding';
import type {YamlSource} from '../../../shared/yaml';
import {common, flag, read} from '../../parse/schema';
import type {NodeRegistry} from '../nodegraph/nodes';
import type {Settings} from './keyer';
import {stripsOf} from './strips';

/** The properties that a reader can change, in the order of the page. */
const CHANGED = [
  ...['Soft_Matte_Gamma_1', 'Soft_Matte_Gamma_2', 'Soft_Matte_Red_Weight', 'Soft_Matte_Blue_Weight'],
  ...['Core_Matte_Black_Point', 'Core_Matte_White_Point', 'Erode', 'Softness', 'Spill_Suppress_Weight'],
];

/** More than this, in pixels, covers the whole line. */
const MOST = 20;

const schema = z.strictObject({...common, play: flag.default(false)});

/** A `mattes` fence, with the defaults of the keyer; `play` where readers can change them. */
export interface Mattes extends Omit<z.output<typeof schema>, 'play'> {
  kind: 'mattes';
  callouts: 0;
  settings: Settings;
  play?: {settings: Settings; sliders: {name: string; min: number; max: number; step: number}[]};
}

/** Reads a `mattes` fence. @throws FindingsError with every fault, its line and its fix */
export function readMattes(source: YamlSource, {nodes}: Pick<NodeRegistry, 'nodes'>): Mattes {
  const {play, ...mattes} = read(source, schema);
  const fieldOf = (name: string) => {
    const field = nodes.get('reality-keyer')?.properties?.find((one) => one.name === name);
    const {default: value, min, max, step = 0.01} = field ?? {};
    if (typeof value === 'number' && typeof min === 'number' && typeof max === 'number') return {value, min, max, step};
    const what = `"${name}" has no default and range that are numbers`;
    const fix = 'write them as its definition does';
    throw new FindingsError([{file: 'docs/_data/nodes/reality-keyer.yml', line: 1, what, fix}]);
  };
  const settings: Record<string, number> = {};
  // The formulas ask for the settings that there are.
  stripsOf(new Proxy(settings, {get: (known, name: string) => (known[name] ??= fieldOf(name).value)}));
  const sliders = CHANGED.map((name) => {
    const {min, max, step} = fieldOf(name);
    return {name, min, max: Math.min(max, MOST), step};
  });
  return {...mattes, kind: 'mattes', callouts: 0, settings, ...(play && {play: {settings, sliders}})};
}
