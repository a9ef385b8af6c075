import type {Filled, Opening} from '../../shared/tryIt';
import {writeCall} from '../samples/languages';
import {languages, type Json} from '../types';
import {checkId} from '../values/check';
import {fill, fillPath, originOf} from '../values/fill';
import {readValues, valuesOf} from './values/state';

function linked(text: string): Filled | undefined {
  try {
    const {values = {}, body} = JSON.parse(text) as Partial<Filled>;
    const isRight = [...Object.values(values), body ?? ''].every((value) => typeof value === 'string');
    return isRight ? {values, body} : undefined;
  } catch {
    return undefined;
  }
}

export function openingOf(
  version: string | undefined,
  slug: string,
  key: string,
  request?: string,
): Opening | undefined {
  const {base, fields, calls} = valuesOf(version);
  const call = calls[slug];
  const example = call?.examples.find((one) => one.key === key) ?? call?.examples[0];
  if (!call || !example) return undefined;
  const own = readValues();
  const paths = Object.values(calls).map(({path}) => path);
  const values = Object.keys(example.values).map((name) => {
    return [name, decodeURIComponent(fillPath(`{${name}}`, example.values, own))];
  });
  const filled: Filled = {
    values: Object.fromEntries(values) as Filled['values'],
    body: example.body && fill(example.body, own, base, paths),
  };
  const carried = request === undefined ? undefined : linked(request);
  const isBroken = request !== undefined && !carried;
  return {
    method: call.method,
    filled: carried
      ? {values: {...filled.values, ...carried.values}, body: example.body && (carried.body ?? filled.body)}
      : filled,
    example,
    said: isBroken ? 'The request of this link can’t be read, so the panel has the example.' : undefined,
    check(name, value) {
      const field = fields.find((one) => one.name === name);
      if (value === '') return 'Enter a value.';
      const {value: right, problem} = field ? checkId(field, value) : {value};
      return right === undefined ? problem : undefined;
    },
    pathOf: (values) => fillPath(call.path, values),
    programOf({method, path, body}) {
      const id = document.documentElement.dataset.samples;
      const {id: language, label} = languages.find((one) => one.id === id) ?? languages[0];
      const url = originOf(base, own) + path;
      const json = body.trim() !== '' && {body: JSON.parse(body) as Json};
      const request = {method: method.toLowerCase(), url, ...json, answersJson: call.answersJson};
      return {label, text: writeCall(request, language)};
    },
    linkOf({values, body}) {
      const query = new URLSearchParams({try: JSON.stringify({values, body})}).toString();
      return `${location.origin}${location.pathname}#${slug}&${query}`;
    },
  };
}
