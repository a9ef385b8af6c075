import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';

/** Names of the fields and parameters that a part of an API description defines, however deep. */
function* fieldsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* fieldsOf(item);
  } else if (typeof value === 'object' && value !== null) {
    const {properties, name, in: place} = value as {properties?: unknown; name?: unknown; in?: unknown};
    if (typeof properties === 'object' && properties !== null) yield* Object.keys(properties);
    if (typeof name === 'string' && typeof place === 'string') yield name;
    for (const item of Object.values(value)) yield* fieldsOf(item);
  }
}

/** The fields that calls of the REST API take and answer with. */
export function apiFields(siteDir: string): Set<string> {
  const files = globSync('api/*.yaml', {cwd: siteDir}).sort();
  return new Set(files.flatMap((file) => [...fieldsOf(parse(readFileSync(path.join(siteDir, file), 'utf8')))]));
}
