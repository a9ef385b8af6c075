import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import {remarkOperations} from '../../../src/markdown/remarkOperations';
import {readDescription} from '../../../src/data/api/description';
import {testFolder} from '../../support/folder';
import {copyApi} from '../data/site';

/** Runs a page through the plugin and returns it as MDX. */
const convert = async (value: string, siteDir = process.cwd()) =>
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

  it('of an unknown call stops the build with file, line and fix', async () => {
    await expect(convert('Text.\n\n<Operation id="setPropertie" />')).rejects.toThrow(
      'docs/a/page.mdx:3  <Operation id="setPropertie" />: the API has no such call  ->  did you mean "setProperty"?',
    );
  });

  it('follows the description, which is parsed once for every page', async () => {
    const {root, edit} = testFolder();
    copyApi(root);
    const read = () => readDescription(root, 'api/hub-1.6.1.yaml');
    const first = read();
    expect(read()).toBe(first);

    edit('api/hub-1.6.1.yaml', '/api/rest/v1/engines:', '/api/rest/v1/all-engines:');
    expect(await convert('<Operation id="listEngines" />', root)).toContain('path="/api/rest/v1/all-engines"');
    expect(read()).not.toBe(first);
  });
});
