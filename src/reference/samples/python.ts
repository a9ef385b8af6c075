import type {Json} from '../types';
import {jsonLines, TIMEOUT, type Request} from './request';

const words: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** A value as Python writes it: as JSON does, but for three words. */
const literal = (value: Json) =>
  jsonLines(value, 4, 4).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (word) => words[word] ?? word);

/** A request as a script for the package `requests`: `sys.exit` prints a text and ends with 1. */
export function python({method, url, body, contentType, answersJson}: Request): string {
  const options = [
    `"${url}",`,
    ...(body === undefined ? [] : [`json=${literal(body)},`]),
    ...(body === undefined || contentType === 'application/json'
      ? []
      : [`headers={"Content-Type": "${contentType}"},`]),
    `timeout=${TIMEOUT},`,
  ];
  return `import sys
import requests

response = requests.${method.toLowerCase()}(
    ${options.join('\n    ')}
)
if not response.ok:
    sys.exit(f"{response.status_code} {response.text}")
print(response.${answersJson ? 'json()' : 'text'})`;
}
