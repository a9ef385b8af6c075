import type {Code, Paragraph, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {remarkCode} from '../../../src/markdown/remarkCode';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCode);

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

  /** The output for a text with one piece of code. */
  function inlineOf(code: string): unknown {
    const tree = processor.runSync(processor.parse(`\`${code}\``), {path: 'docs/a.mdx'}) as Root;
    return (tree.children[0] as Paragraph).children[0]!.data;
  }

  it.each([
    ['Sink Input', 'dataWhole'],
    ['0123456789abcdef', 'dataWhole'],
    ['-MotionDesignRundown', 'dataWhole'],
    ['0123456789abcdefg', 'dataWide'],
    ['A long name of code', 'dataWide'],
    ['-MotionDesignRundownServerStart', 'dataWhole'],
    ['-MotionDesignRundownServerStartNextTime', undefined],
  ])('keeps %s on one line: %s', (code, mark) => {
    expect(inlineOf(code)).toEqual(mark && {hProperties: {[mark]: ''}});
  });

  /** The same in a cell of a table, with a mark where the line may break, and brackets around words that don't. */
  function cellOf(code: string): string {
    const tree = processor.runSync(processor.parse(`| A |\n| --- |\n| \`${code}\` |`), {path: 'docs/a.mdx'}) as Root;
    let found = code;
    visit(tree, 'inlineCode', ({data}) => {
      const show = (child: ElementContent): string =>
        child.type === 'text' ? child.value : toString(child) === '' ? '<wbr>' : `[${toString(child)}]`;
      found = data?.hChildren?.map(show).join('') ?? code;
    });
    return found;
  }

  it.each([
    ['PUT /lino/{engineId}/{newRundownId}', 'PUT /lino/<wbr>{engineId}/<wbr>{newRundownId}'],
    ['Core_Matte_Clean_Plate_Gain', 'Core_<wbr>Matte_<wbr>Clean_<wbr>Plate_<wbr>Gain'],
    ['C:\\Program Files\\hub.config', 'C:\\<wbr>Program Files\\<wbr>hub.<wbr>config'],
    ['C:\\hub-backups\\hub.sql', 'C:\\<wbr>[hub-backups\\]<wbr>hub.sql'],
    ['nodos-1.2.3/bin/nodos', '[nodos-1.2.3/]<wbr>bin/<wbr>nodos'],
    ['nvidia-smi --query-gpu=temperature.gpu', '[nvidia-smi] [--query-gpu=temperature.gpu]'],
    ['Read_Only', 'Read_Only'],
    ['Core_Matte_Gamma_1', 'Core_<wbr>Matte_<wbr>Gamma_1'],
  ])('lets %s break in a table', (code, parts) => {
    expect(cellOf(code)).toBe(parts);
  });

  it('lets code break in a text only where it is longer than a line of a phone', () => {
    expect(inlineOf('Config/DefaultRemoteControl.ini')).toBeUndefined();
    expect(inlineOf('/srv/docs/some-site-1/index.html')).toHaveProperty('hChildren');
    expect(inlineOf('/modules/example.engine_watch/styles.css')).toHaveProperty('hChildren');
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
