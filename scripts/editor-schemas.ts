import {mkdirSync, writeFileSync} from 'node:fs';
import * as z from 'zod';
import {nodeSchema} from '../src/data/nodes/schema';
import {questionsSchema} from '../src/data/questions/schema';
import {glossarySchema, interfaceNamesSchema, portsSchema} from '../src/data/schemas';
import {command} from './lib/cli';

const help = `Usage: npx tsx scripts/editor-schemas.ts

Writes JSON schemas of docs/_data into .vscode/schemas, so that an editor completes and checks entries while they are typed.`;

const schemas = {
  glossary: glossarySchema,
  'interface-names': interfaceNamesSchema,
  nodes: nodeSchema,
  ports: portsSchema,
  questions: questionsSchema,
};

await command(help, {}, () => {
  mkdirSync('.vscode/schemas', {recursive: true});
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(
      `.vscode/schemas/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, {unrepresentable: 'any', io: 'input'}))}\n`,
    );
  return 0;
});
