import {encodeValue, type Request} from '../samples/request';
import type {Json} from '../types';

/** The input of a request: the description's own values, which those of a reader replace. */
export interface RequestSpec {
  method: string;
  /** Path template: `/api/rest/v1/engines/{engineId}`. */
  path: string;
  /** Examples of the parameters of the path, by name. */
  pathValues: Record<string, string>;
  body?: Json;
  answersJson: boolean;
}

/** Values by the names of their fields; `scheme`, `host`, and `port` are those of the hub. */
export type Values = Readonly<Record<string, string>>;

/** Fields of bodies that name the value of a parameter with another name. */
const otherNames: Readonly<Record<string, string>> = {engineHostId: 'engineId', launchConfigId: 'launchId'};

/** The meaning of a renderer's `stateId`, by the type of its engine. */
const states: Readonly<Record<string, string>> = {RE5: 'graphId', RE: 'rgraphId', UE: 'ustateId'};

/** The name of the value that a field of a body has; `engineType` says which a `stateId` is. */
export const nameInBody = (field: string, engineType?: Json): string =>
  (field === 'stateId' && states[String(engineType)]) || (otherNames[field] ?? field);

/** Whether a field of a body has the value of a parameter of paths under another name. */
export const isOtherName = (field: string): boolean => field in otherNames || field === 'stateId';

/** The other names that bodies have for a value, in words. */
export const otherNamesOf = (name: string): string[] => [
  ...Object.keys(otherNames).filter((field) => otherNames[field] === name),
  ...Object.keys(states).flatMap((type) => (states[type] === name ? [`stateId with engineType ${type}`] : [])),
];

/** The fields of an object of a body, with the name of the value that a reader can put into each. */
function namedFields(body: Json | undefined): [field: string, name: string, example: Json][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).map(([field, example]) => [field, nameInBody(field, body.engineType), example]);
}

/** The names of the values that a request has in its path and its body. */
export const namesIn = ({pathValues, body}: Pick<RequestSpec, 'pathValues' | 'body'>): string[] => [
  ...Object.keys(pathValues),
  ...namedFields(body).map(([, name]) => name),
];

/**
 * The address of the hub.
 * @param base the description's own: `http://localhost`
 * @returns scheme, host, and port without a slash at the end; a port that the scheme has by default is left out
 */
export function originOf(base: string, {scheme, host, port}: Values): string {
  if (!scheme && !host && !port) return base;
  const url = new URL(base);
  const wanted = scheme ?? url.protocol.slice(0, -1);
  const number = port === (wanted === 'https' ? '443' : '80') ? undefined : port;
  return `${wanted}://${host ?? url.hostname}${number ? `:${number}` : ''}`;
}

/** The part of a compound value that an example names after the ID of a property: `.rotation.z`. */
const partOf = (example: string) => /^[\da-f]{8}-[\da-f-]{27}(\..+)$/i.exec(example)?.[1] ?? '';

/** A value as what the example is: a text, a number, or a list of numbers. */
function asExample(example: Json, value: string): Json {
  if (typeof example === 'string') return value;
  if (typeof example === 'number') return Number(value);
  return Array.isArray(example) ? value.split(',').map(Number) : example;
}

/** A body with a reader's values in its fields; what an example leaves empty stays empty. */
function fillBody(body: Json, values: Values): Json {
  const fields = namedFields(body).map(([field, name, example]): [string, Json] => {
    const value = values[name];
    return [field, value === undefined ? example : asExample(example, value)];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : body;
}

/** Fills in a path template; a value that replaces an example of one part of a property names that part too. */
export function fillPath({path, pathValues}: Pick<RequestSpec, 'path' | 'pathValues'>, values: Values): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const example = pathValues[name];
    const value = values[name];
    if (value === undefined) return example === undefined ? whole : encodeValue(example);
    return encodeValue(value + partOf(example ?? ''));
  });
}

/**
 * Makes a request of its parts.
 * @param base the description's own address of the hub
 * @param values those of a reader; what they lack is as in the description
 */
export function requestOf(spec: RequestSpec, base: string, values: Values = {}): Request {
  const {method, body, answersJson} = spec;
  return {
    method,
    url: originOf(base, values) + fillPath(spec, values),
    ...(body !== undefined && {body: fillBody(body, values)}),
    answersJson,
  };
}
