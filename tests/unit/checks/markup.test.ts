import {expect, test} from 'vitest';
import {checkPages} from '../../../src/checks/pages/check';
import {formatFinding} from '../../../src/shared/finding';
import {trialProject} from './project';

const page = 'docs/launcher/interface.mdx';

/** A text on line 10 of a page, and the finding of the check of pages. */
const faults: Record<string, string> = {
  ':::warning Careful\n\nText.\n\n:::':
    '":::warning Careful" opens no box, so readers see it  ->  write :::warning[Careful]',
  '::: warning\n\nText.\n\n:::': '"::: warning" opens no box, so readers see it  ->  write :::warning',
  ':::warn\n\nText.\n\n:::': '":::warn" opens no box, so readers see it  ->  write :::warning',
  ':::Warning\n\nText.\n\n:::': '":::Warning" opens no box, so readers see it  ->  write :::warning',
  ':::note\n\nText.': 'the box ":::note" is never closed  ->  end it with a line of :::',
  'Text.\n\n:::': '":::" ends no box  ->  remove it, or open the box above: :::note',
  'See [States] (./status.mdx).':
    'a link with a space between ] and (: "See [States] (./status.mdx)."  ->  write [words](./page.mdx)',
  '| A | B |\n| C | D |':
    'a table row outside a table: "| A | B |"  ->  put the line | --- | --- | below the heads of the table',
  'The `mode is set.': 'a backtick without its pair: "The `mode is set."  ->  close the code with a second backtick',
  'Press <keys>Ctrl+L</keys>.': '<keys> is no component  ->  did you mean "Keys"?',
  '<Nope />': '<Nope> is no component  ->  ',
  '<sup style={{color: "red"}}>1</sup>':
    '<sup> has a style, which the Content-Security-Policy forbids  ->  put it into src/css',
  '<script>alert(1)</script>': '<script> is forbidden by the Content-Security-Policy  ->  put it into a component',
  '<Callouts>\n\n1. **One.** Text.\n\n</Callouts>':
    '<Callouts> follows no figure  ->  move it right after the figure it explains',
  '```bsh\nls\n```': '"bsh" is no language of code  ->  did you mean "bash"?',
  '```bash ls\nls\n```': '"ls" follows the language of the code  ->  write title="..." or nothing',
  'TODO: more.': 'a note to the writer: "TODO: more."  ->  do it, or remove it',
  'This is the the list.': '"the the"  ->  write "the" once',
  '## Empty\n\n## Full\n\nText.': 'the section is empty  ->  write it, or remove its heading',
};

test.each(Object.entries(faults))('%j is found', (typed, finding) => {
  const project = trialProject(['src/site']);
  project.edit(page, 'The window has', `${typed}\n\nThe window has`);
  const found = checkPages(project.root).findings.map(formatFinding);
  expect(found.some((line) => line.startsWith(`${page}:`) && line.includes(finding))).toBe(true);
});

test('a forbidden element is found once, and what follows it is looked at', () => {
  const project = trialProject(['src/site']);
  project.edit(page, 'The window has', '<iframe src="./a"></iframe>\n\nText.\n\n<Nope />\n\nThe window has');
  expect(checkPages(project.root).findings.map(({what}) => what)).toEqual([
    '<iframe> is forbidden by the Content-Security-Policy',
    '<Nope> is no component',
  ]);
});

test('a fragment into a page with data is a heading, unless the data makes headings', () => {
  const project = trialProject(['src/site']);
  project.edit('docs/launcher/status.mdx', 'An engine is', '<Ports purpose="hub" />\n\nAn engine is');
  project.edit(page, '[States](./status.mdx)', '[States](./status.mdx#load)');
  expect(checkPages(project.root).findings.map(formatFinding)).toEqual([
    `${page}:30  #load is no heading of docs/launcher/status.mdx  ->  did you mean "loaded"?`,
  ]);
  project.edit('docs/launcher/status.mdx', '<Ports purpose="hub" />', '<Glossary />');
  expect(checkPages(project.root).findings).toEqual([]);
});

test('what looks like a fault and is none is left alone', () => {
  const project = trialProject(['src/site']);
  const right =
    ':::note[Before you start]\n\nThe note that that box holds.\n\n:::\n\n1. A step.\n\n   :::tip\n\n   Text.\n\n   :::\n';
  const code = '`{count}` and `<keys>` and `a || b`.\n\n```text\n:::warn\n| A |\n[x] (y) TODO\n```';
  project.edit(page, 'The window has', `${right}\n${code}\n\nThe window has`);
  expect(checkPages(project.root).findings.map(formatFinding)).toEqual([]);
});

test('an operation is one of the API', () => {
  const project = trialProject(['src/site', 'api']);
  project.edit(page, 'The window has', '<Operation id="setPropertie" /> sets it.\n\nThe window has');
  expect(checkPages(project.root).findings.map(formatFinding)).toEqual([
    `${page}:10  <Operation id="setPropertie" />: the API has no such call  ->  did you mean "setProperty"?`,
  ]);
});
