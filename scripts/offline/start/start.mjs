// Serves this copy to the browsers of this machine. Needs Node 18 or newer.
//
//   node start.mjs [--port 8055] [--no-browser]
import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
};
const site = readdirSync(root).find((name) => existsSync(path.join(root, name, '404.html')));
if (!site)
  end('the manual is not beside this script  ->  unpack the whole zip file, and start the script from its folder');

function end(message) {
  console.error(message);
  process.exit(1);
}

/** Undefined for missing files and paths outside of this folder. */
function fileOf(address) {
  const file = path.join(root, decodeURIComponent(address.split('?')[0]));
  if (file !== root && !file.startsWith(root + path.sep)) return undefined;
  return [file, path.join(file, 'index.html'), path.join(file.replace(/\.html$/, ''), 'index.html')].find((name) =>
    statSync(name, {throwIfNoEntry: false})?.isFile(),
  );
}

const server = createServer((request, response) => {
  let file;
  try {
    file = fileOf(request.url ?? '/');
  } catch {
    // Invalid encoding.
  }
  const sent = file ?? path.join(root, site, '404.html');
  const type = types[path.extname(sent).slice(1)] ?? 'application/octet-stream';
  try {
    const body = readFileSync(sent);
    const headers = {'Content-Type': type, 'Content-Length': body.length, 'Cache-Control': 'no-cache'};
    response.writeHead(file ? 200 : 404, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'});
    response.end(String(error));
  }
});

const at = process.argv.indexOf('--port');
let port = at < 0 ? 8055 : Number(process.argv[at + 1] || NaN);
if (!(Number.isInteger(port) && port >= 0 && port < 65536)) end('--port needs a number below 65536');
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE' || at >= 0 || port > 8080) {
    end(`the manual can't be served (${error.message})  ->  choose another port: node start.mjs --port 9000`);
  }
  port += 1;
  server.listen(port, '127.0.0.1');
});
server.on('listening', () => {
  const address = `http://127.0.0.1:${server.address().port}/${site}/`;
  console.log(`The manual is at ${address}  (Ctrl+C ends it)`);
  if (process.argv.includes('--no-browser')) return;
  const [program, ...words] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  spawn(program, words, {stdio: 'ignore', detached: true}).on('error', () => undefined);
});
server.listen(port, '127.0.0.1');
