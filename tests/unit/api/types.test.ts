import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeTypes, typesFile} from '../../../src/plugins/practiceHub/types';
import {testFolder} from '../../support/folder';

const {write} = testFolder();

beforeAll(async () => {
  const source = pathToFileURL(resolve('api/hub-1.6.1.yaml'));
  write('hub-1.6.1.ts', astToString(await openapiTS(source, {silent: true, defaultNonNullable: false})));
});

/** The previous program, whose libraries are reused. */
let last: ts.Program | undefined;

/** Messages of the compiler about a program of an integrator, under `strict`. */
function compile(program: string): string[] {
  const file = write('program.ts', program);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  last = ts.createProgram([file], options, undefined, last);
  return ts.getPreEmitDiagnostics(last).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const head = `
import type {components, operations, paths} from './hub-1.6.1';
type Schemas = components['schemas'];
type Body<Id extends keyof operations> = operations[Id] extends {requestBody?: infer B}
  ? NonNullable<B> extends {content: {'application/json': infer J}} ? J : never
  : never;
`;

describe('types made from hub-1.6.1.yaml', () => {
  it('serve a program of an integrator', () => {
    expect(
      compile(`${head}
        const color: Body<'setProperty'> = {
          Value: {x: 0.15, y: 0.35, z: 0.6, w: 1}, Interpolation: 'EaseInOut', Duration: 2, Delay: 0.5,
        };
        const number: Body<'setProperty'> = {Value: 50};
        const item: Body<'createRundownItem'> = {name: 'Guest', template: 'Lower Third', data: {title: 'Jane'}};
        const change: Body<'updateRundownItem'> = {overriddenChannels: [1, 3]};
        const noArguments: Body<'callFunction'> = {};
        const engine: operations['getEngine']['responses']['200']['content']['application/json'] = null!;
        const running: number[] = engine.instances.flatMap(({status, pid}) => (status === 'Loaded' && pid !== null ? [pid] : []));
        const rundown: Schemas['NewsroomRundownLong'] = null!;
        const keys: string[] = rundown.items.flatMap(({mosObject}) => mosObject.buttons.map(({key}) => key));
        const slug: string = rundown.roSlug;
        const buttons: Schemas['Button'][] | undefined = (null! as Schemas['UpdatedRundownItem']).buttons;
        const graph: Schemas['Graph'] = null! as Schemas['GraphLong'];
        const id: operations['createRenderer']['responses']['200']['content']['application/json'] = 13;
        const failure: operations['listEngines']['responses']['500']['content']['text/plain'] = '500: Internal server error';
        const path: keyof paths = '/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}';
        const roID: operations['getNewsroomRundown']['parameters']['path']['roID'] = 50417733;
        export {color, number, item, change, noArguments, running, keys, slug, buttons, graph, id, failure, path, roID};
      `),
    ).toEqual([]);
  });

  it('refuse what the API refuses', () => {
    expect(
      compile(`${head}
        // @ts-expect-error an interpolation that does not exist
        export const a: Body<'setProperty'> = {Value: 1, Interpolation: 'Bounce'};
        // @ts-expect-error no value
        export const b: Body<'setProperty'> = {Duration: 1};
        // @ts-expect-error no template
        export const c: Body<'createRundownItem'> = {name: 'Guest', data: {}};
        // @ts-expect-error no name
        export const d: Body<'createRundown'> = {};
        // @ts-expect-error a status that does not exist
        export const e: Schemas['Instance']['status'] = 'Running';
        // @ts-expect-error may be null
        export const f: number = (null! as Schemas['Instance']).pid;
        // @ts-expect-error may be missing
        export const g: Schemas['Button'][] = (null! as Schemas['UpdatedMediaObject']).buttons;
        // @ts-expect-error no such address
        export const h: keyof paths = '/api/rest/v1/engine';
      `),
    ).toEqual([]);
  });
});

it('the types of the practice hub are those of the description', async () => {
  expect(readFileSync(typesFile, 'utf8'), 'run npm run generate:api').toBe(await makeTypes(process.cwd()));
});
