import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readDescription} from '../../src/reference/description';
import type {Finding} from '../../src/shared/finding';
import {addressesOf, checkAddresses, pageFiles} from './addresses';
import {lintDescription} from './lint';
import {checkVersions} from './versions';

/** What a check looked at and what it found. */
export interface Report {
  descriptions: number;
  addresses: number;
  pages: number;
  findings: Finding[];
}

/** Paths, below the project, of the descriptions in `api/`: every `hub-<version>.yaml`, newest version first. */
function descriptionFiles(root: string): string[] {
  return readdirSync(join(root, 'api'))
    .filter((name) => /^hub-\d[\d.]*\.yaml$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((name) => `api/${name}`);
}

/**
 * Checks the descriptions of the API and the addresses that pages name. While the linter finds faults, only those are
 * reported: the other steps read what it has accepted.
 * @param root the project
 * @throws Error when there is no description, or no page names an address
 */
export async function checkApi(root: string): Promise<Report> {
  const files = descriptionFiles(root);
  if (files.length === 0) {
    throw new Error('api/: no hub-<version>.yaml found; run this where api/ lies, or name that folder with --root');
  }
  const pages = pageFiles(root);
  const addresses = pages.flatMap((page) => addressesOf(root, page));
  if (addresses.length === 0) {
    throw new Error(`docs/: no /api/rest/v1 address found in ${pages.length} pages; run this where docs/ lies`);
  }
  const linted = (await Promise.all(files.map((file) => lintDescription(root, file)))).flat();
  const counts = {descriptions: files.length, addresses: addresses.length, pages: pages.length};
  if (linted.length > 0) {
    return {...counts, findings: linted};
  }
  const descriptions = await Promise.all(files.map((file) => readDescription(root, file)));
  const calls = descriptions.flatMap((description) => description.calls);
  return {...counts, findings: [...checkVersions(descriptions), ...checkAddresses(addresses, calls)]};
}
