import openapiTS, {astToString} from 'openapi-typescript';

import type {Description} from '../../data/api/description';

export async function clientTypes({yaml}: Description): Promise<string> {
  // Fields with defaults are optional in requests.
  const nodes = await openapiTS(yaml, {silent: true, defaultNonNullable: false});
  return `// Made from the OpenAPI description by openapi-typescript.\n\n${astToString(nodes)}`;
}
