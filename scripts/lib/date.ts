import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';

/**
 * The date of a built site: that of the commit, or of the build where the project has no history.
 * @param build absolute path of the built site
 */
export function dateOf(build: string): Date {
  const {stdout, status} = spawnSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8'});
  return status === 0 && stdout ? new Date(Number(stdout) * 1000) : statSync(path.join(build, 'build.json')).mtime;
}
