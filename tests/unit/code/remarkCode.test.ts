import type {Code, Paragraph, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkCode} from '../../../src/code/remarkCode';

const processor = unified().use(remarkParse).use(remarkCode);

function propsOf(page: string): unknown {
  const tree = processor.runSync(processor.parse(page), {path: 'docs/a.mdx'}) as Root;
  return (tree.children[0] as Code).data?.hProperties;
}

describe('remarkCode', () => {
  it('colors code by classes', () => {
    expect(propsOf('```bash title="Shell"\n# Wait\nsleep "5 < 6"\n```')).toEqual({
      title: 'Shell',
      html: '<b class="comment"># Wait</b>\n<b class="keyword">sleep</b> <b class="string">&quot;5 &lt; 6&quot;</b>',
    });
  });

  it('leaves code of no language as it is', () => {
    expect(propsOf('```\n# 1 "a"\n```')).toEqual({html: '# 1 &quot;a&quot;'});
  });

  it.each([
    ['--exact', true],
    ['-w', true],
    ['-before-restore', true],
    ['-MotionDesignRundownServerStart', false],
    ['robocopy -MIR', false],
    ['-1', false],
  ])('keeps the option %s on one line: %s', (text, isWhole) => {
    const tree = processor.runSync(processor.parse(`\`${text}\``), {path: 'docs/a.mdx'}) as Root;
    const marked = (tree.children[0] as Paragraph).children[0]!.data;
    expect(marked).toEqual(isWhole ? {hProperties: {dataOption: ''}} : undefined);
  });

  it.each([
    ['```pyton\n```', 'docs/a.mdx:1  "pyton" is no language of code  ->  did you mean "python"?'],
    [
      'Text\n\n```js {1}\n```',
      'docs/a.mdx:3  "{1}" follows the language of the code  ->  write title="..." or nothing',
    ],
  ])('names the line of %j', (page, message) => {
    expect(() => propsOf(page)).toThrow(message);
  });
});
