import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {testFolder, type TestFolder} from '../../support/folder';

/**
 * Copies the descriptions of the API, without the pages that are made from them.
 * @param root folder of a copy
 */
export function copyApi(root: string): void {
  cpSync('api', path.join(root, 'api'), {recursive: true, filter: (file) => path.basename(file) !== 'generated'});
  for (const name of ['api-errors.yml', 'api-links.yml'])
    cpSync(`docs/_data/${name}`, path.join(root, 'docs/_data', name));
}

const register = `title: Installation
questions:
  - id: browsers
    question: Which browsers open the hub?
    roles: [operator]
    owner: /trial/requirements#browsers
    status: answered
    answer: Chrome.
    terms: [chrome]
    source: installation guide
`;

/** Files of nodes: those that faults are planted in, those of the gallery, and what they are wired to. All take a second to read. */
function nodesOfTests(): Set<string> {
  const gallery = readFileSync('tests/fixtures/figures/gallery.mdx', 'utf8');
  const planted = ['swizzle', 'sink', 'aja-out', 'webrtc-player', 'reality-keyer'];
  const files = new Set([...planted, ...Array.from(gallery.matchAll(/node: ([\w-]+)/g), ([, id]) => id!)]);
  // What is added on the way is looked at, too.
  for (const id of files)
    for (const [, other] of readFileSync(`docs/_data/nodes/${id}.yml`, 'utf8').matchAll(/from: ([\w-]+)\./g))
      files.add(other!);
  return files;
}

const nodes = nodesOfTests();

/** Takes the nodes that tests have no use for out of a copy of the data. */
export function removeOtherNodes({root, remove}: TestFolder): void {
  for (const file of readdirSync(path.join(root, 'docs/_data/nodes')))
    if (!nodes.has(path.basename(file, '.yml'))) remove(`docs/_data/nodes/${file}`);
}

/**
 * Copies what tests need of the data, and the list of routes, so that faults can be planted. The register has one question, whose
 * owner is the only page.
 */
export function copySite(): TestFolder {
  const site = testFolder();
  for (const part of ['docs/_data', 'src/site/routes.tsv', 'src/site/products.ts'])
    cpSync(part, path.join(site.root, part), {recursive: true});
  rmSync(path.join(site.root, 'docs/_data/questions'), {recursive: true, force: true});
  // They name words of all pages.
  site.remove('docs/_data/synonyms.yml');
  removeOtherNodes(site);
  site.write('src/site/routes.tsv', `${site.read('src/site/routes.tsv')}trial/requirements\tSystem Requirements\n`);
  site.write('docs/trial/requirements.mdx', '---\ntitle: System Requirements\n---\n\n## Browsers\n\nUse Chrome.\n');
  site.write('docs/_data/questions/setup.yml', register);
  return site;
}
