import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import openapiTS from 'openapi-typescript';
import ts from 'typescript';

/** Committed, so that `tsc` needs no generated files. */
export const typesFile = 'api/hub-1.6.1.d.ts';

export const descriptionFile = 'api/hub-1.6.1.yaml';

const head = `// Made from ${descriptionFile} by npm run generate:api. Don't edit it.\n\n`;

export async function makeTypes(root: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(path.join(root, descriptionFile)), {
    silent: true,
    defaultNonNullable: false,
  });
  const printer = ts.createPrinter({removeComments: true});
  const file = ts.createSourceFile('hub.d.ts', '', ts.ScriptTarget.ES2022);
  const texts = nodes
    // The hub uses operationIds.
    .filter((node) => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths'))
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file));
  // Unused: response headers and absent parameters.
  const unused = /^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n|^ *\w+\?: never;\n/gm;
  return `${head}${texts.join('\n').replaceAll(unused, '')}\n`;
}

export async function writeTypes(root: string): Promise<void> {
  const file = path.join(root, typesFile);
  const types = await makeTypes(root);
  if (readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}
