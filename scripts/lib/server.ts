import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {plainPath} from '../../src/client/paths';

/** What a file is, by the end of its name. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
  '.yaml': 'text/yaml',
};

const isText = (type: string) => /^text|javascript|json|svg/.test(type);

/** Pages that errors answer with; they have no address. */
const errorPages = ['404.html', '400.html'];

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};

function encodingOf(type: string, accepted: string): Encoding {
  const offered: Encoding[] = isText(type) ? ['br', 'gzip'] : [];
  return offered.find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? 'identity';
}

/** What an address leads to: another address, or a file with a status. */
type Answer = {readonly status: number; readonly location: string} | {readonly status: number; readonly file: string};

/** The path as the file system has it; nothing where it cannot be decoded or leads out of the site. */
function decoded(pathname: string): string | undefined {
  try {
    const plain = decodeURIComponent(pathname);
    const isInside = path.posix.normalize(plain).startsWith(plain.slice(0, plain.indexOf('/', 1) + 1));
    return plain.includes('\0') || !isInside ? undefined : plain;
  } catch {
    return undefined;
  }
}

/**
 * Says what an address leads to, by the same rules as `deploy/nginx.conf`.
 * @param dir folder of the built site
 * @param base base path of the site, with slashes at both ends
 * @param url path and query of a request
 */
function answerOf(dir: string, base: string, url: string): Answer {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  if (pathname === '/') {
    return {status: 302, location: base};
  }
  if (`${pathname}/` === base) {
    return {status: 301, location: base + search};
  }
  const plain = decoded(pathname);
  if (plain === undefined) {
    return {status: 400, file: '400.html'};
  }
  const name = plain.slice(base.length);
  if (!plain.startsWith(base) || errorPages.includes(name)) {
    return {status: 404, file: '404.html'};
  }
  if (plainPath(pathname) !== pathname) {
    return {status: 301, location: plainPath(pathname) + search};
  }
  const file = [name, path.posix.join(name, 'index.html')].find((candidate) =>
    statSync(path.join(dir, candidate), {throwIfNoEntry: false})?.isFile(),
  );
  return file === undefined ? {status: 404, file: '404.html'} : {status: 200, file};
}

/**
 * Serves a built site as the web servers do that it is made for: plain addresses, real 404 and 400 answers, compressed
 * text, and files whose name carries their hash kept for good.
 * @param dir folder of the built site
 * @param base base path of the site, with slashes at both ends
 */
export function siteServer(dir: string, base: string): Server {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string, encoding: Encoding) => {
    const {mtimeMs} = statSync(path.join(dir, file));
    const key = `${file} ${mtimeMs} ${encoding}`;
    const body = bodies.get(key) ?? compress[encoding](readFileSync(path.join(dir, file)));
    bodies.set(key, body);
    return body;
  };

  const send = (request: IncomingMessage, response: ServerResponse, status: number, file: string) => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    if (!existsSync(path.join(dir, file))) {
      response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${status}`);
      return;
    }
    const encoding = encodingOf(type, String(request.headers['accept-encoding'] ?? ''));
    const body = bodyOf(file, encoding);
    const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const headers = {
      'Content-Type': type,
      Vary: 'Accept-Encoding',
      ...(status === 200 && {
        'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: tag,
      }),
      ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
    };
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
    } else {
      response.writeHead(status, {...headers, 'Content-Length': body.length});
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  };

  return createServer((request, response) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405).end();
      return;
    }
    const answer = answerOf(dir, base, request.url ?? '/');
    if ('location' in answer) {
      response.writeHead(answer.status, {Location: answer.location}).end();
    } else {
      send(request, response, answer.status, answer.file);
    }
  });
}
