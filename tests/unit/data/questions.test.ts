import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {checkData} from '../../../src/checks/data';
import {openData} from '../../../src/data/open';
import {expandData} from '../../../src/markdown/remarkData';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';
import type {TestFolder} from '../../support/folder';
import {copySite} from './site';

const file = 'docs/_data/questions/setup.yml';

const register = `title: Installation
questions:
  - id: installer-over-data
    question: May I run an installer over a Data Directory that holds data?
    roles: [engineer]
    owner: /trial/requirements#data
    status: open
    known: It's open whether the installer keeps the data.
    test: Copy the folder first.
    do: Copy the folder before you start the installer.
    good: The data is there.
    bad: The folder is empty.
    until: Don't run the installer.
    source: installation guide
  - id: browsers
    question: Which browsers open the hub?
    wordings: [supported browser]
    roles: [operator]
    owner: /trial/requirements#browsers
    status: answered
    answer: Google Chrome and Edge.
    terms: [google chrome]
    releases: ['5.4']
    source: installation guide
`;

const page = `---
title: Page
---

## Data {/* #data */}

<Open id="installer-over-data" />

| A <Release since="5.4" /> | B |
| --- | --- |
| Now | |

## Browsers {/* #browsers */}

Use **Google Chrome**.

## Others

Edge.

<Rehearse ids="installer-over-data" />
`;

function site(change: (folder: TestFolder) => void = () => undefined): TestFolder {
  const folder = copySite();
  folder.write(file, register);
  folder.write('docs/trial/requirements.mdx', page);
  change(folder);
  return folder;
}

const faults = (change?: (folder: TestFolder) => void): string[] =>
  checkData(site(change).root).findings.map(formatFinding);

/** The original text, the planted fault, and words of the expected finding. */
const planted: [from: string, to: string, ...words: string[]][] = [
  ['status: answered', 'status: answerd', `${file}:20  questions[1].status is "answerd"  ->  did you mean "answered"?`],
  ['    owner: /trial/requirements#data\n', '', 'questions[0].owner is missing'],
  ['/requirements#data', '/requirement#data', `${file}:6  `, 'is no published route', 'did you mean'],
  ['#browsers', '#browser', `${file}:19  browsers: "#browser" is no heading`, 'did you mean "browsers"?'],
  ['google chrome', 'Edge', `${file}:22  browsers: the section`, 'lacks "Edge"'],
  ["['5.4']", "['5.9']", `${file}:23  questions[1].releases[0] is "5.9"`],
  ['    roles: [operator]', '    rolls: [operator]', 'unknown key "questions[1].rolls"  ->  did you mean "roles"?'],
  ['roles: [engineer]', 'roles: [enginer]', 'did you mean "engineer"?'],
  ['id: browsers', 'id: installer-over-data', `"installer-over-data" is in ${file}:3 too`],
  [
    '[supported browser]',
    '[run the installer over a data directory that holds data]',
    `of ${file}:3 asks`,
    'did you mean "installer-over-data"?',
  ],
  ['Which browsers open the hub?', 'Which browsers open the hub', 'must end with a question mark'],
  ['    test: Copy the folder first.\n', '', 'questions[0].test is missing  ->  add it'],
  ['    do: Copy the folder before you start the installer.\n', '', 'questions[0].do is missing  ->  add it'],
  [
    '    source: installation guide\n  - id',
    '    answer: Yes.\n    source: x\n  - id',
    'remove it: a question that is "open" has none',
  ],
  ['title: Installation', 'title: "Installation', 'is not valid YAML'],
];

describe('the register of questions', () => {
  it('passes where register and pages agree', () => {
    expect(faults()).toEqual([]);
  });

  it.each(planted)('finds what "%s" turned into "%s" breaks', (from, to, ...words) => {
    const found = faults((folder) => folder.edit(file, from, to));
    expect(
      found.filter((finding) => words.every((word) => finding.includes(word))),
      found.join('\n'),
    ).not.toEqual([]);
  });

  it('looks for a heading of the start page too', () => {
    const found = faults((folder) => {
      folder.edit(file, '/trial/requirements#browsers', '/#browsers');
      folder.write('docs/index.mdx', '---\ntitle: Start\n---\n\n## Parts {/* #parts */}\n');
    });
    expect(found).toEqual([expect.stringContaining('"#browsers" is no heading of /')]);
  });

  it('fails where a marker of a page is wrong', () => {
    const marks: [marker: string, other: string, fault: string][] = [
      ['<Open id="installer-over-data" />', '<Open id="instaler-over-data" />', 'did you mean "installer-over-data"?'],
      ['<Open id="installer-over-data" />', '<Open id="browsers" />', '"browsers" is answered'],
      ['Edge.', '<Open id="installer-over-data" />', '<Open>: "installer-over-data" is on the page twice'],
      ['Edge.', '<Rehearse ids="installer-over-data" />', '<Rehearse>: it is on the page twice'],
      ['ids="installer-over-data"', 'ids="instaler-over-data"', 'did you mean "installer-over-data"?'],
      ['ids="installer-over-data"', 'ids="browsers"', '"browsers" is answered'],
      ['ids="installer-over-data"', 'ids=""', 'it names no question'],
      ['ids="installer-over-data"', 'ids="installer-over-data installer-over-data"', 'twice'],
      ['since="5.4"', 'since="5.9"', '<Release>: "5.9" is no release of src/site/releases.ts'],
      ['since="5.4"', '', '<Release>: it needs one release'],
    ];
    const data = openData(site().root);
    for (const [marker, other, fault] of marks) {
      const found = expandData(parseMdx(page.replace(marker, other)), 'docs/page.mdx', data);
      expect(found.map(formatFinding)).toEqual([expect.stringContaining(fault)]);
    }
    const lacking = (folder: TestFolder) => folder.edit(file, "    until: Don't run the installer.\n", '');
    expect(faults(lacking)).toEqual([expect.stringContaining('"installer-over-data" lacks until')]);
  });

  it('puts what to do in place of a marker, and the parts of a rehearsal in place of its list', () => {
    const tree = structuredClone(parseMdx(page));
    expect(expandData(tree, 'docs/page.mdx', openData(site().root))).toEqual([]);
    const text = toString(tree);
    expect(text).toContain("Copy the folder before you start the installer.\u00a0?It's open");
    expect(text).toContain('Copy the folder first.The data is there.The folder is empty.');
    expect(text).toContain('since 5.4');
  });
});
