/**
 * Serves the built site under its base path, as it will be served elsewhere: `npm run serve`.
 *
 * `docusaurus serve` answers `<base path>/page.html` with a redirect that has lost the base path, so that the reader ends on
 * the landing page. Docusaurus will not change that (https://github.com/facebook/docusaurus/issues/11701).
 */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

import handler from 'serve-handler';

import {plainPath} from '../src/client/paths';
import {site} from '../src/site/site';
import {main} from './lib/cli';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', default: '3000'},
    help: {type: 'boolean'},
  },
});

function serve(dir: string, host: string, port: number): void {
  const base = site.basePath;
  const server = createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const redirect = (status: number, to: string) => response.writeHead(status, {Location: to}).end();
    if (!pathname.startsWith(base)) {
      redirect(302, base);
    } else if (plainPath(pathname) !== pathname) {
      redirect(301, plainPath(pathname) + search);
    } else {
      request.url = pathname.slice(base.length - 1) + search;
      void handler(request, response, {public: dir, cleanUrls: true, directoryListing: false});
    }
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken  ->  choose another with --port` : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, host, () => console.log(`Serving ${dir} at http://${host}:${port}${base}`));
}

await main(() => {
  if (values.help) {
    console.log('Usage: npm run serve -- [--dir build] [--host localhost] [--port 3000]');
    return 0;
  }
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${values.dir}/index.html  there is no built site  ->  run \`npm run build\` first`);
  }
  serve(dir, values.host, Number(values.port));
  return 0;
});
