import {expect, test} from 'vitest';
import {checkPages} from '../../../src/checks/pages/check';
import {formatFinding} from '../../../src/shared/finding';
import {current} from '../../../src/site/releases';
import {trialProject} from './project';
import type {TestFolder} from '../../support/folder';

const page = 'docs/launcher/interface.mdx';
const index = 'docs/launcher/index.mdx';

function check(root: string): string[] {
  return checkPages(root, []).findings.map(formatFinding);
}

test('the small project passes', () => {
  expect(check(trialProject(['src/site']).root)).toEqual([]);
});

/** The whole of what the check says about a fault, and how the fault is planted. */
const faults: Record<string, (project: TestFolder) => void> = {
  [`${page}:5  unknown key "sidebar_postion"  ->  did you mean "sidebar_position"?`]: ({edit}) =>
    edit(page, 'sidebar_position', 'sidebar_postion'),
  'docs/launcher/status.mdx:2  the title is "Status", in src/site/routes.tsv:5 it is "States"  ->  write the same in both':
    ({edit}) => edit('src/site/routes.tsv', 'launcher/status\tStatus', 'launcher/status\tStates'),
  [`${page}:1  description is missing  ->  write one sentence of 50 to 160 characters that says what the reader gets`]:
    ({edit}) => edit(page, /^description:.*\n/m, ''),
  [`${page}:3  description is "Long Long Long Long Long Long Long Long Long Long Long L..." (226 characters)  ->  shorten it to 160 characters: search results cut what is longer`]:
    ({edit}) => edit(page, /^description: /m, `description: ${'Long '.repeat(30)}`),
  [`${page}:4  tags[0] is "launchr"  ->  did you mean "launcher"?`]: ({edit}) =>
    edit(page, '[launcher, hub]', '[launchr]'),
  [`${page}:7  sources[1] is "5.4 SP9"  ->  did you mean "5.4 SP1"?`]: ({edit}) => edit(page, "'5.4 SP1'", "'5.4 SP9'"),
  [`${page}:6  evidence is published, sources is missing  ->  name the releases it rests on, as in sources: ['${current.version}'], or write evidence: composed`]:
    ({edit}) => edit(page, /^sources:.*\n/m, ''),
  [`${page}:4  keyword "start an engine" belongs to ${index}:4 too  ->  keep it on the page that answers it best`]: ({
    edit,
  }) => {
    edit(page, /^tags:/m, 'keywords: [engine window, start an engine]\ntags:');
    edit(index, /^tags:/m, 'keywords: [Start an engine?]\ntags:');
  },
  [`${page}:6  keyword "Start up" is listed twice  ->  remove one of the two`]: ({edit}) =>
    edit(page, /^tags:/m, 'keywords:\n  - start-up\n  - Start up\ntags:'),
  [`${page}:4  keyword "interface" is the title of the page  ->  remove it: search counts the title more`]: ({edit}) =>
    edit(page, /^tags:/m, 'keywords: [interface]\ntags:'),
  [`${page}:4  keywords[0] is "start, stop"  ->  write two keywords: a comma ends one`]: ({edit}) =>
    edit(page, /^tags:/m, "keywords: ['start, stop']\ntags:"),
  [`${page}:5  sidebar_position 2 is taken by docs/launcher/status.mdx  ->  give one of the two another place; 3 is free`]:
    ({edit}) => edit(page, 'sidebar_position: 1', 'sidebar_position: 2'),
  'docs/index.mdx:5  sidebar_position 2 is taken by docs/launcher/_category_.json  ->  give one of the two another place; 3 is free':
    ({edit}) => edit('docs/index.mdx', 'sidebar_position: 1', 'sidebar_position: 2'),
  'docs/engines/index.mdx:1  position 2 is taken by docs/launcher/_category_.json  ->  give one of the two another place; 3 is free':
    ({write, read}) => {
      write('docs/engines/_category_.json', '{"label": "Engines", "position": 2}');
      write('docs/engines/index.mdx', read(index));
    },
  [`${index}:5  the page of a folder has none  ->  remove it: position in _category_.json places the folder`]: ({
    edit,
  }) => edit(index, 'evidence:', 'sidebar_position: 4\nevidence:'),
  [`${page}:2  "title: Interface: the window" is not valid YAML (Nested mappings are not allowed in compact mappings)  ->  quote a text that holds a colon and a space, or begin a line for what follows the key`]:
    ({edit}) => edit(page, 'title: Interface', 'title: Interface: the window'),
  [`${page}:10  no valid MDX: Expected a closing tag for \`<Callouts>\` (10:1-10:11)  ->  close every component, leave a blank line around Markdown inside it, put < and { of the text in backticks`]:
    ({edit}) => edit(page, 'The window has', '<Callouts>\n\nThe window has'),
  'docs/launcher/status.mdx:1  /launcher/status is no published route  ->  move the file to docs/launcher/states.mdx, or add the route to src/site/routes.tsv':
    ({edit}) => edit('src/site/routes.tsv', 'launcher/status\tStatus', 'launcher/states\tStates'),
  'src/site/routes.tsv:6  launcher/colors has no page  ->  npm run new -- launcher/colors': ({edit}) =>
    edit('src/site/routes.tsv', 'Status', 'Status\nlauncher/colors\tColors'),
  [`${page}:10  import or export in a page  ->  remove it: the components of CONTRIBUTING.md need no import`]: ({
    edit,
  }) => edit(page, 'The window has', "import Tabs from '@theme/Tabs';\n\nThe window has"),
  'docs/launcher/status.mdx:11  "Loaded" skips a level  ->  use ##': ({edit}) =>
    edit('docs/launcher/status.mdx', '## Loaded', '### Loaded'),
  [`${page}:28  id modes is used twice (line 23)  ->  give one its own: ## More {/* #modes-2 */}`]: ({edit}) =>
    edit(page, '## Related pages', '## More {/* #modes */}\n\nText.\n\n## Related pages'),
  [`${page}:23  {#modes} is no MDX  ->  write {/* #modes */}`]: ({edit}) => edit(page, '{/* #modes */}', '{#modes}'),
  [`${page}:31  the page does not end with "## Related pages"  ->  add it, with two to five links and why one follows each`]:
    ({edit}) => edit(page, '## Related pages', '## Related'),
  [`${page}:28  1 links under "## Related pages"  ->  keep two to five`]: ({edit}) =>
    edit(page, /^- \[States\].*\n/m, ''),
  [`${index}:9  ./sttus.mdx leads to no page  ->  did you mean ./status.mdx?`]: ({edit}) =>
    edit(index, './status.mdx', './sttus.mdx'),
  [`${index}:9  ./colors.mdx leads to no page  ->  that page is due: npm run new -- launcher/colors`]: ({edit}) => {
    edit('src/site/routes.tsv', 'Status', 'Status\nlauncher/colors\tColors');
    edit(index, './status.mdx', './colors.mdx');
  },
  [`${index}:9  #mode is no heading of docs/launcher/interface.mdx  ->  did you mean "modes"?`]: ({edit}) =>
    edit(index, '#modes', '#mode'),
  [`${index}:9  /launcher/status is a route  ->  link the file: ./status.mdx`]: ({edit}) =>
    edit(index, './status.mdx', '/launcher/status'),
  [`${page}:12  there is no picture docs/launcher/img/windows.svg  ->  correct the path, or add the file`]: ({edit}) =>
    edit(page, './img/window.svg', './img/windows.svg'),
  [`${page}:12  alternative text "Image of the window" of ./img/window.svg  ->  say in one sentence what the picture shows`]:
    ({edit}) => edit(page, '![A list of two engines beside a toolbar]', '![Image of the window]'),
  'docs/launcher/img/old.svg:1  no page shows this picture  ->  show it, or delete the file': ({write}) =>
    write('docs/launcher/img/old.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'docs/launcher/img/window.png:1  .png picture  ->  draw it as SVG, or convert it: npx sharp-cli -i FILE -o FILE.webp -f webp':
    ({write, edit}) => {
      write('docs/launcher/img/window.png', 'png');
      edit(page, '## Modes', '![The toolbar of the window](./img/window.png)\n\n## Modes');
    },
  'docs/launcher/img/window.svg:1  250 kB  ->  bring it below 200 kB: smaller, or less quality': ({write}) =>
    write(
      'docs/launcher/img/window.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(250_000)}--></svg>`,
    ),
  'src/site/redirects.tsv:2  /launcher/window leads to /launcher/interfac, which is no page  ->  did you mean "/launcher/interface"?':
    ({write}) => write('src/site/redirects.tsv', '# moved\n/launcher/window\t/launcher/interfac\n'),
  'src/site/redirects.tsv:1  /launcher/window leads to /launcher/ui, which is redirected itself  ->  write /launcher/interface':
    ({write}) => write('src/site/redirects.tsv', '/launcher/window\t/launcher/ui\n/launcher/ui\t/launcher/interface\n'),
  'src/site/redirects.tsv:1  /launcher/window leads back to itself  ->  name the page that has taken its place': ({
    write,
  }) => write('src/site/redirects.tsv', '/launcher/window\t/launcher/ui\n/launcher/ui\t/launcher/window\n'),
  'src/site/redirects.tsv:1  /launcher/status is a page  ->  remove the redirect, or the page and its route': ({
    write,
  }) => write('src/site/redirects.tsv', '/launcher/status\t/launcher/interface\n'),
  'src/site/redirects.tsv:2  /old is redirected twice  ->  keep one of the two': ({write}) =>
    write('src/site/redirects.tsv', '/old\t/launcher/interface\n/old\t/launcher/status\n'),
  'src/site/published.txt:1  /launcher/old was published, and leads nowhere  ->  add it with the page that has taken its place to src/site/redirects.tsv':
    ({write}) => write('src/site/published.txt', '/launcher/old\n'),
  'docs/launcher/status.mdx:13  "colour"  ->  write color': ({edit}) =>
    edit('docs/launcher/status.mdx', 'Its color', 'Its colour'),
  [`${page}:15  "RealityHub"  ->  write Reality Hub`]: ({edit}) =>
    edit(page, 'From the window', 'RealityHub: from the window'),
};

test.each(Object.entries(faults))('finds %s', (finding, plant) => {
  const project = trialProject(['src/site']);
  plant(project);
  expect(check(project.root).join('\n')).toContain(finding);
});

test('a version of the manual has its own keywords', () => {
  const project = trialProject(['src/site']);
  const keyed =
    '---\ntitle: Old\ndescription: What the engine window was before this release of the small project.\n' +
    'keywords: [start an engine]\ntags: [launcher]\nsidebar_position: 1\nevidence: composed\n---\n\nOld.\n';
  project.write('versioned_docs/version-5.4/old.mdx', keyed);
  project.edit(page, /^tags:/m, 'keywords: [start an engine]\ntags:');
  expect(check(project.root).filter((line) => line.includes('start an engine'))).toEqual([]);
});

test('an archive links the current manual by its routes', () => {
  const project = trialProject(['src/site']);
  project.write(
    'versioned_docs/version-5.4/launcher/old.mdx',
    '---\ntitle: Old\ndescription: What the engine window was before this release of the small project.\ntags: [launcher]\nsidebar_position: 1\nevidence: composed\n---\n\nSee [States](./status.mdx).\n',
  );
  expect(check(project.root)).toEqual([
    'versioned_docs/version-5.4/launcher/old.mdx:9  ./status.mdx leads to no page  ->  link the page of the current manual by its route: /launcher/status',
  ]);
});

test('a link that cannot be decoded is named with its line', () => {
  const project = trialProject(['src/site']);
  project.edit(page, './status.mdx', './100%.mdx');
  expect(check(project.root)).toEqual([
    `${page}:30  ./100%.mdx has a percent sign that encodes nothing  ->  write %25 for the sign`,
  ]);
});

test('takes the pages of a folder, of the project, and no others', () => {
  const {root, write} = trialProject(['src/site']);
  write('node_modules.mdx', 'no page');
  const count = (...paths: string[]): number => checkPages(root, paths).count;
  expect([count('.'), count('docs/'), count('docs/launcher'), count(index)]).toEqual([count(), count(), 3, 1]);
});

test('fails when there is nothing to check', () => {
  const project = trialProject(['src/site']);
  expect(() => checkPages(project.root, ['docs/nowhere'])).toThrow('docs/nowhere:1  no pages found to check');
  project.remove('docs/index.mdx');
  project.remove('docs/launcher');
  expect(() => checkPages(project.root)).toThrow(
    'docs, versioned_docs:1  no pages found to check  ->  run this in the project folder',
  );
});
