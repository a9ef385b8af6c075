// cspell:ignore Lanch
import {describe, expect, it} from 'vitest';
import {checkNames} from '../../../src/checks/names/check';
import {formatFinding} from '../../../src/shared/finding';
import {copyApi, copySite} from '../data/site';
import type {TestFolder} from '../../support/folder';

/** A copy of the data with these pages. */
function siteWith(pages: Record<string, string>): TestFolder {
  const site = copySite();
  copyApi(site.root);
  for (const [name, text] of Object.entries(pages))
    site.write(`docs/${name}.mdx`, `---\ntitle: Page\n---\n\n${text}\n`);
  return site;
}

const panel = (items: string): string => `\`\`\`panel\ncaption: A panel.\nrows:\n${items}\n\`\`\``;

const unknown = (name: string, line: number, where: string): unknown =>
  expect.stringContaining(`:${line}  "${name}" ${where} is not a known name  ->  `);

/** Pages with the findings of each. They are checked together: reading the data takes a second. */
const pages: Record<string, [text: string, ...findings: unknown[]]> = {
  'names of the data in every place': [
    [
      'Select **Launch** under <MenuPath>Main Menu > Configuration</MenuPath>.',
      '- **Nobody knows this.** A lead-in is no name.',
      '<PropertyTable>\n\n| Name | Effect |\n| --- | --- |\n| First Name, Last Name | Both. |\n| `projectId` | A field. |\n\n</PropertyTable>',
      panel(
        '  - {button: Launch}\n  - {field: Username, value: jane}\n  - {list: [GFX-A1], example: true}\n  - row: [{text: Hello}]\n    example: true',
      ),
    ].join('\n\n'),
  ],
  'an unknown name, with the nearest one': [
    'Select **Lanch**.',
    expect.stringMatching(
      /:5 {2}"Lanch" in bold is not a known name {2}-> {2}did you mean "Launch"\? If not, add it with its source to docs\/_data\/interface-names/,
    ),
  ],
  'another case and another form': [
    'Open the **launch configuration** and **Hostname/IP Address**.',
    ':5  "launch configuration" in bold has another form on screen  ->  write "Launch Configuration"',
    ':5  "Hostname/IP Address" in bold has another form on screen  ->  write "Hostname / IP Address"',
  ],
  'emphasis in bold': ['Do this **off air**.', unknown('off air', 5, 'in bold')],
  'one unknown part of a menu path and of a row': [
    '<MenuPath>Main Menu > Setting</MenuPath>\n\n<PropertyTable>\n\n| Name | Effect |\n| --- | --- |\n| First Name, Shoe Size | Both. |\n| `projektId` | A field. |\n\n</PropertyTable>',
    unknown('Setting', 5, 'as a menu path'),
    unknown('Shoe Size', 11, 'as a property'),
    unknown('projektId', 12, 'as a field'),
  ],
  'an unknown label of a panel at its line, and no value': [
    panel('  - {field: Username, value: jane}\n  - area: Login Data\n    items: [{button: Save}]'),
    unknown('Login Data', 9, 'as a panel'),
  ],
  'any word for what a name leaves open': ['Select **Add Input 12**.'],
  'the name of a node in code, but no pin': [
    'Connect `Output` of `AJAIn` to UE5. Create **AJA Out**.',
    ':5  the node AJAIn is in code  ->  write its name plain',
  ],
};

describe('the check of names', () => {
  const {count, findings} = checkNames(
    siteWith(Object.fromEntries(Object.entries(pages).map(([name, [text]]) => [name, text]))).root,
    ['docs'],
  );
  const lines = findings.map(formatFinding);

  it.each(Object.entries(pages))('sees %s', (name, [, ...expected]) => {
    const page = `docs/${name}.mdx`;
    expect(lines.filter((line) => line.startsWith(page)).map((line) => line.slice(page.length))).toEqual(expected);
  });

  it('counts the names that it has looked at', () => expect(count).toBe(20));

  it('passes a page without names, and has looked at nothing where no page has one', () => {
    const {root} = siteWith({page: 'Nothing is bold here.'});
    expect(checkNames(root, ['docs/page.mdx'])).toEqual({findings: [], count: 1});
    expect(checkNames(root)).toEqual({findings: [], count: 0});
  });
});

it('sees the name of a node in code in the texts of the data', () => {
  const site = siteWith({page: 'Select **Launch**.'});
  site.edit('docs/_data/nodes/sink.yml', 'purpose: ', 'purpose: Beside `AJAIn`. ');
  expect(checkNames(site.root).findings).toEqual([
    expect.objectContaining({file: 'docs/_data/nodes/sink.yml', what: 'the node AJAIn is in code'}),
  ]);
});

describe('the data of names', () => {
  const plant = (from: string, to: string): string[] => {
    const site = siteWith({page: 'Select **Launch**.'});
    site.edit('docs/_data/interface-names/actions.yml', from, to);
    try {
      checkNames(site.root, ['docs']);
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };

  it('names the nearest release and kind', () => {
    expect(plant('5.4 SP1 - 5.4 SP3', '5.4 SP9')[0]).toMatch(
      /^docs\/_data\/interface-names\/actions\.yml:\d+ {2}.*"5\.4 SP9" {2}-> {2}did you mean "?5\.4 SP/,
    );
    expect(plant('kind: button', 'kind: buton')[0]).toMatch(/"buton" {2}-> {2}did you mean "?button/);
  });

  it('refuses a span that runs backwards, and the same name twice', () => {
    expect(plant('5.4 SP1 - 5.4 SP3', '5.4 SP3 - 5.4 SP1')[0]).toContain(
      'write one release, or the first and the last',
    );
    expect(plant('name: Bind Keyframe', 'name: Action Play')[0]).toMatch(
      /the button "Action Play" is in line 4 too {2}-> {2}make one entry of the two/,
    );
  });
});
