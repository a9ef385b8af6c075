import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import {remarkOperations} from '../../../src/reference';

const siteDir = process.cwd();

/** Runs a page through the plugin and returns it as MDX. */
const convert = async (value: string) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkOperations, {siteDir})
      .use(remarkStringify)
      .process({value, path: `${siteDir}/docs/a/page.mdx`}),
  );

describe('<Operation>', () => {
  it('is filled in from the description, in a line and alone', async () => {
    const wanted =
      '<Operation id="setProperty" method="patch" path="/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}" title="Set a property" to="/rhubapi/set-property" />';
    expect(await convert('Use <Operation id="setProperty" /> here.')).toBe(`Use ${wanted} here.\n`);
    expect(await convert('<Operation id="setProperty" />')).toBe(`${wanted}\n`);
  });

  it('leaves other words alone', async () => {
    expect(await convert('<Status tone="green">Loaded</Status>')).toBe('<Status tone="green">Loaded</Status>\n');
  });

  it.each([
    ['an unknown call', 'Text.\n\n<Operation id="setPropertie" />', 3, 'setPropertie'],
    ['no id', 'Text <Operation />.', 1, ''],
    ['an expression', 'Text.\n<Operation id={x} />', 2, ''],
  ])('%s stops the build with file, line and cure', async (_what, value, line, id) => {
    await expect(convert(value)).rejects.toThrow(
      `docs/a/page.mdx:${line}  <Operation id="${id}" />: the API has no such call  ->  use an operationId of api/hub-1.6.1.yaml, such as `,
    );
  });

  it('suggests the calls that come nearest', async () => {
    await expect(convert('<Operation id="setPropertie" />')).rejects.toThrow(/such as setProperty,/);
  });
});
