import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readWorld} from '../../data/world/load';
import {readDescription} from '../../data/api/description';
import type {Report} from '../../shared/finding';
import {counted} from '../../shared/inWords';
import {pageFiles} from '../../shared/mdx';
import {addressesOf, checkAddresses} from './addresses';
import {checkErrors} from './errors';
import {checkLinks} from './links';
import {lintDescription} from './lint';
import {checkVersions} from './versions';
import {checkWorldAnswers} from './worldAnswers';
import {checkWorldIds} from './worldIds';

/** Every `hub-<version>.yaml`, newest first. */
function descriptionFiles(root: string): string[] {
  return readdirSync(join(root, 'api'))
    .filter((name) => /^hub-\d[\d.]*\.yaml$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((name) => `api/${name}`);
}

/**
 * Applies the rules of api/redocly.yaml.
 * @throws Error if there is no description
 */
export async function lintApi(root: string): Promise<Report> {
  const files = descriptionFiles(root);
  if (files.length === 0) {
    throw new Error('api:1  no hub-<version>.yaml found  ->  run this in the project folder');
  }
  return {findings: (await Promise.all(files.map((file) => lintDescription(root, file)))).flat(), count: files.length};
}

/**
 * Lints the descriptions, compares versions, looks up addresses in pages, and compares examples with the example world.
 * Lint errors are reported alone, because the other steps need valid input.
 * @throws Error if there is no description, or no page names an address
 */
export async function checkApi(root: string): Promise<Report> {
  const linted = await lintApi(root);
  if (linted.findings.length > 0) return linted;
  const pages = pageFiles(root);
  const addresses = pages.flatMap((page) => addressesOf(root, page));
  if (addresses.length === 0) {
    throw new Error(
      `docs:1  no /api/rest/v1 address found in ${counted(pages.length, 'page')}  ->  run this in the project folder`,
    );
  }
  const descriptions = descriptionFiles(root).map((file) => readDescription(root, file));
  const calls = descriptions.flatMap((description) => description.calls);
  const [newest] = descriptions;
  const world = readWorld(root);
  return {
    findings: [
      ...checkVersions(descriptions),
      ...checkAddresses(addresses, calls),
      ...checkErrors(root, newest!),
      ...checkLinks(root, newest!),
      ...checkWorldIds(newest!, world),
      ...(await checkWorldAnswers(newest!, world)),
    ],
    count: linted.count,
  };
}
