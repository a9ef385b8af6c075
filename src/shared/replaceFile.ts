import {randomUUID} from 'node:crypto';
import {rename, writeFile} from 'node:fs/promises';

/**
 * Writes a file beside its place and moves it there, so that nothing ever reads half of it.
 * @param file absolute path, or below the working folder
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
