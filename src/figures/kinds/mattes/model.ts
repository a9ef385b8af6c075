import * as z from 'zod';
import {FindingsError} from '../../../shared/finding';
import type {YamlSource} from '../../../shared/yaml';
import {common, flag, read} from '../../parse/schema';
import type {NodeRegistry} from '../nodegraph/nodes';
import {SETTINGS, type Settings} from './keyer';

/** The node whose properties the mattes depend on. */
const NODE = 'reality-keyer';

/** The properties that a reader can change, in the order of the page. */
const CHANGED = [
  'Soft_Matte_Gamma_1',
  'Soft_Matte_Gamma_2',
  'Soft_Matte_Red_Weight',
  'Soft_Matte_Blue_Weight',
  'Core_Matte_Black_Point',
  'Core_Matte_White_Point',
  'Erode',
  'Softness',
  'Spill_Suppress_Weight',
] as const satisfies readonly (typeof SETTINGS)[number][];

/** More than this, in pixels, covers the whole line. */
const MOST = 20;

const schema = z.strictObject({...common, play: flag.default(false)});

/** A property that a reader can change. */
interface Slider {
  name: keyof Settings;
  min: number;
  max: number;
  step: number;
}

/** The checked content of a `mattes` fence. */
export interface Mattes extends Omit<z.output<typeof schema>, 'play'> {
  kind: 'mattes';
  callouts: 0;
  /** The defaults of the node. */
  settings: Settings;
  /** Present where readers can change the figure. */
  play?: {settings: Settings; sliders: Slider[]};
}

/**
 * Reads a `mattes` fence.
 * @param registry gives the defaults and ranges of the keyer
 * @throws FindingsError with every fault, its line and its fix
 */
export function readMattes(source: YamlSource, {nodes}: Pick<NodeRegistry, 'nodes'>): Mattes {
  const {play, ...mattes} = read(source, schema);
  const fields = new Map(nodes.get(NODE)?.properties?.map((field) => [field.name, field]));
  const fieldOf = (name: keyof Settings) => {
    const {default: value, min, max, step = 0.01} = fields.get(name) ?? {};
    if (typeof value === 'number' && typeof min === 'number' && typeof max === 'number') return {value, min, max, step};
    const what = `"${name}" has no default and range that are numbers`;
    throw new FindingsError([
      {file: `docs/_data/nodes/${NODE}.yml`, line: 1, what, fix: 'write them as its definition does'},
    ]);
  };
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, fieldOf(name).value])) as Settings;
  const sliders = CHANGED.map((name): Slider => {
    const {min, max, step} = fieldOf(name);
    return {name, min, max: Math.min(max, MOST), step};
  });
  return {...mattes, kind: 'mattes', callouts: 0, settings, ...(play && {play: {settings, sliders}})};
}
