import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {readDescription} from '../../../src/data/api/description';
import {formatFinding} from '../../../src/shared/finding';
import {checkAddresses, fits, type Address} from '../../../src/checks/api/addresses';
import {checkApi} from '../../../src/checks/api/check';
import {copyApi} from '../data/site';
import {testFolder, type TestFolder} from '../../support/folder';
import {lintDescription} from '../../../src/checks/api/lint';
import {checkVersions} from '../../../src/checks/api/versions';

/** A project with the descriptions and a page. */
function copyProject(): TestFolder {
  const project = testFolder({'docs/page.mdx': 'Call `GET /api/rest/v1/engines`.\n'});
  copyApi(project.root);
  return project;
}

let project: TestFolder;

beforeEach(() => {
  project = copyProject();
});

describe('the check as a whole', () => {
  it('accepts the descriptions', async () => {
    expect(await checkApi(project.root)).toEqual({findings: [], count: 2});
  });

  it('has one line for each finding', async () => {
    project.edit('docs/page.mdx', '/engines', '/engine');
    project.edit('api/hub-1.2.yaml', "version: '1.2'", "version: '1.3'");
    expect((await checkApi(project.root)).findings.map(formatFinding)).toEqual([
      'api/hub-1.2.yaml:4  info.version is "1.3", the file name says 1.2  ->  write version: \'1.2\', or rename the file',
      'docs/page.mdx:1  no description has the address /api/rest/v1/engine  ->  did you mean "/api/rest/v1/engines"?',
    ]);
  });

  it('finds an error that the catalog lacks, one that no call returns, and a response without its text', async () => {
    const found = async (): Promise<string[]> => (await checkApi(project.root)).findings.map(({what}) => what);
    project.edit('docs/_data/api-errors.yml', 'calls: [getGraph]', 'calls: [listGraphs]');
    expect(await found()).toEqual([
      'docs/_data/api-errors.yml has no 404 "Graph not found." of getGraph',
      "graph-not-found names listGraphs, which doesn't return it in api/hub-1.6.1.yaml",
    ]);
    project.edit('docs/_data/api-errors.yml', 'calls: [listGraphs]', 'calls: [getGraph]');
    project.edit('api/hub-1.6.1.yaml', 'this ID: `Graph not found.`', 'this ID.');
    expect(await found()).toEqual(['the description of the response 404 of getGraph doesn\'t have "Graph not found."']);
  });

  it.each([
    [
      'an engine of a parameter that the world lacks',
      [/(EngineId:[\s\S]*?example: )2/, '$17'],
      /^api\/hub-1\.6\.1\.yaml:\d+ {2}the example world has no engineId 7 {2}-> {2}use one of 1, 2, 3, 4/m,
    ],
    [
      'a template of a body that the world lacks',
      ['template: Lower Third\n                  data', 'template: Lower\n                  data'],
      /no template Lower {2}->/,
    ],
    ['a field whose ID the world lacks', [/(description: ID of the rundown\.\n +example: )4/, '$15'], /no id 5 {2}->/],
    [
      'a response that is of another property than its request',
      [
        /(number:\n +summary: A number\n +value:\n +PropertyPath: )d3d8e98c-1bef-4c4a-b368-2b4023c6bdd1\n( +)DisplayName: LeftWingAngle\n( +)Value: 120/,
        '$1c0da7e1d-0e74-41ad-ba91-5b5bb48f7cab\n$2DisplayName: HasLeftWing\n$3Value: 120',
      ],
      /setProperty: the response "number" doesn't belong to its request: \/PropertyPath is "c0da7e1d/,
    ],
    [
      'a response without a request of its name',
      [/(operationId: setProperty[\s\S]*?responses:[\s\S]*?)number:/, '$1numeral:'],
      /no response has the name of the request "number"/,
    ],
    [
      'a request that the hub refuses',
      ['renderers: [6, 8]\n      responses', 'renderers: [6, 80]\n      responses'],
      /createLaunchConfig: the request "launchConfig" is answered with 422 Invalid parameters/,
    ],
  ] as const)('finds %s', async (_, [text, replacement], finding) => {
    project.edit('api/hub-1.6.1.yaml', text, replacement);
    expect((await checkApi(project.root)).findings.map(formatFinding).join('\n')).toMatch(finding);
  });

  it('finds a link to the manual that belongs to nothing, and a group without one', async () => {
    project.edit('docs/_data/api-links.yml', 'of: [Project, listProjects]', 'of: [Projects]');
    expect((await checkApi(project.root)).findings.map(formatFinding)).toEqual([
      expect.stringMatching(/api-links\.yml:\d+ {2}the reference has no "Projects" {2}-> {2}did you mean "Project"\?/),
      expect.stringContaining('no link belongs to Project'),
    ]);
  });

  it('finds a response that a change of the world has left behind', async () => {
    project.edit('api/world.yaml', 'Value: 105', 'Value: 90');
    expect((await checkApi(project.root)).findings.map(({what}) => what)).toContainEqual(
      'getProperty: the response "number" doesn\'t belong to its request: /Value is 105, not 90',
    );
  });

  it('accepts the base of a sample that builds its paths, and no path behind it', async () => {
    project.write('docs/page.mdx', '`/api/rest/v1${path}` and `/api/rest/v1{path}` and `/api/rest/v1`.\n');
    expect((await checkApi(project.root)).findings).toEqual([]);
    project.write('docs/page.mdx', '`/api/rest/v1{path}/engine/{id}/nothing`\n');
    expect((await checkApi(project.root)).findings[0]?.what).toContain('no description has the address');
  });

  it('fails when no page names an address, and when there is no description', async () => {
    project.write('docs/page.mdx', 'Nothing here.\n');
    await expect(checkApi(project.root)).rejects.toThrow(/no \/api\/rest\/v1 address found in 1 page/);
    project.remove('api/hub-1.6.1.yaml');
    project.remove('api/hub-1.2.yaml');
    await expect(checkApi(project.root)).rejects.toThrow('api:1  no hub-<version>.yaml found');
  });
});

/** A name, the text to replace, what replaces it, and the finding. */
type Fault = [name: string, text: string | RegExp, replacement: string, finding: RegExp];

describe('the linter', () => {
  // All of them in one copy, because linting it takes a second or more.
  const faults: Fault[] = [
    [
      'a repeated operationId',
      'operationId: getGraph',
      'operationId: getEngine',
      /^api\/hub-1\.6\.1\.yaml:\d+ {2}.*operationId.*\(operation-operationId-unique\) {2}-> {2}give one of the two/m,
    ],
    [
      'a call without 500',
      /\n {8}'500':\n {10}\$ref: '#\/components\/responses\/InternalError'/,
      '',
      /^api\/hub-1\.6\.1\.yaml:\d+ {2}.*500.*\(rule\/internal-error-answer\) {2}-> {2}add '500'/m,
    ],
    [
      'a body without example',
      /\n {10}examples:\n {12}success:\n(?: {14}.*\n)+/,
      '\n',
      /^api\/hub-1\.6\.1\.yaml:\d+ {2}.*example.*\(rule\/body-example\)/m,
    ],
    [
      'a token that a call needs',
      'components:\n',
      'components:\n  securitySchemes: {token: {type: http, scheme: basic}}\n',
      /allowed \(rule\/shown-components\) {2}-> {2}describe it another way, or show it in src\/reference/,
    ],
    ['a second server', 'servers:\n', 'servers:\n  - url: http://two.test\n', /one server \(rule\/shown-server\)/],
    [
      'a header of a response',
      /( {4}InternalError:\n)/,
      '$1      headers: {X-Trace: {schema: {type: string}}}\n',
      /\(rule\/shown-response\)/,
    ],
    ['a parameter of the query', /(name: storyID\n +in: )path/, '$1query', /\(rule\/shown-place\)/],
    [
      'a second media type',
      /\n( +)text\/plain:\n/,
      '\n$1application/json: {schema: {type: string}, examples: {}}\n$1text/plain:\n',
      /\(rule\/shown-media-type\)/,
    ],
    ['alternatives of objects', /( {4}Graph:\n)/, '$1      oneOf: [{type: object}]\n', /\(rule\/shown-schema\)/],
  ];
  let found = '';

  beforeAll(async () => {
    const {root, edit} = copyProject();
    faults.forEach(([, text, replacement]) => edit('api/hub-1.6.1.yaml', text, replacement));
    found = (await lintDescription(root, 'api/hub-1.6.1.yaml')).map(formatFinding).join('\n');
  });

  it.each(faults)('finds %s', (_, _text, _replacement, finding) => expect(found).toMatch(finding));

  it.each<Fault>([
    [
      'a broken reference',
      "'#/components/schemas/GraphLong'",
      "'#/components/schemas/GraphLang'",
      /^api\/hub-1\.6\.1\.yaml:\d+ {2}Can't resolve \$ref: \$ref: '#\/components\/schemas\/GraphLang' .* -> {2}correct the name/m,
    ],
    [
      'a file that is not YAML',
      '  version:',
      '   version: : 1',
      /^api\/hub-1\.6\.1\.yaml:4 {2}.* -> {2}correct indentation/m,
    ],
  ])('finds %s, and no more', async (_, text, replacement, finding) => {
    project.edit('api/hub-1.6.1.yaml', text, replacement);
    const findings = await lintDescription(project.root, 'api/hub-1.6.1.yaml');
    expect(findings.map(formatFinding).join('\n')).toMatch(finding);
    expect(findings).toHaveLength(1);
  });
});

describe('the check', () => {
  it.each<Fault>([
    [
      'an operationId with digits, which tools divide differently',
      'operationId: legacyListEngines',
      'operationId: v12ListEngines',
      /^api\/hub-1\.2\.yaml:\d+ {2}operationId is "v12ListEngines" {2}-> {2}use letters alone/m,
    ],
    [
      'a successor that does not exist',
      'x-replaced-by: getNode\n',
      'x-replaced-by: getNote\n',
      /^api\/hub-1\.2\.yaml:\d+ {2}x-replaced-by of legacyGetNode names getNote.* -> {2}write x-replaced-by: getNode/m,
    ],
    [
      'a replaced call that is not deprecated',
      '      deprecated: true\n',
      '',
      /^api\/hub-1\.2\.yaml:\d+ {2}legacyListEngines is replaced but not deprecated {2}-> {2}add deprecated: true/m,
    ],
  ])('finds %s', (_, text, replacement, finding) => {
    project.edit('api/hub-1.2.yaml', text, replacement);
    const files = ['api/hub-1.6.1.yaml', 'api/hub-1.2.yaml'];
    const descriptions = files.map((file) => readDescription(project.root, file));
    expect(checkVersions(descriptions).map(formatFinding).join('\n')).toMatch(finding);
  });
});

describe('an address', () => {
  const {calls} = readDescription(process.cwd(), 'api/hub-1.6.1.yaml');
  const exists = (path: string): boolean => calls.some((call) => fits(`/api/rest/v1${path}`, call));

  it.each([
    '/engines',
    '/engines/2',
    '/engines/2/nodes/',
    '/engines/{engineId}/nodes',
    '/engines/${id}/nodes/${encodeURIComponent(node)}/properties',
    '/engines/$ENGINE/nodes/EngineControl/properties/Clock%2F%2FTargetFPS%2F0',
    '/engines/2/nodes/9fb4c6fa/properties/{pin}.rotation.z',
    '/.../properties/{propertyPath}',
    '/launcher/3/renderer/create',
  ])('%s exists', (path) => expect(exists(path)).toBe(true));

  it.each(['/engine', '/engines/studio', '/engines/{id}', '/.../property/{propertyPath}', '/launcher/new'])(
    '%s does not exist',
    (path) => expect(exists(path)).toBe(false),
  );

  it('has the method before it', () => {
    const address: Address = {file: 'docs/a.mdx', line: 3, method: 'put', path: '/api/rest/v1/engines'};
    expect(checkAddresses([address], calls)).toEqual([
      {file: 'docs/a.mdx', line: 3, what: '/api/rest/v1/engines has no PUT', fix: 'write GET'},
    ]);
    expect(checkAddresses([{...address, method: 'get'}], calls)).toEqual([]);
  });

  it('may be one of Lino', () => {
    const address: Address = {file: 'docs/a.mdx', line: 3, method: 'put', path: '/api/rest/v1/lino/rundown/3/out/1'};
    expect(checkAddresses([address], calls)).toEqual([]);
    expect(checkAddresses([{...address, path: '/api/rest/v1/lino/rundown/3/in/1'}], calls)).toHaveLength(1);
  });
});
