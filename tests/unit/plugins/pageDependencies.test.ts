import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import dependencyLoader from '../../../src/plugins/dependencyLoader.mjs';
import {rules} from '../../../src/plugins/pageDependencies';
import {expansions} from '../../../src/markdown/components';
import {figureKinds} from '../../../src/shared/vocabulary';

type Context = ThisParameterType<typeof dependencyLoader>;

/** The dependencies of a page that the loader reports to the bundler. */
function dependencies(source: string): string[] {
  const found: string[] = [];
  const add = (file: string): void => void found.push(file);
  const context = {getOptions: () => ({rules}), addDependency: add, addContextDependency: add};
  expect(dependencyLoader.call(context as unknown as Context, source)).toBe(source);
  return found;
}

describe('dependencyLoader', () => {
  it.each([...Object.keys(expansions), 'Term'])('makes a page with <%s> depend on the data', (name) => {
    expect(dependencies(`Text\n\n<${name} />\n`)).toContain('docs/_data');
  });

  it.each(figureKinds)('makes a page with a %s depend on the colors and on what draws it', (kind) => {
    const found = dependencies(`1. A step\n\n   \`\`\`${kind}\n   caption: A\n   \`\`\`\n`);
    expect(found).toEqual(expect.arrayContaining(['src/css/tokens.css', 'src/figures']));
  });

  it('makes a page that links a call depend on the API', () => {
    expect(dependencies('See <Operation id="setProperty" />.')).toContain('api/hub-1.6.1.yaml');
  });

  it('names nothing that does not exist', () => {
    const sources = rules.flatMap(({files, folders}) => [...files, ...folders]);
    expect(sources.filter((file) => !file.startsWith('.docusaurus/') && !existsSync(file))).toEqual([]);
  });

  it('leaves other pages alone', () => {
    expect(dependencies('<Keys>Ctrl+L</Keys>, <Portsmouth /> and a nodegraph')).toEqual([]);
  });
});
