import {HTTPSnippet, type HarRequest} from 'httpsnippet';

import {highlight, type CodeLanguage} from '../../code/highlight';
import type {Code, Json, Language} from '../types';

/** One request, as it goes over the wire. */
export interface Request {
  method: string;
  /** Full address, with every value percent-encoded. */
  url: string;
  /** Undefined where the request has no body. */
  body?: Json;
  contentType?: string;
  /** False where the documented response has no body or one that is no JSON. */
  answersJson: boolean;
}

const clients = {
  curl: ['shell', 'curl'],
  javascript: ['javascript', 'fetch'],
  python: ['python', 'requests'],
  csharp: ['csharp', 'httpclient'],
} as const;

/** A sample with its colors. */
export const toCode = (text: string, language: CodeLanguage): Code => ({text, html: highlight(text, language)});

const indent = (text: string, spaces: number) => text.replace(/\n/g, `\n${' '.repeat(spaces)}`);

/** JSON as Python writes it; httpsnippet 3.0 leaves line breaks and backslashes in texts unescaped. */
function pythonLiteral(value: Json): string {
  const words: Record<string, string> = {true: 'True', false: 'False', null: 'None'};
  return JSON.stringify(value, null, 4).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (word) => words[word] ?? word);
}

// What the library leaves to be wished for: bodies as the reader would write them, and responses that are no JSON.
const adapt: Record<Language, (code: string, request: Request) => string> = {
  curl: (code) => code,
  javascript: (code, {body, answersJson}) => {
    const withBody =
      body === undefined
        ? code
        : code.replace(/body: '.*'/, () => `body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)})`);
    return answersJson ? withBody : withBody.replace('await response.json()', 'await response.text()');
  },
  python: (code, {body, answersJson}) => {
    const withBody =
      body === undefined
        ? code
        : code.replace(/^payload = [\s\S]*?(?=\nheaders = )/m, () => `payload = ${pythonLiteral(body)}`);
    return answersJson
      ? withBody
      : withBody.replace('print(response.json())', 'print(response.status_code, response.text)');
  },
  csharp: (code, {body}) =>
    body === undefined
      ? code
      : code.replace(
          /new StringContent\(".*"\)/,
          () =>
            `new StringContent("""\n${' '.repeat(8)}${indent(JSON.stringify(body, null, 2), 8)}\n${' '.repeat(8)}""")`,
        ),
};

/**
 * Writes a request in every language of the reference.
 * @returns by language, the sample as text and as colored HTML
 */
export function callSamples(request: Request): Record<Language, Code> {
  const {method, url, body, contentType = 'application/json'} = request;
  const har = {
    method: method.toUpperCase(),
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    headers: body === undefined ? [] : [{name: 'Content-Type', value: contentType}],
    ...(body !== undefined && {postData: {mimeType: contentType, text: JSON.stringify(body, null, 2)}}),
  } as HarRequest;
  const snippet = new HTTPSnippet(har);
  const entries = Object.entries(clients).map(([language, [target, client]]) => {
    const written = snippet.convert(target, client);
    const text = Array.isArray(written) ? written[0] : written;
    if (typeof text !== 'string') {
      throw new Error(`httpsnippet has no client ${target}/${client}  ->  look at src/reference/generator/samples.ts`);
    }
    const code = adapt[language as Language](text, request).trim();
    return [language, toCode(code, language === 'curl' ? 'bash' : (language as Exclude<Language, 'curl'>))];
  });
  return Object.fromEntries(entries) as Record<Language, Code>;
}
