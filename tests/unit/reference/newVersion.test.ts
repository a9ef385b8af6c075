import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {checkVersions} from '../../../src/checks/api/versions';
import {readDescription} from '../../../src/data/api/description';
import {loadReferences} from '../../../src/reference/generator/reference';
import {renderPage} from '../../../src/reference/page/render';
import {apiVersions, type ApiVersion} from '../../../src/data/api/versions';
import {testFolder} from '../../support/folder';
import {copyApi} from '../data/site';

// The steps of "To add a version" in api/README.md, with calls that all live on.
test('a new version stands beside the old one, with the same operationIds', () => {
  const {root, read, write} = testFolder();
  copyApi(root);
  const [newest] = apiVersions;
  write('api/hub-9.9.yaml', read(`api/${newest.file}.yaml`).replace(/^( {2}version:).*$/m, "$1 '9.9'"));
  const versions: readonly [ApiVersion, ...ApiVersion[]] = [{version: '9.9', file: 'hub-9.9'}, ...apiVersions];

  const descriptions = versions.map(({file}) => readDescription(root, `api/${file}.yaml`));
  expect(checkVersions(descriptions, versions)).toEqual([]);
  expect(checkVersions(descriptions)).toMatchObject([{what: 'src/data/api/versions.ts lacks this description'}]);

  const loaded = loadReferences({siteDir: root, versions, baseUrl: '/base/'});
  const references = loaded.map(({reference}) => reference);
  const data = {versions, references, css: '', baseUrl: '/base/', editUrl: '/edit/'};
  const linksOf = (version: string, kind: 'all' | 'operation', slug: string) => {
    const $ = load(renderPage(data, {version, kind, slug}));
    return $('.description a')
      .map((_, each) => $(each).attr('href'))
      .get();
  };
  const own = linksOf('9.9', 'operation', 'set-property');
  expect(own).toContain('/base/rhubapi/list-engines');
  const older = linksOf(newest.version, 'operation', 'set-property');
  expect(older).toContain(`/base/rhubapi/${newest.version}/list-engines`);
  expect(older).not.toContain('/base/rhubapi/list-engines');
  // What a legacy call says of its successor leads to the newest version.
  expect(linksOf('1.2', 'all', '')).toContain('/base/rhubapi/list-engines');
});
