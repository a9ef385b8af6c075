import {loadData} from '../../../src/data/load';
import {loadReferences, type Loaded} from '../../../src/reference/generator/reference';
import type {Operation} from '../../../src/reference/types';
import {apiVersions, type ApiVersion} from '../../../src/reference/versions';
import {site} from '../../../src/site/site';

/** The description of tests/fixtures/api. */
export const oddVersion: ApiVersion = {version: '1.0', file: 'odd-1.0'};

/** Loads the fixture, or the descriptions of another folder below the project. */
export async function loadOdd(siteDir = process.cwd(), folder = 'tests/fixtures/api'): Promise<Loaded> {
  const [loaded] = await loadReferences({siteDir, folder, versions: [oddVersion], baseUrl: '/base/'});
  return loaded!;
}

const data = loadData(process.cwd());

let hub: Promise<Loaded[]> | undefined;

/** Loads the descriptions of api/, once for all tests of a process. */
export const loadHub = (): Promise<Loaded[]> =>
  (hub ??= loadReferences({
    siteDir: process.cwd(),
    folder: 'api',
    versions: apiVersions,
    baseUrl: site.basePath,
    manual: {errors: data.apiErrors, links: data.apiLinks},
  }));

/** All operations of a description, in its order. */
export const operationsOf = ({reference}: Loaded): Operation[] => reference.tags.flatMap(({operations}) => operations);

/** The operation with an operationId. */
export function operation(loaded: Loaded, id: string): Operation {
  const found = operationsOf(loaded).find((one) => one.id === id);
  if (!found) {
    throw new Error(`no operation ${id}`);
  }
  return found;
}
