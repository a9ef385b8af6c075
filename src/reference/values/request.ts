import {encodeValue, type Request} from '../samples/request';
import type {Json} from '../types';

/** What a request is made from: the description's own values, which those of a reader replace. */
export interface RequestSpec {
  method: string;
  /** Path template: `/api/rest/v1/engines/{engineId}`. */
  path: string;
  /** Examples of the parameters of the path, by name. */
  pathValues: Record<string, string>;
  /** Examples of the required parameters of the query, by name. */
  query: Record<string, string>;
  body?: Json;
  contentType: string;
  answersJson: boolean;
}

/** Values by the names of parameters; `scheme`, `host`, and `port` are those of the hub. */
export type Values = Readonly<Record<string, string>>;

/** Fields of bodies whose descriptions name the value of a parameter with another name. */
const otherNames: Readonly<Record<string, string>> = {engineHostId: 'engineId', launchConfigId: 'launchId'};

/**
 * Where the hub is.
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

/** A body with a reader's values in its fields, each a number where the example is one. */
function fillBody(body: Json, values: Values): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, example]) => {
      const value = values[otherNames[name] ?? name];
      const isId = typeof example === 'number' || typeof example === 'string';
      return [name, value === undefined || !isId ? example : typeof example === 'number' ? Number(value) : value];
    }),
  );
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
  const {method, body, contentType, answersJson} = spec;
  const query = Object.entries(spec.query).map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`);
  return {
    method,
    url: originOf(base, values) + fillPath(spec, values) + (query.length > 0 ? `?${query.join('&')}` : ''),
    ...(body !== undefined && {body: fillBody(body, values)}),
    contentType,
    answersJson,
  };
}
