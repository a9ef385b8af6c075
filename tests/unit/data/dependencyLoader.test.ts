import {describe, expect, it} from 'vitest';
import dependencyLoader from '../../../src/data/dependencyLoader.mjs';
import {words} from '../../../src/data/words';

type Context = ThisParameterType<typeof dependencyLoader>;

function dependencies(source: string): string[] {
  const folders: string[] = [];
  const context = {
    getOptions: () => ({data: 'data', pages: 'pages'}),
    addContextDependency: (folder: string) => void folders.push(folder),
  };
  expect(dependencyLoader.call(context as unknown as Context, source)).toBe(source);
  return folders;
}

describe('dependencyLoader', () => {
  it.each([...Object.keys(words), 'Term'])('makes a page with <%s> depend on the data', (word) => {
    expect(dependencies(`Text\n\n<${word} />\n`)).toContain('data');
  });

  it('makes a page that shows titles depend on the pages', () => {
    expect(dependencies('<Glossary />')).toEqual(['pages', 'data']);
  });

  it('leaves other pages alone', () => {
    expect(dependencies('<Keys>Ctrl+L</Keys> and <Portsmouth />')).toEqual([]);
  });
});
