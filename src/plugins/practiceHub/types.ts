import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import openapiTS from 'openapi-typescript';
import ts from 'typescript';

/** The types of the practice hub, below the project. They are committed, so that `tsc` needs nothing to run before it. */
export const typesFile = 'api/hub-1.6.1.d.ts';

export const descriptionFile = 'api/hub-1.6.1.yaml';

const head = `// Made from ${descriptionFile} by npm run generate:api. Don't edit it.\n\n`;

/** Types of every call and schema, without the texts of the description. */
export async function makeTypes(root: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(path.join(root, descriptionFile)), {
    silent: true,
    defaultNonNullable: false,
  });
  const printer = ts.createPrinter({removeComments: true});
  const file = ts.createSourceFile('hub.d.ts', '', ts.ScriptTarget.ES2022);
  const texts = nodes
    // By address; the hub knows calls by their name.
    .filter((node) => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths'))
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file));
  // Nothing asks for the headers of an answer, or for parameters that a call lacks.
  const unused = /^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n|^ *\w+\?: never;\n/gm;
  return `${head}${texts.join('\n').replaceAll(unused, '')}\n`;
}

export async function writeTypes(root: string): Promise<void> {
  const file = path.join(root, typesFile);
  const types = await makeTypes(root);
  if (readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}
