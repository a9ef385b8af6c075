import {linoCalls} from '../linoCalls';
import type {Field, Operation, Reference} from '../types';
import {textOf} from './markdown';
import {rowsOf} from './objects';

const fieldWords = (fields: readonly Field[]): string[] =>
  rowsOf(fields).flatMap(({field: {name, values}}) => [name, ...values]);

function wordsOf({id, path, summary, parameters, requestBody, requests, responses, links}: Operation): string[] {
  const bodies = [requestBody, ...responses.map(({body}) => body)];
  const words = [
    id,
    ...fieldWords(parameters),
    ...bodies.flatMap((body) => fieldWords(body?.fields ?? [])),
    ...requests.map(({title}) => title),
    ...links.map(({text}) => text),
    summary,
    ...responses.flatMap(({status, description, examples}) => [
      status,
      ...(Number(status) >= 400 ? [textOf(description.replace(/<\/?code>/g, '`'))] : examples.map(({title}) => title)),
    ]),
  ];
  return [path, ...new Set(words.map((word) => word.replace(/\s+/g, ' ').trim()))].filter(Boolean);
}

/** @returns lists by version, in the order of the navigation */
export function filterWords(references: readonly Reference[]): Record<string, string[][]> {
  const entries = references.map(({version, isLegacy, tags}) => [
    version,
    [
      ...tags.flatMap(({operations}) => operations.map(wordsOf)),
      ...(isLegacy ? [] : linoCalls.map(({path}) => [path])),
    ],
  ]);
  return Object.fromEntries(entries) as Record<string, string[][]>;
}
