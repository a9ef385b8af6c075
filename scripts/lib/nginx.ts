import {existsSync} from 'node:fs';

import {findOrGet, installing} from './tools';

const SYSTEM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const findNginx = (): string | undefined => [process.env.NGINX, ...SYSTEM].find((file) => file && existsSync(file));

/** For `tests/e2e/servers.spec.ts`; always in CI, where it's installed. */
export const hasNginx = process.env['CI'] !== undefined || findNginx() !== undefined;

export function needNginx(): string {
  const found = findOrGet(findNginx, installing('nginx'));
  if (!found) throw new Error('there is no nginx  ->  install it, or set NGINX to its path');
  return found;
}
