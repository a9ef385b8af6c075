// cspell:ignore genlok swizle nodgraph Utilitys
import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readData} from '../../../src/data/load';
import {formatFinding} from '../../../src/shared/finding';
import {copySite, type SiteCopy} from './site';

const ports = 'docs/_data/ports.yml';
const glossary = 'docs/_data/glossary.yml';
const swizzle = 'docs/_data/nodes/swizzle.yml';

function faults(change: (site: SiteCopy) => void): string[] {
  const site = copySite();
  change(site);
  return readData(site.root).findings.map(formatFinding);
}

describe('the data files', () => {
  it('finds nothing in the data of the project', () => {
    expect(readData(process.cwd()).findings).toEqual([]);
  });

  it.each<[string, (site: SiteCopy) => void, RegExp]>([
    [
      'a value out of a list',
      (site) => site.plant(ports, 'protocol: TCP', 'protocol: TPC'),
      /^docs\/_data\/ports\.yml:3 {2}\[0\]\.protocol is "TPC" {2}-> {2}did you mean "TCP"\?/,
    ],
    [
      'a port out of range',
      (site) => site.plant(ports, 'port: 80', 'port: 80800'),
      /^docs\/_data\/ports\.yml:2 {2}\[0\]\.port is 80800 {2}-> /,
    ],
    [
      'a missing key',
      (site) => site.plant(ports, '  to: Reality Hub Server\n', ''),
      /^docs\/_data\/ports\.yml:2 {2}\[0\]\.to is missing {2}-> {2}write one of Browser, /,
    ],
    [
      'an unknown key',
      (site) => site.plant(ports, '  to: Reality', '  too: 1\n  to: Reality'),
      /^docs\/_data\/ports\.yml:5 {2}unknown key "\[0\]\.too" {2}-> /,
    ],
    [
      'a value that is no sentence',
      (site) => site.plant(ports, 'Nodos API.', 'Nodos API'),
      /ports\.yml:\d+ {2}\[6\]\.purpose is "Nodos API" {2}-> {2}must end as a sentence/,
    ],
    [
      'broken YAML',
      (site) => site.plant(ports, 'protocol: TCP', 'protocol: "TCP'),
      /^docs\/_data\/ports\.yml:\d+ {2}.* is not valid YAML .* {2}-> {2}quote a text/,
    ],
    [
      'an entry that stands twice',
      (site) => site.plant(glossary, 'genlock:', 'genlock:\n  term: Lock\n  definition: X.\ngenlock:'),
      /glossary\.yml:\d+ {2}the name "genlock" is used twice {2}-> {2}rename or remove one/,
    ],
    [
      'an id with a capital',
      (site) => site.plant(glossary, 'genlock:', 'Genlock:'),
      /glossary\.yml:\d+ {2}Genlock: not a valid id {2}-> {2}must be lower-case words/,
    ],
    [
      'a term that is defined twice',
      (site) => site.plant(glossary, 'term: Genlock', 'term: Action'),
      /glossary\.yml:\d+ {2}genlock\.term is "Action", which action defines/,
    ],
    [
      'a route that is not published',
      (site) =>
        site.plant(
          glossary,
          'see: configurations/configuring-peripheral-devices/aja-configuration',
          'see: configurations/configuring-peripheral-devices/aja-configurations',
        ),
      /glossary\.yml:\d+ {2}"configurations\/.*aja-configurations" is no published route {2}-> {2}did you mean "configurations\/configuring-peripheral-devices\/aja-configuration"\?/,
    ],
    [
      'a link to a file',
      (site) => site.plant(glossary, 'Any object that can', 'Any object [that](./x.mdx) can'),
      /glossary\.yml:\d+ {2}"Any object \[that\].*links to \.\/x\.mdx/,
    ],
    [
      'HTML in a value',
      (site) => site.plant(glossary, 'Any object that can', 'Any object <b>that</b> can'),
      /glossary\.yml:\d+ .*holds HTML \(<b>\)/,
    ],
    [
      'an unknown category',
      (site) => site.plant(swizzle, 'category: Utilities', 'category: Utilitys'),
      /swizzle\.yml:2 {2}category is "Utilitys", .* {2}-> {2}did you mean "Utilities"\?/,
    ],
    [
      'an unknown pin type',
      (site) => site.plant(swizzle, 'type: nos.sys.vulkan.Texture', 'type: nos.sys.vulkan.Textur'),
      /swizzle\.yml:\d+ {2}the type of "Input1" is "nos\.sys\.vulkan\.Textur", .* {2}-> {2}did you mean "nos\.sys\.vulkan\.Texture"\?/,
    ],
    [
      'a pin without direction',
      (site) => site.plant(swizzle, 'name: Input1, direction: in, ', 'name: Input1, '),
      /swizzle\.yml:\d+ {2}pins\[0\]\.direction is missing {2}-> {2}write one of in, out/,
    ],
    [
      'a pin that is listed twice',
      (site) => site.plant(swizzle, 'name: Input2', 'name: Input1'),
      /swizzle\.yml:\d+ {2}"Input1" is listed twice/,
    ],
    [
      'an output that can be shown as input alone',
      (site) => site.plant(swizzle, 'shows: [output]', 'shows: [input]'),
      /swizzle\.yml:\d+ {2}"Output" is an output that can be shown as input/,
    ],
    [
      'a default that is no option',
      (site) => site.plant(swizzle, 'default: Red,', 'default: Reed,'),
      /swizzle\.yml:\d+ {2}the default of "RedChannel" is "Reed", which is none of its options/,
    ],
    [
      'a default outside its range',
      (site) => site.plant('docs/_data/nodes/aja-out.yml', 'default: 2, min: 1', 'default: 200, min: 1'),
      /aja-out\.yml:\d+ {2}the default of "Size" is 200, outside its range/,
    ],
    [
      'a node in a file of another name',
      (site) => site.plant(swizzle, 'name: Swizzle', 'name: Color Mixer'),
      /swizzle\.yml:1 {2}"Color Mixer" is in the file swizzle\.yml {2}-> {2}rename the file to color-mixer\.yml/,
    ],
    [
      'a typical wire to a pin that does not exist',
      (site) => site.plant(swizzle, 'pins:', 'wiring: [{pin: Input1, from: aja-in.Source}]\npins:'),
      /swizzle\.yml:\d+ {2}"aja-in\.Source" is no pin of a node/,
    ],
    [
      'a typical wire between two types',
      (site) => site.plant(swizzle, 'pins:', 'wiring: [{pin: Input1, from: freed.Track}]\npins:'),
      /swizzle\.yml:\d+ {2}"Input1" and "freed\.Track" have types that do not fit/,
    ],
    [
      'a missing file',
      (site) => rmSync(path.join(site.root, ports)),
      /^docs\/_data\/ports\.yml:1 {2}the file is missing/,
    ],
    [
      'an empty file',
      (site) => site.write(ports, ''),
      /^docs\/_data\/ports\.yml:1 {2}the text is missing {2}-> {2}add it/,
    ],
  ])('names file, line, key and cure of %s', (_name, change, expected) => {
    const found = faults(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('fails where there is no node at all', () => {
    expect(faults((site) => rmSync(path.join(site.root, 'docs/_data/nodes'), {recursive: true}))).toContainEqual(
      expect.stringContaining('docs/_data/nodes:1  no node found'),
    );
  });
});
