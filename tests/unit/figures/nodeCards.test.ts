import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {graphOf} from '../../../src/figures/nodeCards';
import {renderFigure} from '../../../src/figures/render';
import {registry, theme} from './draw';

const fence = {file: 'docs/_data/nodes/a.yml', line: 0};

async function cardOf(id: string) {
  const figure = graphOf(id, registry.nodes.get(id)!, registry.nodeStructures);
  const {page} = await renderFigure(figure, JSON.stringify(figure), fence, theme);
  const $ = load(page.svg, {xml: true});
  const textOf = (side: string) =>
    $(`[data-pin^="${id}|${side}|"]`)
      .map((_, pin) => $(pin).attr('data-name'))
      .get();
  const texts = $('text')
    .map((_, text) => $(text).text())
    .get();
  return {$, texts, in: textOf('in'), out: textOf('out')};
}

describe('the card of a node', () => {
  it('has every pin that the node is created with, in its color', async () => {
    const {$, ...pins} = await cardOf('freed');
    const facts = registry.nodes.get('freed')!.pins!;
    for (const side of ['in', 'out'] as const)
      expect(pins[side]).toEqual(facts.filter(({direction}) => direction === side).map(({name}) => name));
    expect($('[data-name="Track"] path').attr('fill')).toBe(theme['pin-track']);
  });

  it('has the defaults of pins beside their names', async () => {
    const {texts} = await cardOf('delay');
    expect(texts[texts.indexOf('Delay', 1) + 1]).toBe('0');
  });

  it('has the defaults of the first properties, and says how many are left', async () => {
    const {texts} = await cardOf('freed');
    expect(texts).toEqual(expect.arrayContaining(['UDP_Port', '8868']));
    expect(texts.at(-1)).toBe(`and ${registry.nodes.get('freed')!.properties!.length - 8} more properties`);
  });

  it('can be drawn for every node, with nothing cut', async () => {
    for (const [id, facts] of registry.nodes) {
      const figure = graphOf(id, facts, registry.nodeStructures);
      const {page} = await renderFigure(figure, JSON.stringify(figure), fence, theme, false);
      expect(page.width, id).toBeLessThanOrEqual(356);
    }
  });
});
