import {linoCalls} from '../../data/api/linoCalls';
import type {Field, Operation, Reference} from '../types';
import {textOf} from './markdown';
import {rowsOf} from './objects';

const fieldWords = (fields: readonly Field[] = []): string[] =>
  rowsOf(fields).flatMap(({field: {name, values}}) => [name, ...values]);

function wordsOf({id, path, summary, parameters, requestBody, requests, responses, links}: Operation): string[] {
  const words = [
    id,
    ...[parameters, requestBody?.fields, ...responses.map(({body}) => body?.fields)].flatMap(fieldWords),
    ...[...requests.map(({title}) => title), ...links.map(({text}) => text), summary],
    ...responses.flatMap(({status, description, examples}) => [
      status,
      ...(Number(status) >= 400 ? [textOf(description.replace(/<\/?code>/g, '`'))] : examples.map(({title}) => title)),
    ]),
  ];
  return [path, ...new Set(words.map((word) => word.replace(/\s+/g, ' ').trim()))].filter(Boolean);
}

/** @returns by version, in navigation order */
export const filterWords = (references: readonly Reference[]): Record<string, string[][]> =>
  Object.fromEntries(
    references.map(({version, isLegacy, tags}) => {
      const own = tags.flatMap(({operations}) => operations.map(wordsOf));
      return [version, isLegacy ? own : [...own, ...linoCalls.map(({path}) => [path])]];
    }),
  );
