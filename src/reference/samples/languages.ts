import {quoted} from '../../shared/escape';
import {languages, type Code, type Json, type Language} from '../types';
import {colorSample} from './color';
import {capitalized, jsonLines, TIMEOUT, type Request} from './request';

/** Bash; curl prints errors and exits with 22. */
function curl({method, url, body}: Request): string {
  return [
    `curl --fail-with-body --max-time ${TIMEOUT} --request ${method.toUpperCase()}`,
    quoted(url),
    ...(body === undefined ? [] : [`--header 'Content-Type: application/json'`, `--data ${quoted(jsonLines(body))}`]),
  ].join(' \\\n  ');
}

/** ES module; uncaught errors exit with 1. */
function javascript({method, url, body, answersJson}: Request): string {
  const options = [
    `method: '${method.toUpperCase()}',`,
    ...(body === undefined
      ? []
      : [`headers: {'Content-Type': 'application/json'},`, `body: JSON.stringify(${jsonLines(body, 2)}),`]),
    `signal: AbortSignal.timeout(${TIMEOUT}_000),`,
  ];
  return `const response = await fetch('${url}', {
  ${options.join('\n  ')}
});
const text = await response.text();
if (!response.ok) throw new Error(\`\${response.status} \${text}\`);
${answersJson ? 'console.dir(JSON.parse(text), {depth: null})' : 'console.log(text)'};`;
}

const words: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** JSON except for three words. */
const literal = (value: Json) =>
  jsonLines(value, 4, 4).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (word) => words[word] ?? word);

/** For `requests`; `sys.exit` prints a text and exits with 1. */
function python({method, url, body, answersJson}: Request): string {
  const options = [`"${url}",`, ...(body === undefined ? [] : [`json=${literal(body)},`]), `timeout=${TIMEOUT},`];
  return `import sys
import requests

response = requests.${method.toLowerCase()}(
    ${options.join('\n    ')}
)
if not response.ok:
    sys.exit(f"{response.status_code} {response.text}")
print(response.${answersJson ? 'json()' : 'text'})`;
}

function csharp({method, url, body}: Request): string {
  const content =
    body === undefined
      ? ''
      : `
{
    Content = new StringContent("""
        ${jsonLines(body, 8)}
        """, null, "application/json"),
}`;
  return `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${TIMEOUT}) };
using var response = await client.SendAsync(new(HttpMethod.${capitalized(method)}, "${url}")${content});
var text = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {text}");
Console.WriteLine(text);`;
}

/** `throw` exits with 1. JSON never contains the end of a here-string. */
function powershell({method, url, body}: Request): string {
  const content =
    body === undefined
      ? ''
      : `\n  ContentType = 'application/json; charset=utf-8'\n  Body = @'\n${jsonLines(body)}\n'@`;
  return `$ErrorActionPreference = 'Stop'
$request = @{
  Method = '${capitalized(method)}'
  Uri = '${url}'${content}
  TimeoutSec = ${TIMEOUT}
  SkipHttpErrorCheck = $true
}
$response = Invoke-WebRequest @request
if ($response.StatusCode -ge 400) { throw "$($response.StatusCode) $($response.Content)" }
$response.Content`;
}

const writers: Readonly<Record<Language, (request: Request) => string>> = {
  curl,
  javascript,
  python,
  csharp,
  powershell,
};

export const writeCall = (request: Request, language: Language): string => writers[language](request);

export function callSamples(request: Request): Record<Language, Code> {
  const entries = languages.map(({id}) => {
    const text = writeCall(request, id);
    return [id, {text, html: colorSample(text, id)}];
  });
  return Object.fromEntries(entries) as Record<Language, Code>;
}
