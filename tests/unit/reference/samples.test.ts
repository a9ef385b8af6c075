import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {Language as Grammar, Parser} from 'web-tree-sitter';

import {languageFiles, type MoreLanguages} from '../../../src/reference/generator/moreLanguages';
import {valuesData} from '../../../src/reference/generator/values';
import {callSamples} from '../../../src/reference/samples/languages';
import {encodeValue} from '../../../src/reference/samples/request';
import {languages, type Language} from '../../../src/reference/types';
import {testFolder} from '../../support/folder';
import {current, hub, operationsOf} from './load';

const {write} = testFolder();
const {resolve} = createRequire(import.meta.url);

/** Every request sample of a language, of all descriptions, named by call and example. */
const samplesOf = (language: Language) =>
  hub.flatMap((loaded) =>
    operationsOf(loaded).flatMap(({id, requests}) =>
      requests.map(({title, calls}) => ({name: `${id} ${title}`, text: calls[language].text})),
    ),
  );

const awkward = callSamples({
  method: 'post',
  url: `http://localhost/${encodeValue(`a b/'"()!*$(x)\`;&|日本`)}`,
  body: {quote: `it's "so"`, back: 'C:\\new\\table', lines: 'a\nb', none: null, list: [1, true], text: '日本'},
  answersJson: true,
});

/** Writes samples into files of their own. */
const writeAll = (samples: {text: string}[], ending: string): string[] =>
  samples.map(({text}, at) => write(`${ending}-${at}.${ending}`, text));

describe('samples', () => {
  it('are there for every operation and example, in every language', () => {
    expect(
      operationsOf(current)
        .map(({id}) => id)
        .toSorted(),
    ).toEqual(current.description.calls.map(({id}) => id).toSorted());
    for (const {id} of languages) {
      const samples = samplesOf(id);
      expect(samples.length).toBeGreaterThan(65);
      expect(samples.filter(({text}) => !text.includes('/v1/')).map(({name}) => name)).toEqual([]);
    }
  });

  it('are in more languages, with the address once encoded and the whole body', () => {
    const files = Object.entries(languageFiles(valuesData(hub))).map(([file, text]) => {
      return [file, JSON.parse(text) as MoreLanguages] as const;
    });
    expect(files.length).toBe(hub.flatMap(operationsOf).length);
    for (const [, more] of files) {
      const names = Object.keys(more).map((name) => name.split(',')[0]);
      expect(names).toEqual(expect.arrayContaining(['C', 'Go', 'Java', 'Kotlin', 'PHP', 'Ruby', 'Rust', 'Swift']));
    }
    const texts = files.flatMap(([file, more]) =>
      Object.entries(more).flatMap(([name, own]) => Object.values(own).map((text) => ({at: `${file} ${name}`, text}))),
    );
    expect(texts.filter(({text}) => !text.includes('http://localhost/') || /%25|NULL__/.test(text))).toEqual([]);
    const ruby = files.find(([file]) => file.endsWith('/create-renderer.languages.json'))?.[1]['Ruby, Net::HTTP'];
    expect(ruby?.['withoutMap']).toContain('"projectMapId": nil');
    expect(ruby?.['withoutMap']).toContain('http.use_ssl = url.scheme == "https"');
  });

  it('have the example of a parameter that goes with that of the body', () => {
    const urls = samplesOf('curl')
      .filter(({name}) => name.startsWith('setProperty'))
      .map(({name, text}) => [name, /properties\/(\w{8})[^\s'.]*(\.[\w.]*)?/.exec(text)?.slice(1).join('')]);
    expect(Object.fromEntries(urls.slice(0, 8))).toEqual({
      'setProperty A color': '855f57a6',
      'setProperty A color, eased over 2 seconds': '855f57a6',
      'setProperty A color, eased over 2 seconds after a delay': '855f57a6',
      'setProperty A number, at once': 'd3d8e98c',
      'setProperty A Boolean': 'c0da7e1d',
      'setProperty A string': '06ae1e1d',
      'setProperty One part of a value': '5c3bd154.rotation.z',
      'setProperty Reality Engine 4.x': undefined,
    });
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)('are Python that Python reads', () => {
    const files = writeAll([...samplesOf('python'), {text: awkward.python.text}], 'py');
    const compile = (names: string[]) => spawnSync('python3', ['-m', 'py_compile', ...names], {encoding: 'utf8'});
    expect(compile(files)).toMatchObject({status: 0, stderr: ''});
    expect(compile(writeAll([{text: 'print('}], 'broken.py')).status).not.toBe(0);
  });

  it.each<[Language, string, string]>([
    ['csharp', resolve('tree-sitter-c-sharp/tree-sitter-c_sharp.wasm'), ';'],
    ['powershell', resolve('tree-sitter-powershell/tree-sitter-powershell.wasm'), '}'],
  ])('are %s without a fault of syntax', async (language, grammar, sign) => {
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Grammar.load(grammar));
    const isFaulty = (text: string) => parser.parse(text)?.rootNode.hasError !== false;
    const samples = [...samplesOf(language), {name: 'awkward', text: awkward[language].text}];
    expect(samples.filter(({text}) => isFaulty(text)).map(({name}) => name)).toEqual([]);
    expect(isFaulty(samples[0]!.text.replace(sign, ''))).toBe(true);
  });
});
