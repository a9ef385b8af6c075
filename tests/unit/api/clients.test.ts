import spectral from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import {oas} from '@stoplight/spectral-rulesets';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {makeTypes, typesFile} from '../../../src/plugins/practiceHub/types';
import {clientTypes, postmanCollection} from '../../../src/reference/generator/clientKit';
import {testFolder} from '../../support/folder';
import {sampleOf, samples} from '../guide/samples';
import {commandText, startCommand, type Command} from '../hub/command';
import {startHub, type Answered} from '../hub/load';
import {current} from '../reference/load';

const {root, write} = testFolder();
let hub: Command;

beforeAll(async () => {
  write('practice-hub.mjs', await commandText());
  write('package.json', '{"type": "module"}');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  hub = await startCommand(root, '--speed', '20');
});
afterAll(() => hub.stop());

/** The part of Node's types that the program needs; all of them take seconds to read. */
const PROCESS = 'declare const process: {env: Record<string, string | undefined>};';

describe('the client of the guide', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmitOnError: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    skipLibCheck: true,
  };
  const compile = (file: string, more: ts.CompilerOptions = {}): string[] => {
    const program = ts.createProgram([write('process.d.ts', PROCESS), file], {...options, ...more});
    const {diagnostics} = program.emit();
    const all = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
    return all.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };

  it('compiles with the types to download, and runs against the practice hub', async () => {
    write('hub-1.6.1.d.ts', await clientTypes(current.description));
    const file = write('client.ts', sampleOf('client.ts').text);
    expect(compile(file)).toEqual([]);
    const {code, stdout, stderr} = await outcomeOf(root, 'env', [`HUB=${hub.url}`, process.execPath, 'client.js']);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    expect(stdout).toBe('GFX-STUDIO-B: Cyclorama, UserTrack, UE5\nOK\n');
    const shown = samples.find(({text}) => text.startsWith('HUB='))!.text.trim();
    const command = shown.replace('http://localhost:8080', hub.url).replace('npx ', 'node_modules/.bin/');
    expect((await outcomeOf(root, 'bash', ['-c', command])).stdout).toMatch(/: .+\n/);
  });

  it('can be made by another generator, with its program of the guide', async () => {
    write('hub-1.6.1.yaml', current.description.yaml);
    const shown = samples.map(({text}) => text).join('\n');
    const [, version, words = ''] = /^npx @hey-api\/openapi-ts@(\S+) (.*)$/m.exec(shown) ?? [];
    const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(version).toBe(devDependencies['@hey-api/openapi-ts']);
    const made = await outcomeOf(root, path.resolve('node_modules/.bin/openapi-ts'), words.split(' '));
    expect(made.code, made.stderr).toBe(0);
    // Beside the program of the guide: a command of the Launcher returns text.
    const start = `
      import {startLaunchConfig} from './client/sdk.gen';
      console.log((await startLaunchConfig({path: {launchId: 3}})).data);`;
    const file = write('property.ts', sampleOf('property.ts').text + start);
    expect(compile(file, {noEmit: true, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']})).toEqual(
      [],
    );
    const other = await startCommand(root, '--speed', '20');
    const {stdout, stderr} = await outcomeOf(root, 'env', [`HUB=${other.url}`, 'node_modules/.bin/tsx', 'property.ts']);
    await other.stop();
    expect({stdout, stderr}).toEqual({stdout: '50\nOK\n', stderr: ''});
  });

  it('is refused where a call, a body, or a value is not one of the API', async () => {
    write('hub-1.6.1.d.ts', await clientTypes(current.description));
    const program = `
      import type {components, operations, paths} from './hub-1.6.1';
      type Schemas = components['schemas'];
      type Body<Id extends keyof operations> = operations[Id] extends {requestBody?: infer B}
        ? NonNullable<B> extends {content: {'application/json': infer J}} ? J : never
        : never;
      // @ts-expect-error an interpolation that does not exist
      export const a: Body<'setProperty'> = {Value: 1, Interpolation: 'Bounce'};
      // @ts-expect-error no value
      export const b: Body<'setProperty'> = {Duration: 1};
      // @ts-expect-error may be null
      export const f: number = (null! as Schemas['Instance']).pid;
      // @ts-expect-error may be missing
      export const g: Schemas['Button'][] = (null! as Schemas['UpdatedMediaObject']).buttons;
      // @ts-expect-error no such address
      export const h: keyof paths = '/api/rest/v1/engine';
      export const noArguments: Body<'callFunction'> = {};
      export const change: Body<'updateRundownItem'> = {overriddenChannels: [1, 3]};`;
    expect(compile(write('refused.ts', program), {noEmit: true})).toEqual([]);
  });

  it('has the types of the practice hub, which are committed', async () => {
    expect(readFileSync(typesFile, 'utf8'), 'run npm run generate:api').toBe(await makeTypes(process.cwd()));
  });
});

/** A part of the collection: a folder, or a request with its saved examples. */
interface Item {
  name: string;
  item?: Item[];
  request?: Sent;
  response?: {name: string; code: number; originalRequest: Sent; body?: string}[];
}

interface Sent {
  method: string;
  url: {path: string[]; variable: {key: string; value: string}[]};
  header?: {key: string; value: string}[];
  body?: {raw?: string};
}

describe('the collection for Postman', () => {
  const send = ({method, url, header = [], body}: Sent): Promise<Answered> => {
    const values = new Map(url.variable.map(({key, value}) => [`:${key}`, value]));
    const address = url.path.map((part) => encodeURIComponent(values.get(part) ?? part)).join('/');
    const headers = Object.fromEntries(header.map(({key, value}) => [key, value]));
    const request = new Request(`http://hub/${address}`, {method, headers, ...(body?.raw && {body: body.raw})});
    return startHub().read(request);
  };

  /** Data with its numbers as an engine stores them, but for the time of a change. */
  const stored = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'changed') return '';
      return typeof value === 'number' ? Math.fround(value) : value;
    });

  it('has every call, and every example with its own path and response', async () => {
    const collection = JSON.parse(postmanCollection(current.description)) as {item: Item[]};
    const folders = collection.item;
    expect(folders.map(({name}) => name)).toEqual(current.reference.tags.map(({name}) => name));
    const requestsOf = (item: Item): Item[] => item.item?.flatMap(requestsOf) ?? [item];
    const requests = folders.flatMap(requestsOf);
    const operations = current.reference.tags.flatMap((tag) => tag.operations);
    expect(requests.map(({name}) => name)).toEqual(operations.map(({title}) => title));
    const faults: string[] = [];
    for (const [at, {name, response = []}] of requests.entries()) {
      const good = response.filter(({code}) => code < 300);
      const titles = operations[at]!.requests.map(({title}) => title).filter(Boolean);
      if (titles.length > 0) expect(good.map((one) => one.name)).toEqual(titles);
      for (const {originalRequest, code, name: title, body = ''} of good) {
        const answer = await send(originalRequest);
        const isSame =
          answer.json === undefined ? answer.text === body : isDeepStrictEqual(stored(answer.text), stored(body));
        if (answer.status !== code || !isSame) faults.push(`${name}, ${title}: ${answer.status} ${answer.text}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

it.each(['1.6.1', '1.2'])(
  'Spectral accepts %s by its recommended rules, but not a call without a name',
  async (version) => {
    const text = readFileSync(`api/hub-${version}.yaml`, 'utf8');
    const problemsOf = async (yaml: string) => {
      const linter = new spectral.Spectral();
      linter.setRuleset({extends: [[oas, 'recommended']]} as never);
      return (await linter.run(new spectral.Document(yaml, parsers.Yaml))).map(({code}) => code);
    };
    expect(await problemsOf(text)).toEqual([]);
    expect(await problemsOf(text.replace(/operationId: \w+\n/, '\n'))).toEqual(['operation-operationId']);
  },
);
