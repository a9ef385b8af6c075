import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** A short hash of texts; their borders count. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
}

/** A hash of the content of files, and of all files in folders. @throws Error where a path does not exist */
function hashFiles(paths: readonly string[]): string {
  const files = paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const inside = readdirSync(path, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    return inside.map((entry) => join(entry.parentPath, entry.name)).sort();
  });
  return hash(...files.map((file) => readFileSync(file)));
}

/** A hash of the code that draws. */
export function hashCode(): string {
  return hashFiles([fileURLToPath(new URL('.', import.meta.url))]);
}
