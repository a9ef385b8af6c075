import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';
import {repository} from './project';

/** The messages of the rule on imports for a file of `src` with one import. */
async function importFindings(file: string, specifier: string): Promise<string[]> {
  const eslint = new ESLint({cwd: repository});
  const [result] = await eslint.lintText(`import {one} from '${specifier}';\nexport const two = one;\n`, {
    filePath: `src/${file}`,
  });
  return result!.messages.filter(({ruleId}) => ruleId === 'no-restricted-imports').map(({message}) => message);
}

describe('Imports between the folders of src', () => {
  it.each([
    ['site/planted.ts', '../search/scope'],
    ['client/planted.tsx', '../theme/Loading'],
    ['plugins/planted.ts', '../theme/NotFound/Content'],
    ['data/components/planted.ts', '../../markdown/names/explain'],
    ['theme/planted.tsx', '@site/src/checks/data'],
    ['checks/planted.ts', '../../scripts/lib/cli'],
  ])('%s cannot import %s', async (file, specifier) => {
    const [message] = await importFindings(file, specifier);
    expect(message).toContain('->  move what both need down');
  });

  it('a folder imports from itself and from those below it', async () => {
    expect(await importFindings('markdown/planted.ts', '../data/load')).toEqual([]);
    expect(await importFindings('figures/kinds/planted.ts', '../draw/theme')).toEqual([]);
  });
});
