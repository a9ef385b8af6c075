import {cpSync, rmSync} from 'node:fs';
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
    owner: /installations/system-requirements#browsers
    status: answered
    answer: Chrome.
    terms: [chrome]
    source: installation guide
`;

/**
 * Copies what the data needs of the project, docs/_data and the list of routes, so that faults can be planted. The register has
 * one question, whose owner is the only page.
 */
export function copySite(): TestFolder {
  const site = testFolder();
  for (const part of ['docs/_data', 'src/site/routes.tsv']) cpSync(part, path.join(site.root, part), {recursive: true});
  rmSync(path.join(site.root, 'docs/_data/questions'), {recursive: true, force: true});
  site.write(
    'docs/installations/system-requirements.mdx',
    '---\ntitle: System Requirements\n---\n\n## Browsers\n\nUse Chrome.\n',
  );
  site.write('docs/_data/questions/setup.yml', register);
  return site;
}
