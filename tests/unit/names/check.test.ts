// cspell:ignore Lanch
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkNames} from '../../../src/names/check';
import {formatFinding} from '../../../src/shared/finding';
import {copySite, type SiteCopy} from '../data/site';

/** A copy of the data with one page. */
function siteWith(page: string): SiteCopy {
  const site = copySite();
  cpSync('api', path.join(site.root, 'api'), {recursive: true});
  site.write('docs/page.mdx', `---\ntitle: Page\n---\n\n${page}\n`);
  return site;
}

const check = (page: string): string[] => checkNames(siteWith(page).root, ['docs']).findings.map(formatFinding);

const panel = (items: string): string => `\`\`\`panel\ncaption: A panel.\nrows:\n${items}\n\`\`\``;

describe('the check of names', {timeout: 60_000}, () => {
  it('passes names of the data in every place', () => {
    const {count, findings} = checkNames(
      siteWith(
        [
          'Select **Launch** under <MenuPath>Main Menu > Configuration</MenuPath>.',
          '- **Nobody knows this.** A lead-in is no name.',
          '<PropertyTable>\n\n| Name | Effect |\n| --- | --- |\n| First Name, Last Name | Both. |\n| `projectId` | A field. |\n\n</PropertyTable>',
          panel(
            '  - {button: Launch}\n  - {field: Username, value: jane}\n  - {list: [GFX-A1], example: true}\n  - row: [{text: Hello}]\n    example: true',
          ),
        ].join('\n\n'),
      ).root,
      ['docs'],
    );
    expect(findings.map(formatFinding)).toEqual([]);
    expect(count).toBe(7);
  });

  it('finds an unknown name in bold, with line and nearest name', () => {
    expect(check('Select **Lanch**.')).toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:5 {2}"Lanch" in bold is not a known name {2}-> {2}did you mean "Launch"\? If not, add it with its source to docs\/_data\/interface-names/,
      ),
    ]);
  });

  it('finds another case and another form', () => {
    expect(check('Open the **launch configuration** and **Hostname/IP Address**.')).toEqual([
      'docs/page.mdx:5  "launch configuration" in bold has another form on screen  ->  write "Launch Configuration"',
      'docs/page.mdx:5  "Hostname/IP Address" in bold has another form on screen  ->  write "Hostname / IP Address"',
    ]);
  });

  it('finds emphasis in bold', () => {
    expect(check('Do this **off air**.')).toEqual([
      expect.stringContaining('"off air" in bold is not a known name  ->  ') as string,
    ]);
  });

  it('finds one unknown part of a menu path and of a row', () => {
    expect(
      check(
        '<MenuPath>Main Menu > Setting</MenuPath>\n\n<PropertyTable>\n\n| Name | Effect |\n| --- | --- |\n| First Name, Shoe Size | Both. |\n| `projektId` | A field. |\n\n</PropertyTable>',
      ),
    ).toEqual([
      expect.stringContaining('docs/page.mdx:5  "Setting" as a menu path is not a known name') as string,
      expect.stringContaining('docs/page.mdx:11  "Shoe Size" as a property is not a known name') as string,
      expect.stringContaining('docs/page.mdx:12  "projektId" as a field is not a known name') as string,
    ]);
  });

  it('finds an unknown label of a panel at its line, and no value', () => {
    expect(
      check(panel('  - {field: Username, value: jane}\n  - area: Login Data\n    items: [{button: Save}]')),
    ).toEqual([expect.stringContaining('docs/page.mdx:9  "Login Data" as a panel is not a known name') as string]);
  });

  it('takes what a name leaves open for any word', () => {
    expect(check('Select **Add Input 12**.')).toEqual([]);
  });

  it('fails with an empty registry', () => {
    const site = siteWith('Select **Launch**.');
    rmSync(path.join(site.root, 'docs/_data/interface-names'), {recursive: true});
    expect(() => checkNames(site.root)).toThrow(
      'docs/_data/interface-names:1  no name on screen found  ->  restore the files',
    );
  });

  it('fails where it finds no name', () => {
    expect(() => checkNames(siteWith('Nothing is bold here.').root)).toThrow('docs:1  no name on screen found  ->  ');
  });
});

describe('the data of names', () => {
  const plant = (from: string, to: string): string[] => {
    const site = siteWith('Select **Launch**.');
    site.plant('docs/_data/interface-names/actions.yml', from, to);
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
