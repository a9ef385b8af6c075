import {existsSync} from 'node:fs';
import path from 'node:path';

import {readHosting} from './hosting/hosting';
import {command} from './lib/cli';
import {siteServer} from './lib/server';

const help = `Usage: npm run serve -- [--dir build] [--host localhost] [--port 3000]

Serves the built site under its base path, as it will be served elsewhere: addresses, statuses and headers are those of
deploy/generated. tests/e2e/servers.spec.ts tests this server and nginx with one table.`;

const options = {
  dir: {type: 'string', default: 'build'},
  host: {type: 'string', default: 'localhost'},
  port: {type: 'string', default: '3000'},
} as const;

function serve(dir: string, host: string, port: number): void {
  const hosting = readHosting(dir);
  const server = siteServer(dir, hosting);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken  ->  choose another with --port` : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, host, () => console.log(`Serving ${dir} at http://${host}:${port}${hosting.basePath}`));
}

await command(help, {options}, ({values}) => {
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${values.dir}/index.html  there is no built site  ->  run \`npm run build\` first`);
  }
  serve(dir, values.host, Number(values.port));
  return 0;
});
