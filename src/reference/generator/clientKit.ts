import openapiTS, {astToString} from 'openapi-typescript';

import type {Description} from '../../data/api/description';

export async function clientTypes({yaml}: Description): Promise<string> {
  // A field with a default is one that a request can leave out.
  const nodes = await openapiTS(yaml, {silent: true, defaultNonNullable: false});
  return `// Made from the OpenAPI description by openapi-typescript.\n\n${astToString(nodes)}`;
}
