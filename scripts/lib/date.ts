import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';

/** Of the commit, or the build without history. */
export function dateOf(build: string): Date {
  const {stdout, status} = spawnSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8'});
  return status === 0 && stdout ? new Date(Number(stdout) * 1000) : statSync(path.join(build, 'build.json')).mtime;
}

/** Links of books and offline copies lead to the site. */
export function warnOfOrigin(origin: string): void {
  if (origin.endsWith('.example.com')) console.warn(`links lead to ${origin}  ->  set SITE_ORIGIN, and build again`);
}
