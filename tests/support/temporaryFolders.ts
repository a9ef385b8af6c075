import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Puts what tests write into temporary folders into one folder, whatever makes them, and takes it away after the last test. Tests
 * need not tidy up.
 * @returns what Vitest runs at the end
 */
export default function gatherTemporaryFolders(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
