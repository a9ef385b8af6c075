import {expect, it} from 'vitest';
import {rankCalls} from '../../../src/reference/browser/rankCalls';
import {filterWords} from '../../../src/reference/generator/filterWords';
import {current, operationsOf} from './load';

const words = filterWords([current.reference])['1.6.1'] ?? [];
const entries = operationsOf(current).map(({id, method, title, tag}, at) => {
  const [path = '', ...known] = words[at] ?? [];
  return {id, method: method.replace('delete', 'del'), path, seen: [title, tag], known};
});
const found = (text: string): string[] => rankCalls(entries, text).map(({entry}) => entry.id);

it.each([
  ['load', 'loadGraph'],
  ['pid', 'listEngines'],
  ['eased over', 'setProperty'],
  ['create rundown', 'createRundown'],
  ['stop', 'stopLaunchConfig'],
  ['projectTag', 'listEngines'],
  ['GET /api/rest/v1/engines/2', 'getEngine'],
])('%j leads to %s first', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

it('a word that nothing has finds nothing, and is not replaced by another', () => {
  expect(['fade', 'opacity', 'templte'].flatMap(found)).toEqual([]);
});
