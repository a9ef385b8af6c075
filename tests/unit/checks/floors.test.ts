import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';
import {repository} from './project';

const eslint = new ESLint({cwd: repository});

/** The messages of the rules that hold for `src` alone. */
async function findings(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: `src/${file}`});
  return result!.messages.filter(({ruleId}) => ruleId?.startsWith('no-restricted')).map(({message}) => message);
}

const importFindings = (file: string, specifier: string): Promise<string[]> =>
  findings(file, `import {one} from '${specifier}';\nexport const two = one;\n`);

describe('Imports between the folders of src', () => {
  it.each([
    ['site/planted.ts', '../search/scope'],
    ['client/planted.tsx', '../theme/Loading'],
    ['plugins/planted.ts', '../theme/NotFound/Content'],
    ['data/components/planted.ts', '../../markdown/components'],
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

it.each(["'/rhubapi'", "'rhubapi/set-property'", '`${two}/rhubapi/`'])(
  'the route of the reference is written once: %s is an error elsewhere',
  async (text) => {
    const [message] = await findings('site/planted.ts', `const two = 2;\nexport const one = [two, ${text}];\n`);
    expect(message).toContain('->  use REFERENCE_ROUTE');
  },
);
