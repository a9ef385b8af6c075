import {existsSync} from 'node:fs';

import {findOrGet, installing} from './tools';

const SYSTEM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx: the one named by NGINX, or the system's. */
const findNginx = (): string | undefined => [process.env.NGINX, ...SYSTEM].find((file) => file && existsSync(file));

/** Whether nginx can be tested on this machine (`tests/e2e/servers.spec.ts`): in CI always, where it is installed. */
export const hasNginx = process.env['CI'] !== undefined || findNginx() !== undefined;

/** Finds the executable of nginx, or gets it from the distribution, and throws with a fix where it can't be had. */
export function needNginx(): string {
  const found = findOrGet(findNginx, installing('nginx'));
  if (!found) throw new Error('there is no nginx  ->  install it, or set NGINX to its path');
  return found;
}
