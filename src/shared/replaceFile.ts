import {randomUUID} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';

/** Writes a file beside its place and moves it there, so that nothing ever reads half of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
