import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {Language, Parser} from 'web-tree-sitter';
import {outcomeOf} from '../../../scripts/lib/outcome';
import {testFolder} from '../../support/folder';
import {commandText, startCommand, type Command} from '../hub/command';
import {sampleOf, samples} from './samples';

const {root, write} = testFolder();
let hub: Command;

const run = (program: string, ...environment: string[]) =>
  outcomeOf(root, 'env', [`HUB=${hub.url}`, ...environment, ...program.split(' ')]);

beforeAll(async () => {
  write('practice-hub.mjs', await commandText());
  for (const {title} of samples.filter(({place}) => place.startsWith('rest-api-recipes')))
    if (/\.(mjs|py|ps1)$/.test(title)) write(title, sampleOf(title).text);
});

describe.each([
  ['node', 'mjs'],
  ['python3', 'py'],
])('recipes for %s', (command, ending) => {
  beforeAll(async () => {
    hub = await startCommand(root, '--speed', '20');
  });
  afterAll(() => hub.stop());
  const isMissing = spawnSync(command, ['--version']).status !== 0;

  it.skipIf(isMissing)('start an idle configuration, and refuse one that is running', async () => {
    const started = await run(`${command} launch.${ending}`);
    expect(started.stdout).toBe('Rehearsal is loaded.\n');
    expect((await hub.call('GET /engines/1')).json).toMatchObject({instances: [{status: 'Loaded', projectId: 7}]});
    const again = await run(`${command} launch.${ending}`);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('Start only engines that are idle');
  });

  it.skipIf(isMissing)('fill an item and press its buttons', async () => {
    const played = await run(`${command} item.${ending}`);
    expect(played.stdout).toBe('Guest name was on air.\n');
    expect((await hub.call('GET /playout/rundowns/4/items/21')).json).toMatchObject({
      data: {realitystring_0: 'John Sample', realitynumber_0: 230.4},
    });
    expect((await run(`${command} item.${ending}`, 'ITEM=Nobody')).stderr).toContain('0 entries have name "Nobody"');
  });

  it.skipIf(isMissing)('move a color of a node found by name, and refuse an engine without a project', async () => {
    const moved = await run(`${command} color.${ending}`);
    expect(moved.stderr).toBe('');
    expect(moved.stdout).toBe('CycloramaColor has its new value.\n');
    const property =
      '/engines/2/nodes/9fb4c6fa-42c7-4d14-8394-ccf9c7044f4a/properties/855f57a6-7cf5-4365-9b4b-f55d242018e2';
    expect((await hub.call(`GET ${property}`)).json).toMatchObject({Value: {x: 0.15000000596046448, w: 1}});
    const other = await run(`${command} color.${ending}`, 'ENGINE=GFX-STUDIO-C');
    expect(other.stderr).toContain('0 entries have NodeName "Cyclorama"');
  });
});

it.each([
  ['node', 'mjs'],
  ['python3', 'py'],
])('the hub is restarted while a program of %s reads', async (command, ending) => {
  hub = await startCommand(root);
  const {port} = new URL(hub.url);
  await hub.stop();
  const running = run(`${command} survive.${ending}`, 'ROUNDS=1');
  await new Promise((done) => setTimeout(done, 500));
  hub = await startCommand(root, '--port', port);
  const {code, stdout, stderr} = await running;
  await hub.stop();
  expect(stderr).toContain('Next try in 1 s.');
  expect(stdout).toContain('Cyclorama is 9fb4c6fa');
  expect(code).toBe(0);
});

it('the scripts for PowerShell have no fault of syntax, and there is one for each recipe', async () => {
  await Parser.init();
  const parser = new Parser();
  const {resolve} = createRequire(import.meta.url);
  parser.setLanguage(await Language.load(resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')));
  const isFaulty = (text: string) => parser.parse(text)?.rootNode.hasError !== false;
  const scripts = samples.filter(({language}) => language === 'powershell');
  expect(scripts.map(({title}) => title)).toEqual(['hub.ps1', 'launch.ps1', 'item.ps1', 'color.ps1', 'survive.ps1']);
  expect(scripts.filter(({text}) => isFaulty(text)).map(({title}) => title)).toEqual([]);
  expect(isFaulty(scripts[0]!.text.replace('}', ''))).toBe(true);
  // Functions that scripts call are theirs, or those of the shared file.
  const defined = (text: string) => Array.from(text.matchAll(/^function ([\w-]+)/gm), ([, name]) => name);
  const own = /\b(?:Invoke-Hub|Find-One|Get-Instance|Send-Button|Read-Hub)\b/g;
  for (const {title, text} of scripts) {
    const known = [...defined(text), ...(text.startsWith('. ./hub.ps1') ? defined(scripts[0]!.text) : [])];
    expect(
      [...new Set(text.match(own))].filter((name) => !known.includes(name)),
      title,
    ).toEqual([]);
  }
});
