import {execFileSync, spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {Language as Grammar, Parser} from 'web-tree-sitter';

import {callSamples} from '../../../src/reference/generator/samples';
import {languages, type Language} from '../../../src/reference/types';
import {testFolder} from '../../support/folder';
import {startPrism, type Prism} from '../api/prism';
import {loadHub, loadOdd, operationsOf} from './load';

const [current, legacy] = await loadHub();
const odd = await loadOdd();
const {write} = testFolder();

/** Every request sample of a language, of all descriptions and the fixture, named by call and example. */
const samplesOf = (language: Language) =>
  [current!, legacy!, odd].flatMap((loaded) =>
    operationsOf(loaded).flatMap(({id, requests}) =>
      requests.map(({title, calls}) => ({name: `${id} ${title}`, text: calls[language].text})),
    ),
  );

const awkward = callSamples({
  method: 'post',
  url: 'http://localhost/a%20b',
  body: {quote: `it's "so"`, back: 'C:\\new\\table', lines: 'a\nb', none: null, list: [1, true], text: '日本'},
  answersJson: true,
});

/** Writes samples into files of their own. */
const writeAll = (samples: {text: string}[], ending: string): string[] =>
  samples.map(({text}, at) => write(`${ending}-${at}.${ending}`, text));

function checkJavaScript(samples: {name: string; text: string}[]): {status: number | null; stderr: string} {
  // A block for each, in one module: starting Node for every sample takes a minute.
  const file = write('all.mjs', samples.map(({name, text}) => `// ${name}\n{\n${text}\n}`).join('\n'));
  return spawnSync(process.execPath, ['--check', file], {encoding: 'utf8'});
}

describe('samples', () => {
  it('are there for every operation and example, in every language', () => {
    expect(operationsOf(current!).length).toBe(48);
    for (const {id} of languages) {
      const samples = samplesOf(id);
      expect(samples.length).toBeGreaterThan(65);
      expect(samples.filter(({text}) => !text.includes('/v1/')).map(({name}) => name)).toEqual([]);
    }
  });

  it('have the example of a parameter that goes with that of the body', () => {
    const urls = samplesOf('curl')
      .filter(({name}) => name.startsWith('setProperty'))
      .map(({name, text}) => [name, /properties\/(\w{8})[^\s'.]*(\.[\w.]*)?/.exec(text)?.slice(1).join('')]);
    expect(Object.fromEntries(urls.slice(0, 6))).toEqual({
      'setProperty A color': '855f57a6',
      'setProperty A color, eased over 2 seconds': '855f57a6',
      'setProperty A number, at once': 'd3d8e98c',
      'setProperty A Boolean': 'c0da7e1d',
      'setProperty A string': '06ae1e1d',
      'setProperty One part of a value': '5c3bd154.rotation.z',
    });
  });

  it('are JavaScript that Node reads', () => {
    const {status, stderr} = checkJavaScript([
      ...samplesOf('javascript'),
      {name: 'awkward', text: awkward.javascript.text},
    ]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(checkJavaScript([{name: 'broken', text: 'const a = ;'}]).status).not.toBe(0);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)('are Python that Python reads', () => {
    const files = writeAll([...samplesOf('python'), {text: awkward.python.text}], 'py');
    const compile = (names: string[]) => spawnSync('python3', ['-m', 'py_compile', ...names], {encoding: 'utf8'});
    expect(compile(files)).toMatchObject({status: 0, stderr: ''});
    expect(compile(writeAll([{text: 'print('}], 'broken.py')).status).not.toBe(0);
  });

  it('are C# without a fault of syntax', async () => {
    const {resolve} = createRequire(import.meta.url);
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Grammar.load(resolve('tree-sitter-c-sharp/tree-sitter-c_sharp.wasm')));
    const isFaulty = (text: string) => parser.parse(text)?.rootNode.hasError !== false;
    const samples = [...samplesOf('csharp'), {name: 'awkward', text: awkward.csharp.text}];
    expect(samples.filter(({text}) => isFaulty(text)).map(({name}) => name)).toEqual([]);
    expect(isFaulty(samples[0]!.text.replace(';', ''))).toBe(true);
  });

  it('read an answer as what it is', () => {
    const calls = callSamples({method: 'delete', url: 'http://localhost/x', answersJson: false});
    expect(calls.javascript.text).not.toContain('.json()');
    expect(calls.python.text).not.toContain('.json()');
  });

  it('end at an error before they read an answer', () => {
    const ends: Partial<Record<Language, string>> = {
      javascript: 'if (!response.ok)\n    throw new Error(await response.text());',
      python: 'response.raise_for_status()',
      csharp: 'response.EnsureSuccessStatusCode()',
    };
    for (const [language, end] of Object.entries(ends)) {
      const samples = samplesOf(language as Language);
      expect(samples.filter(({text}) => !text.includes(end)).map(({name}) => name)).toEqual([]);
    }
  });

  it('are colored without changing a letter', () => {
    for (const {id} of languages) {
      const {text, html} = awkward[id];
      const plain = html
        .replace(/<\/?b[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(plain).toBe(text);
      expect(html).toContain('<b class="string">');
    }
  });
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe('a mock server made from the description', () => {
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism(['mock', 'api/hub-1.6.1.yaml']);
  });
  afterAll(() => prism.stop());

  // What it answers to calls that are right, the cURL samples below show.
  it.each<[string, string, string, unknown, string]>([
    ['a rundown without name', 'POST', '/playout/rundowns', {}, '{"error":"Rundown name is required"}'],
    ['a rename without name', 'PATCH', '/playout/rundowns/4', {}, '{"error":"Rundown name is required"}'],
    ['a negative duration', 'PATCH', '/engines/2/nodes/n/properties/p', {Value: 1, Duration: -1}, 'Invalid parameter'],
    ['a negative delay', 'PATCH', '/engines/2/nodes/n/properties/p', {Value: 1, Delay: -1}, 'Invalid parameter'],
    [
      'an unknown curve',
      'PATCH',
      '/engines/2/nodes/n/properties/p',
      {Value: 1, Interpolation: 'Ease'},
      'Invalid parameter',
    ],
    ['an update without value', 'PATCH', '/engines/2/nodes/n/properties/p', {Duration: 1}, 'Invalid parameter'],
    ['a configuration without renderers', 'POST', '/launcher/create', {name: 'Studio B'}, 'Invalid parameters'],
    [
      'a renderer of an unknown kind',
      'POST',
      '/launcher/3/renderer/create',
      {engineType: 'RE6'},
      'Failed to update renderer',
    ],
    ['an item without template', 'POST', '/playout/rundowns/4/items', {name: 'Guest', data: {}}, ''],
    ['a load without engine', 'POST', '/graphs/12/load', {}, ''],
    ['an id that is no number', 'PUT', '/launcher/studio/launch', undefined, 'Invalid config id'],
  ])('refuses %s', async (_, method, path, body, text) => {
    const answer = await fetch(`${prism.url}/api/rest/v1${path}`, {
      method,
      ...(body !== undefined && {headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text);
  });

  describe.skipIf(!hasCurl)('answers cURL samples', () => {
    /** Runs a sample as a reader would, with the mock server in the hub's place. */
    function run(sample: string): {status: string; body: string} {
      const command = `${sample.replace('http://localhost', prism.url)} --silent --write-out '\\n%{http_code}'`;
      const output = execFileSync('bash', ['-c', command], {encoding: 'utf8'});
      const end = output.lastIndexOf('\n');
      return {body: output.slice(0, end), status: output.slice(end + 1)};
    }

    const samples = operationsOf(current!).flatMap((operation) =>
      operation.requests.map((request) => ({name: `${operation.id} ${request.title}`, operation, request})),
    );

    it.each(samples)('$name', ({operation, request}) => {
      const {status, body} = run(request.calls.curl.text);
      const documented = operation.responses.find((response) => response.status.startsWith('2'));
      expect(status).toBe(documented?.status);
      const examples = documented?.examples.map(({code}) => code.text) ?? [];
      const isJson = documented?.body?.contentType.includes('json');
      const answer = isJson ? (JSON.parse(body) as unknown) : body.replace(/^"|"$/g, '');
      expect(
        examples.length > 0 ? examples.map((text) => (isJson ? (JSON.parse(text) as unknown) : text)) : [''],
      ).toContainEqual(answer);
    });

    it('notices a sample that does not fit the description', () => {
      const sample = samples.find(({name}) => name.startsWith('createRundown '))!.request.calls.curl.text;
      expect(run(sample.replace('"name"', '"nom"')).status).toBe('422');
      expect(run(sample.replace('/rundowns', '/rundown')).status).toBe('404');
    });
  });
});
