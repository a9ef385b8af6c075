// cspell:ignore genlok swizle nodgraph Utilitys
import {describe, expect, it} from 'vitest';
import {readData} from '../../../src/data/load';
import {formatFinding} from '../../../src/shared/finding';
import {copySite} from './site';
import type {TestFolder} from '../../support/folder';

const ports = 'docs/_data/ports.yml';
const glossary = 'docs/_data/glossary.yml';
const nodes = 'docs/_data/nodes';
const swizzle = `${nodes}/swizzle.yml`;

function faults(change: (site: TestFolder) => void): string[] {
  const site = copySite();
  change(site);
  return readData(site.root).findings.map(formatFinding);
}

/** Faults that one reading finds together: file, what is written there, what is planted, words of the finding. */
const planted: Record<string, [file: string, from: string, to: string, ...words: string[]][]> = {
  'text that is no YAML': [
    [ports, 'protocol: TCP', 'protocol: "TCP', 'ports.yml:', ' is not valid YAML', '->  close the quotation mark'],
    [glossary, 'genlock:', 'genlock: {}\ngenlock:', 'the name "genlock" is used twice  ->  rename or remove one'],
  ],
  'values that the schemas do not know': [
    [ports, 'protocol: TCP', 'protocol: TPC', 'docs/_data/ports.yml:3  [0].protocol is "TPC"  ->  did you mean "TCP"?'],
    [ports, 'port: 80', 'port: 80800', 'ports.yml:2  [0].port is 80800  -> '],
    [ports, '  to: Reality', '  too: 1\n  to: Reality', 'ports.yml:5  unknown key "[0].too"  -> '],
    [ports, '  to: Reality Hub Server\n', '', 'ports.yml:2  [0].to is missing  ->  write one of Browser, '],
    [ports, 'Nodos API.', 'Nodos API', '[6].purpose is "Nodos API"  ->  must end as a sentence'],
    [glossary, 'genlock:', 'Genlock:', 'glossary.yml:', 'Genlock: not a valid id  ->  must be lower-case words'],
    [glossary, 'Any object that can', 'Any object [that](./x.mdx) can', '"Any object [that]', 'links to ./x.mdx'],
    [glossary, 'Conversion of one', 'Conversion <b>of</b> one', 'glossary.yml:35  ', 'holds HTML (<b>)'],
    [swizzle, 'Input1, direction: in', 'Input1', 'pins[0].direction is missing  ->  write one of in, out'],
  ],
  'what contradicts the rest of the data': [
    [glossary, 'term: Genlock', 'term: Action', 'genlock.term is "Action", which action defines'],
    [glossary, '/aja-configuration', '/aja-configurations', 'is no published route  ->  did you mean "', 'aja-conf'],
    [swizzle, 'category: Utilities', 'category: Utilitys', 'swizzle.yml:2  category', 'did you mean "Utilities"?'],
    [swizzle, 'vulkan.Texture', 'vulkan.Textur', 'the type of "Input1" is', 'did you mean "nos.sys.vulkan.Texture"?'],
    [swizzle, 'name: Input2', 'name: Input1', '"Input1" is listed twice'],
    [swizzle, 'shows: [output]', 'shows: [input]', '"Output" is an output that can be shown as input'],
    [swizzle, 'default: Red,', 'default: Reed,', 'the default of "RedChannel" is "Reed", which is none of its options'],
    [`${nodes}/aja-out.yml`, 'default: 2, min: 1', 'default: 200, min: 1', '"Size" is 200, outside its range'],
    [
      `${nodes}/webrtc-player.yml`,
      'type: int, default: 0',
      "type: int, default: '0'",
      '"0", which is no int  ->  write a number',
    ],
    [`${nodes}/aja-out.yml`, 'Spare, type: uint, default: 0', 'Spare, type: uint, default: -3', '-3, which is no uint'],
    [swizzle, 'name: Swizzle', 'name: Color Mixer', 'swizzle.yml:1  ', '->  rename the file to color-mixer.yml'],
    [swizzle, 'pins:', 'wiring: [{pin: Input3, from: aja-in.Source}]\npins:', '"aja-in.Source" is no pin of a node'],
    [swizzle, 'wiring: [', 'wiring: [{pin: Input4, from: freed.Track}, ', 'have types that do not fit'],
  ],
};

describe('the data files', () => {
  it('finds nothing in the data of the project', () => {
    expect(readData(process.cwd()).findings).toEqual([]);
  });

  for (const [kind, rows] of Object.entries(planted))
    it(`names file, line, key and fix of ${kind}`, () => {
      const found = faults((site) => rows.forEach(([file, from, to]) => site.edit(file, from, to)));
      for (const [, , , ...words] of rows)
        expect(
          found.filter((finding) => words.every((word) => finding.includes(word))),
          words[0],
        ).toHaveLength(1);
      expect(found).toHaveLength(rows.length);
    });

  it('says that a file is missing, or empty', () => {
    const found = faults((site) => {
      site.remove(ports);
      site.write(glossary, '');
    });
    expect(found).toEqual([
      expect.stringMatching(/^docs\/_data\/ports\.yml:1 {2}the file is missing/),
      expect.stringMatching(/^docs\/_data\/glossary\.yml:1 {2}the text is missing {2}-> {2}add it/),
    ]);
  });

  it('fails where a folder has no files', () => {
    const found = faults((site) =>
      ['nodes', 'questions', 'interface-names'].forEach((name) => site.remove(`docs/_data/${name}`)),
    );
    for (const one of ['nodes:1  no node', 'questions:1  no question', 'interface-names:1  no name on screen'])
      expect(found).toContainEqual(`docs/_data/${one} found  ->  restore the files`);
  });
});
