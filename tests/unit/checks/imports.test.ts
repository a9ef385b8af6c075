import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint();

test.each([
  ['src/search/planted.ts', '../reference', 'above or beside'],
  ['src/hub/page/planted.ts', '@site/src/figures', 'above or beside'],
  ['src/figures/planted.ts', '../markdown/panel', 'above or beside'],
  ['src/markdown/planted.ts', '../figures/layout/rows', 'by its index'],
  ['src/theme/Navbar/planted.tsx', '../../hub/state', 'by its index'],
  ['planted.ts', './src/search/plugin', 'by its index'],
])('%s cannot import %s', async (filePath, module, message) => {
  const [result] = await eslint.lintText(`import '${module}';\n`, {filePath});
  expect(result!.messages.map((found) => found.message)).toEqual([expect.stringContaining(message)]);
});

test('a neighbor is imported by its index', async () => {
  const [result] = await eslint.lintText("import '../figures';\n", {filePath: 'src/markdown/planted.ts'});
  expect(result!.messages).toEqual([]);
});
