import {randomUUID} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';

/** Atomic, so that readers never see half a file. */
export function replaceFile(file: string, content: string | Buffer): void {
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
