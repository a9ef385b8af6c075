import {HTTPSnippet, type HarRequest} from 'httpsnippet';

import {highlight, type CodeLanguage} from '../../shared/highlight';
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

type Change = readonly [found: RegExp | string, written: string];

// What the library leaves to be wished for: bodies as the reader would write them ...
const bodyChange: Readonly<Record<Language, (body: Json) => Change | undefined>> = {
  curl: () => undefined,
  javascript: (body) => [/body: '.*'/, `body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)})`],
  python: (body) => [/^payload = [\s\S]*?(?=\nheaders = )/m, `payload = ${pythonLiteral(body)}`],
  csharp: (body) => {
    const lines = indent(`\n"""\n${JSON.stringify(body, null, 2)}\n"""`, 8).trimStart();
    return [/new StringContent\(".*"\)/, `new StringContent(${lines})`];
  },
};

// ... errors, whose text says what is wrong and need not be JSON (cURL prints it, and C# ends by itself) ...
const errorChange: Readonly<Partial<Record<Language, Change>>> = {
  javascript: [
    'await fetch(url, options);',
    'await fetch(url, options);\n  if (!response.ok)\n    throw new Error(await response.text());',
  ],
  python: ['print(response.json())', 'response.raise_for_status()\nprint(response.json())'],
};

// ... and responses that are no JSON.
const textChange: Readonly<Partial<Record<Language, Change>>> = {
  javascript: ['await response.json()', 'await response.text()'],
  python: ['print(response.json())', 'print(response.status_code, response.text)'],
};

/** Writes a request in every language of the reference, as text and as colored HTML. */
export function callSamples(request: Request): Record<Language, Code> {
  const {method, url, body, contentType = 'application/json', answersJson} = request;
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
  const entries = (Object.keys(clients) as Language[]).map((language) => {
    const [target, client] = clients[language];
    const written = snippet.convert(target, client);
    const text = Array.isArray(written) ? written[0] : written;
    if (typeof text !== 'string') {
      throw new Error(`httpsnippet has no client ${target}/${client}  ->  look at src/reference/generator/samples.ts`);
    }
    const changes = [
      body !== undefined && bodyChange[language](body),
      errorChange[language],
      !answersJson && textChange[language],
    ];
    const code = changes.reduce<string>(
      (done, change) => (change ? done.replace(change[0], () => change[1]) : done),
      text,
    );
    return [language, toCode(code.trim(), language === 'curl' ? 'bash' : language)];
  });
  return Object.fromEntries(entries) as Record<Language, Code>;
}
