import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import type {Hosting} from '../../../scripts/hosting/hosting';
import {nginxFiles} from '../../../scripts/hosting/nginx';
import {needNginx} from '../../../scripts/lib/nginx';
import {listen} from '../../../scripts/lib/server';

const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/** A server that runs. */
export interface RunningServer {
  /** Its address without a path: `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly stop: () => void;
}

/** The module that sends files compressed by brotli, where the distribution has put it. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send files compressed by brotli on this machine. */
export const hasBrotli = existsSync(brotliModule);

/**
 * Starts nginx on the loopback, without rights that a user lacks.
 * @param build folder of the built site
 * @param hosting what the build says of it; the configuration made from it is used as it is, but for the port and the root
 * @throws where nginx does not start; the message has what it says
 */
export async function startNginx(build: string, hosting: Hosting): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  symlinkSync(path.resolve(build), path.join(folder, hosting.basePath.replaceAll('/', '')));
  // A port that is free, as it has just been used.
  const probe = createServer();
  const origin = await listen(probe);
  probe.close();
  const files = {...nginxFiles(hosting), ...(hasBrotli && {'brotli.server': 'brotli_static on;'})};
  mkdirSync(path.join(folder, 'conf.d'));
  for (const [name, text] of Object.entries(files)) {
    const here = text
      .replace('listen 8080;', `listen ${new URL(origin).host};`)
      .replace('root /srv;', `root ${folder};`);
    writeFileSync(path.join(folder, 'conf.d', name), here);
  }
  // cspell:ignore fastcgi uwsgi scgi
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      // A worker of a server that root starts would become a user who may not read the project.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; master_process on; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;`,
      ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
      'events {}',
      `http { include ${mimeTypes.find(existsSync) ?? 'mime.types'}; access_log off;`,
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      'include conf.d/*.conf; }',
    ].join('\n'),
  );
  const server = spawn(needNginx(), ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]);
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const stop = () => {
    server.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    if (
      await fetch(origin, {redirect: 'manual'}).then(
        () => true,
        () => false,
      )
    ) {
      return {origin, stop};
    }
    await wait(100);
  }
  stop();
  throw new Error(`scripts/hosting/nginx.ts  nginx did not start  ->  ${said.trim() || 'it said nothing'}`);
}
