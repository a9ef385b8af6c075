import {expect, test} from 'vitest';
import {checkPages} from '../../../src/checks/pages/check';
import {checkStyle} from '../../../src/checks/words/style';
import {formatFinding} from '../../../src/shared/finding';
import {site} from '../../../src/site/site';
import {trialProject} from './project';

const page = 'docs/launcher/interface.mdx';

/** A slip that a build publishes silently, on line 10 of a page, and what the check of pages says of it. */
const slips: Record<string, string> = {
  '1. One.\n\nText.\n\n1. Two.': 'the list starts over after this paragraph  ->  indent the paragraph by three spaces',
  '```json\n{\u201cname\u201d: 1}\n```': '"\u201c" (U+201C) in code  ->  type it as a program reads it',
  'Type `say \u201chello\u201d`.': '"\u201c" (U+201C) in code',
  'Type `npm start \u2013\u2013port`.': '"\u2013" (U+2013) in code',
  '```bash\ncurl\u00a0http://hub\n```': '"\u00a0" (U+00A0) in code',
  'The en\u200bgine.': '(U+200B), which looks like another letter, or like nothing  ->  type it again, or delete it',
  'The en\u00adgine.': '(U+00AD)',
  'The l\u0430uncher.': '"\u0430" (U+0430), which looks like another letter',
  'Press **\u041e\u041a**.': '"\u041e" (U+041E)',
  'The \u039futput.': '"\u039f" (U+039F)',
  '```bash\n\u0441url http://hub\n```': '"\u0441" (U+0441)',
  '1. One.\n\nText.\n\n2. Two.': 'the list starts over after this paragraph',
  'It is done :tada: now.': 'a shortcode that the style doesn\'t have: ":tada:"  ->  write a word',
  'It is done :tada now.': 'a shortcode that the style doesn\'t have: ":tada"',
  '| a | b | c | d | e | f | g |\n| - | - | - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |':
    'a table of 7 columns, which a phone has no room for  ->  keep at most six',
  '- Stop it.\n-\u00a0Close it.': 'a no-break space where a space makes a list',
  'It is fast.[^7]': 'a footnote that isn\'t there: "[^7]"',
  'Copy it to \\\\hub01\\media.': 'a path whose backslashes Markdown takes away',
  'Copy it to C:\\Program Files\\_reality_\\bin.': 'a path whose backslashes Markdown takes away',
  'It has 2*3*4 cells.': '"3" within a word is set in italics',
  'It takes\n> 5 ms.': 'a line that begins with > is a quotation',
  '::youtube[Video]': "a directive that the site doesn't have",
  'See the [site](htps://example.com).': 'htps://example.com has an unknown scheme',
  [`See the [site](${site.origin}${site.basePath}launcher).`]:
    'leads out of the offline copy  ->  link the file of the page',
  '```json\n{"a": 1,}\n```': 'no valid JSON: ',
  '```bash\ncurl -H "Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"\n```': 'a token in code',
  'Press Ctrl+S.': 'keys that are typed as text: "Ctrl+S"  ->  write <Keys>Ctrl+S</Keys>',
};

test.each(Object.entries(slips))('%j is found', (typed, finding) => {
  const {root, edit} = trialProject(['src/site']);
  edit(page, 'The window has', () => `${typed}\n\nThe window has`);
  const found = [...checkPages(root).findings, ...checkStyle(root).findings].map(formatFinding);
  expect(
    found.filter((line) => line.startsWith(`${page}:`) && line.includes(finding)),
    found.join('\n'),
  ).toHaveLength(1);
});

test('what looks like a slip and is none is left alone', () => {
  const {root, edit} = trialProject(['src/site']);
  const right = [
    'At 12:30 it takes 5 \u03bcs: press <Keys>Ctrl+S</Keys>, type `C:\\hub` and `2*3*4`, or mail to [support](mailto:a@example.com).',
    '1. One.\n\n   Text.\n\n2. Two.\n\nThen:\n\n1. Three.\n2. Four.',
    '```bash\ncurl -H "Authorization: Bearer $TOKEN"\n```',
  ];
  edit(page, 'The window has', () => `${right.join('\n\n')}\n\nThe window has`);
  expect(checkPages(root).findings.map(formatFinding)).toEqual([]);
});

test.each(['<script>alert(1)</script>', '<rect onload="alert(1)"/>', '<image href="https://example.com/a.png"/>'])(
  'a picture with %s is found',
  (part) => {
    const {root, edit} = trialProject(['src/site']);
    edit('docs/launcher/img/window.svg', '</svg>', `${part}</svg>`);
    expect(checkPages(root).findings.map(formatFinding)).toEqual([
      expect.stringContaining('docs/launcher/img/window.svg:1  a script, a handler, or another host in a picture'),
    ]);
  },
);
