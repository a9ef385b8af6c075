import {describe, expect, it} from 'vitest';

import {openData} from '../../../src/data/open';
import {nodePreviews, termPreviews} from '../../../src/plugins/previews';
import {nodeReferencePath, previewOf} from '../../../src/shared/previews';

const data = openData(process.cwd())();
const nodes = nodePreviews(data, new Map([['freed', {file: '', width: 200, height: 100, alt: ''}]]));
const library = nodeReferencePath.replace('node-reference', '');

describe('previews of links', () => {
  it('have the first sentence of a term, as plain text', () => {
    const definition = 'Uses **User** and `RGBA16f`, release 5.5 e.g. today. A second sentence.';
    expect(termPreviews({glossary: {a: {term: 'A `b`', definition}}})).toEqual({
      a: {title: 'A b', text: 'Uses User and RGBA16f, release 5.5 e.g. today.'},
    });
  });

  it('are found for terms, for nodes, and for the pages of the library about one node', () => {
    expect(previewOf('faq/glossary#alpha')).toEqual({file: 'terms', key: 'alpha'});
    expect(previewOf('faq/glossary/#alpha')).toEqual({file: 'terms', key: 'alpha'});
    expect(previewOf(`${nodeReferencePath}/track#freed`)).toEqual({file: 'nodes', key: 'freed'});
    for (const address of [`${library}reality-keyer`, `${library}reality-keyer/#pins`]) {
      const place = previewOf(address)!;
      expect(place.isPage).toBe(true);
      expect(nodes[place.key]).toBe(nodes['reality-keyer']);
    }
  });

  it.each([
    'faq/glossary',
    nodeReferencePath,
    library,
    `${library}reality-keyer/factors-affecting-key`,
    '5.4/faq/glossary#alpha',
    '',
  ])('are not asked for at "%s"', (address) => {
    expect(previewOf(address)).toBeUndefined();
  });
});
