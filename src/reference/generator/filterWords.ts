import {linoCalls} from '../linoCalls';
import type {Operation, Reference, Shape} from '../types';

function fieldWords({fields, variants}: Pick<Shape, 'fields' | 'variants'>): string[] {
  return [
    ...fields.flatMap(({name, values, shape}) => [name, ...values, ...fieldWords(shape)]),
    ...variants.flatMap(({shape}) => fieldWords(shape)),
  ];
}

/** A text without markup, its code in backticks. */
const textOf = (html: string) =>
  html
    .replace(/<\/?code>/g, '`')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Words that the filter finds a call by, besides those of its entry: its path first. */
function wordsOf({id, path, parameters, requestBody, requests, responses, links}: Operation): string[] {
  const shapes = [requestBody, ...responses.map(({body}) => body)].flatMap((body) => body?.shape ?? []);
  const words = [
    id,
    ...parameters.flatMap(({fields}) => fieldWords({fields, variants: []})),
    ...shapes.flatMap(fieldWords),
    ...requests.map(({title}) => title),
    ...links.map(({text}) => text),
    ...responses.flatMap(({status, description, examples}) => [
      status,
      ...(Number(status) >= 400 ? [textOf(description)] : examples.map(({title}) => title)),
    ]),
  ];
  return [path, ...new Set(words.map((word) => word.replace(/\s+/g, ' ').trim()))].filter(Boolean);
}

/**
 * Words that the filter finds calls by, of all versions, in the order of the list. A browser loads them when the filter is
 * used.
 * @returns lists by version
 */
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
