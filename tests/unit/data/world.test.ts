import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parseWorld, readWorld, worldFile} from '../../../src/data/world/load';

const source = readFileSync(worldFile, 'utf8');

/** The message about the world with one change. */
function faultOf(text: string, replacement: string): string {
  expect(source).toContain(text);
  try {
    parseWorld(
      source.replace(text, () => replacement),
      worldFile,
    );
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it('is valid as it is', () => {
  expect(readWorld(process.cwd()).engines.map(({id}) => id)).toEqual([1, 2, 3, 4]);
});

it.each([
  ['an engine that does not exist', 'engineId: 1}', 'engineId: 7}', /api\/world\.yaml:\d+ {2}engines has no 7 {2}->/],
  ['a map of another project', 'projectMapId: 21', 'projectMapId: 31', /the project 5 has no 31/],
  [
    'a renderer of a kind that its engine lacks',
    'engineType: RE5, stateId: 12',
    'engineType: UE, stateId: 8',
    /the engine 1 has no UE/,
  ],
  ['a state of another kind', 'stateId: 5', 'stateId: 12', /rgraphs has no 12/],
  ['a template that does not exist', 'template: Lower Third', 'template: Lower third', /did you mean "Lower Third"/],
  [
    'a button that sets nothing',
    'f17b8a2c-3d54-4b06-9c7e-81e2d5a4f690\n            value',
    'f17b8a2c\n            value',
    /a graph, rgraph, or ustate has no/,
  ],
  ['an ID that is there twice', '- id: 22', '- id: 21', /21 is there twice/],
  ['a state beyond the list', 'status: ready', 'status: steady', /did you mean "ready"/],
])('finds %s', (_, text, replacement, message) => {
  expect(faultOf(text, replacement)).toMatch(message);
});
