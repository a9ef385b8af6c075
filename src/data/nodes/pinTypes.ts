import type {PinKind} from '../../shared/vocabulary';

interface TypeFacts {
  kind: PinKind;
  /** Omitted where it's the last part of the type's name. */
  label?: string;
}

const types: Readonly<Record<string, TypeFacts>> = {
  any: {kind: 'any'},
  bool: {kind: 'bool'},
  string: {kind: 'text', label: 'text'},
  'nos.exe': {kind: 'exec', label: 'execution'},
  'nos.sys.vulkan.Texture': {kind: 'texture', label: 'texture'},
  'nos.sys.vulkan.Buffer': {kind: 'any', label: 'buffer'},
  'nos.fb.Track': {kind: 'track', label: 'track'},
  'nos.track.Track': {kind: 'track', label: 'track'},
  'nos.fb.mat4': {kind: 'any', label: '4 x 4 matrix'},
  'nos.fb.Transform': {kind: 'any', label: 'transform'},
  'nos.fb.LensDistortion': {kind: 'any', label: 'lens distortion'},
  'nos.sys.vulkan.Format': {kind: 'any', label: 'texture format'},
  'nos.sys.vulkan.GPUEventResource': {kind: 'any', label: 'GPU event'},
  'nos.aja.ChannelInfo': {kind: 'any', label: 'channel'},
  'nos.bluefish.ChannelInfo': {kind: 'any', label: 'channel'},
  'nos.webcam.WebcamStreamInfo': {kind: 'any', label: 'stream'},
  'nos.fb.CaptureDataArray': {kind: 'any', label: 'list of captures'},
  'zd.utilities.CanvasLayer': {kind: 'any', label: 'layer'},
};

const numbers = /^(?:float|double|u?int|u?long|u?short|u?byte)$/;
const vectors = /^nos\.fb\.(vec[234][diu]?)$/;

/** `ChannelInfo` for `nos.aja.ChannelInfo`. */
const lastPart = (type: string): string => type.slice(type.lastIndexOf('.') + 1);

export function isOpen(type: string | undefined): boolean {
  return type === undefined || type === 'any' || type === '<type>';
}

/** Enumerations have their own types, which aren't checked. */
export function isKnown(type: string): boolean {
  const element = /^\[(.+)\]$/.exec(type)?.[1] ?? type;
  return isOpen(element) || numbers.test(element) || vectors.test(element) || Object.hasOwn(types, element);
}

export const knownTypes: readonly string[] = [
  ...Object.keys(types),
  'float',
  'double',
  'int',
  'uint',
  'nos.fb.vec2',
  'nos.fb.vec3',
  'nos.fb.vec4',
];

/** The kind decides shape (`src/shared/pinShapes.ts`) and color (`--pin-*` in `src/css/tokens.css`). */
export function kindOf(type: string | undefined): PinKind {
  if (type === undefined) return 'any';
  if (numbers.test(type)) return 'number';
  if (vectors.test(type)) return 'vector';
  return types[type]?.kind ?? 'any';
}

/** `texture`, `float`, `vec3`, `ChannelInfo`. */
export function labelOf(type: string): string {
  const list = /^\[(.+)\]$/.exec(type);
  if (list) return `list of ${labelOf(list[1] ?? '')}`;
  return types[type]?.label ?? lastPart(type);
}

/** Numbers and booleans convert to each other. */
export function canConnectKinds(from: PinKind, to: PinKind): boolean {
  const isScalar = (kind: PinKind): boolean => kind === 'number' || kind === 'bool';
  return from === 'any' || to === 'any' || from === to || (isScalar(from) && isScalar(to));
}

export function canConnect(from: string | undefined, to: string | undefined): boolean {
  if (isOpen(from) || isOpen(to) || from === to) return true;
  const [a, b] = [kindOf(from), kindOf(to)];
  // Types without a kind, such as two structures, don't match.
  return !(a === 'any' && b === 'any') && canConnectKinds(a, b);
}
