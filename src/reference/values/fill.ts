import {escapeRegExp} from '../../shared/escape';
import {encodeValue} from '../samples/request';

/** Values by the names of their fields; `scheme`, `host`, and `port` are those of the hub. */
export type Values = Readonly<Record<string, string>>;

export const ADDRESS: readonly string[] = ['scheme', 'host', 'port'];

/** Fields of bodies that name the value of a parameter with another name. */
const otherNames: Readonly<Record<string, string>> = {engineHostId: 'engineId', launchConfigId: 'launchId'};

const states: Readonly<Record<string, string>> = {RE5: 'graphId', RE: 'rgraphId', UE: 'ustateId'};

/** The name of the value that a field of a body has; `engineType` says which a `stateId` is. */
export const nameInBody = (field: string, engineType = ''): string =>
  (field === 'stateId' && states[engineType]) || (otherNames[field] ?? field);

export const isOtherName = (field: string): boolean => field in otherNames || field === 'stateId';

export const otherNamesOf = (name: string): string[] => [
  ...Object.keys(otherNames).filter((field) => otherNames[field] === name),
  ...Object.keys(states).flatMap((type) => (states[type] === name ? [`stateId with engineType ${type}`] : [])),
];

export function originOf(base: string, {scheme, host, port}: Values): string {
  if (!scheme && !host && !port) return base;
  const url = new URL(base);
  const wanted = scheme ?? url.protocol.slice(0, -1);
  const number = port === (wanted === 'https' ? '443' : '80') ? undefined : port;
  return `${wanted}://${host ?? url.hostname}${number ? `:${number}` : ''}`;
}

/** The part of a compound value that an example names after the ID of a property: `.rotation.z`. */
const partOf = (example: string) => /^[\da-f]{8}-[\da-f-]{27}(\..+)$/i.exec(example)?.[1] ?? '';

/** @param examples take the place of the values that a reader has not given */
export const fillPath = (path: string, examples: Values, values: Values = {}): string =>
  path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const example = examples[name];
    const value = values[name];
    if (value === undefined) return example === undefined ? whole : encodeValue(example);
    return encodeValue(value + partOf(example ?? ''));
  });

/** The names and the values of the parameters of a path that is one of a template; undefined where it is another. */
function valuesIn(path: string, template: string): Values | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map(escapeRegExp)
    .join('([^/?#]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)])) : undefined;
}

/** Puts values into the addresses of a text. @param paths templates of all calls */
function fillAddresses(text: string, values: Values, base: string, paths: readonly string[]): string {
  // A literal part goes before a parameter: `/launcher/create` is no launch configuration.
  const templates = [...paths].sort((one, other) => one.split('{').length - other.split('{').length);
  return text.replace(new RegExp(`${escapeRegExp(base)}(?![\\w.:-])([^\\s'"\`\\\\]*)`, 'g'), (_whole, path: string) => {
    const template = templates.find((one) => valuesIn(path, one));
    const filled = template ? fillPath(template, valuesIn(path, template)!, values) : path;
    return originOf(base, values) + filled;
  });
}

/** Puts values into the numbers and the lists of JSON in a text: `{"engineHostId": 2}`. What is empty stays empty. */
function fillFields(text: string, values: Values): string {
  // In a string of a program, quotes have a backslash before them.
  const engineType = /"engineType\\?": *\\?"(\w+)/.exec(text)?.[1];
  return text.replace(/("(\w+)\\?": *)(\d+|\[[\d\s,]*\])/g, (whole, start: string, field: string, example: string) => {
    const name = nameInBody(field, engineType);
    const value = ADDRESS.includes(name) ? '' : (values[name] ?? '');
    if (!/^\d+(?:, *\d+)*$/.test(value)) return whole;
    const [open = '', close = ''] = [/^\[\s*/, /\s*\]$/].map((end) => end.exec(example)?.[0]);
    return start + open + value.split(/, */).join(`,${open.slice(1)}`) + close;
  });
}

export const fill = (text: string, values: Values, base: string, paths: readonly string[]): string =>
  fillFields(fillAddresses(text, values, base, paths), values);
