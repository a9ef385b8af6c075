import {openData} from '../../../src/data/open';
import {loadReferences, type Loaded} from '../../../src/reference/generator/reference';
import type {Operation} from '../../../src/reference/types';
import {apiVersions} from '../../../src/data/api/versions';
import {site} from '../../../src/site/site';

const data = openData(process.cwd())();

/** The descriptions of api/, the current one first. */
export const hub: readonly Loaded[] = loadReferences({
  siteDir: process.cwd(),
  versions: apiVersions,
  baseUrl: site.basePath,
  manual: {errors: data.apiErrors, links: data.apiLinks},
});

/** The current description, and the one before it. */
export const [current] = hub as [Loaded, Loaded];

/** All operations of a description, in its order. */
export const operationsOf = ({reference}: Loaded): Operation[] => reference.tags.flatMap(({operations}) => operations);

/** The operation of the current description with an operationId. */
export function operation(id: string): Operation {
  const found = operationsOf(current).find((one) => one.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
