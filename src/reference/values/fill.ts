import {escapeRegExp} from '../../shared/escape';
import {encodeValue} from '../samples/request';

/** By field; `scheme`, `host`, and `port` are the hub's. */
export type Values = Readonly<Record<string, string>>;

export const ADDRESS: readonly string[] = ['scheme', 'host', 'port'];

/** Body fields that name a path parameter differently. */
const otherNames: Readonly<Record<string, string>> = {engineHostId: 'engineId', launchConfigId: 'launchId'};

const states: Readonly<Record<string, string>> = {RE5: 'graphId', RE: 'rgraphId', UE: 'ustateId'};

/** `engineType` determines what a `stateId` is. */
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

/** Suffix of a compound property ID in an example: `.rotation.z`. */
const partOf = (example: string) => /^[\da-f]{8}-[\da-f-]{27}(\..+)$/i.exec(example)?.[1] ?? '';

/** @param examples defaults */
export const fillPath = (path: string, examples: Values, values: Values = {}): string =>
  path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const example = examples[name];
    const value = values[name];
    if (value === undefined) return example === undefined ? whole : encodeValue(example);
    return encodeValue(value + partOf(example ?? ''));
  });

/** Undefined if the path doesn't match. */
function valuesIn(path: string, template: string): Values | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map(escapeRegExp)
    .join('([^/?#]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)])) : undefined;
}

/** @param paths templates of all calls */
function fillAddresses(text: string, values: Values, base: string, paths: readonly string[]): string {
  // Literals match before parameters: `/launcher/create` isn't a configuration.
  const templates = [...paths].sort((one, other) => one.split('{').length - other.split('{').length);
  return text.replace(new RegExp(`${escapeRegExp(base)}(?![\\w.:-])([^\\s'"\`\\\\]*)`, 'g'), (_whole, path: string) => {
    const template = templates.find((one) => valuesIn(path, one));
    const filled = template ? fillPath(template, valuesIn(path, template)!, values) : path;
    return originOf(base, values) + filled;
  });
}

/** Fills JSON numbers and lists in a text: `{"engineHostId": 2}`. Empty ones stay empty. */
function fillFields(text: string, values: Values): string {
  // Quotes can be escaped.
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
