import {expect, test} from 'vitest';
import {checkStyle} from '../../../src/checks/words/style';
import {checkVoice} from '../../../src/checks/words/voice';
import {proseOf, proseOfYaml} from '../../../src/checks/words/prose';
import {findViolations, readWordings} from '../../../src/checks/words/terminology';
import {formatFinding} from '../../../src/shared/finding';
import {repository, trialProject} from './project';

const style = readWordings(repository).filter((one) => one.style);
const violations = (text: string): string[] => findViolations(text, style).map(({found}) => found);

test.each([
  ['What the colors mean stands in Node Colors.', 'stands'],
  ['Mend the rights.', 'Mend'],
  ['What the operator shall change.', 'shall'],
  ['It needs a network of\nits own.', 'of its own'],
  ['Find the way of an item to air.', 'the way of an'],
  ['Nothing: the hub does not run.', 'Nothing: the'],
  ['Only then iNEWS sends.', 'Only then iNEWS'],
])('style finds %j', (text, found) => {
  expect(violations(text)).toContain(found);
});

test.each([
  'The presenter stands at the center. A second renderer stands by.',
  'Understand what the amendment is for: `it stands in code`.',
  'It needs its own network.',
  'There are three parts: the link, the hub and the engine.',
  'Only then does iNEWS send.',
  'The operator can see thatched roofs.',
])('style lets %j pass', (text) => {
  expect(violations(proseOf(text))).toEqual([]);
});

test('prose has neither code nor targets of links, and every word keeps its line', () => {
  const prose = proseOf('```bash\nmend\n```\n```flow\ncaption: Mend it.\n```\nSee [it](./anew.mdx) `shall` again.\n');
  expect(prose.split('\n').map(violations)).toEqual([[], [], [], [], ['Mend'], [], [], []]);
  expect(prose.split('\n')[6]).toContain('again.');
});

test('a longer fence ends where it should, and one without an end hides nothing', () => {
  const prose = proseOf('````bash\nmend\n```\nmend\n````\nIt is anew.\n```yaml\nYou shall.\n');
  expect(prose.split('\n').map(violations)).toEqual([[], [], [], [], [], ['anew'], [], ['shall'], []]);
});

test('prose of YAML is its sentences', () => {
  const prose = proseOfYaml('mend:\n  see: anew\n  text: "Mend it anew."\n  long: >-\n    You shall\n    mend it.\n');
  expect(prose.split('\n').map(violations)).toEqual([[], [], ['Mend', 'anew'], [], ['shall'], ['mend'], []]);
});

test('the check reads pages, data, README files and messages, and names file, line and what to write', () => {
  const project = trialProject([]);
  project.write('docs/_data/notes.yml', 'note: Nodos is here.\ntext: An engine shall NODOS answer.\n');
  project.write('src/README.md', '# Source\n\nMend it anew.\n');
  project.write('src/site/message.ts', "export const message = 'a network of its own';\n");
  project.edit('docs/launcher/status.mdx', 'An engine', 'See that an engine');
  const found = checkStyle(project.root, ['docs', 'src']).findings.map(formatFinding).join('\n');
  for (const line of [
    'docs/_data/notes.yml:2  "NODOS"  ->  write Nodos',
    'docs/_data/notes.yml:2  "shall"  ->  write "must", "can" or the imperative',
    'src/README.md:3  "Mend"  ->  write "fix", "correct" or "repair"',
    'src/site/message.ts:1  "of its own"  ->  write "separate", "dedicated" or "its own ..."',
  ]) {
    expect(found).toContain(line);
  }
  expect(found).toMatch(/docs\/launcher\/status\.mdx:\d+ {2}"See that" {2}-> {2}write "make sure that"/);
  expect(() => checkStyle(project.root, ['nowhere'])).toThrow('nowhere:1  no text found to check');
});

test('exceptions have reasons, and are few', () => {
  const project = trialProject([]);
  const list = (except: string) =>
    project.write('src/checks/words/terminology.yml', `- {write: color, not: [colour], except: {${except}}}\n`);
  list("colour bars: ''");
  expect(() => readWordings(project.root)).toThrow('the exception "colour bars" has no reason  ->  write it after');
  list(Array.from({length: 21}, (_, index) => `colour ${index}: a name`).join(', '));
  expect(() => readWordings(project.root)).toThrow('21 exceptions, more than 20  ->  make the patterns more exact');
  project.write('src/checks/words/terminology.yml', '');
  expect(() => readWordings(project.root)).toThrow('no terms found');
});

test.each([
  "The keys aren't published for 5.5.",
  'It is described in no public source.',
  'The pins are those of 5.4 SP1.',
  'Its name is as in the public definition of 2023.',
  'In 5.6, the display is called otherwise.',
  'Nodos 1.2 names it so.',
  'By its name, it shows the load.',
  'Expect a jump.',
  'Steps marked with an asterisk follow from it.',
  'This manual has no list of it.',
])('the voice finds %j', (text) => {
  const voice = readWordings(repository).filter((one) => one.voice);
  expect(findViolations(text, voice)).not.toEqual([]);
  expect(findViolations('Save and publish the project for Unreal Engine 5.3, and ask support.', voice)).toEqual([]);
});

test('the voice is that of pages, data, and figures, except where releases are the subject', () => {
  const project = trialProject([]);
  project.write('src/checks/words/sources.yml', 'docs/launcher/status.mdx#old: it compares\n');
  project.write(
    'docs/_data/notes.yml',
    "source: published for 5.4\nnote: It isn't published.\nmore: Ask support. Ask support.\n",
  );
  const old =
    '## Old {/* #old */}\n\nIn 5.4, it wasn\'t.\n\n## New\n\nAsk support.\n\n<Release since="5.6" />\n\nAsk support.\n';
  project.write('docs/launcher/status.mdx', `---\ntitle: A\nsources: ['5.4']\nevidence: published\n---\n\n${old}`);
  const flow = 'caption: What is published.\nnodes: {a: {title: A}}';
  project.write(
    'docs/launcher/index.mdx',
    `---\ntitle: A\n---\n\n\`\`\`flow\n${flow}\n\`\`\`\n\n\`\`\`yaml\na: published\n\`\`\`\n`,
  );
  const found = checkVoice(project.root).findings.map(formatFinding);
  expect(found.map((one) => one.replace(/ {2}->.*/, ''))).toEqual([
    `docs/_data/notes.yml:2  "isn't published"`,
    'docs/launcher/index.mdx:6  "is published"',
    'docs/launcher/status.mdx:17  "Ask support"',
  ]);
  expect(found[2]).toContain('->  write what the reader can test');
  project.write('src/checks/words/sources.yml', "docs/index.mdx: ''\n");
  expect(() => checkVoice(project.root)).toThrow('"docs/index.mdx" has no reason  ->  write why');
  expect(() => checkVoice(project.root, ['nowhere'])).toThrow('has no reason');
});
