import spectral from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import {oas} from '@stoplight/spectral-rulesets';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {makeTypes, typesFile} from '../../../src/plugins/practiceHub/types';
import {clientTypes} from '../../../src/reference/generator/clientKit';
import {testFolder} from '../../support/folder';
import {sampleOf, samples} from '../guide/samples';
import {commandText, startCommand, type Command} from '../hub/command';
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
    // As `tsc --init` sets it.
    const {NodeNext} = ts.ModuleKind;
    const strict = {module: NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, verbatimModuleSyntax: true};
    expect(compile(file, strict)).toEqual([]);
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
