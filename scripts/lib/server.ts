import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {encodings, type Encoding} from '../hosting/compress';
import {headersOf, pageOf, redirectOf, type Hosting} from '../hosting/hosting';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

type Answer =
  {readonly status: number; readonly location: string} | {readonly status: 200 | 400 | 404; readonly file: string};

/** Undefined for invalid encoding and paths outside of the site. */
function decoded(pathname: string): string | undefined {
  try {
    const plain = decodeURIComponent(pathname);
    const single = plain.replace(/\/+/g, '/');
    const isInside = path.posix.normalize(single).startsWith(single.slice(0, single.indexOf('/', 1) + 1));
    return plain.includes('\0') || !isInside ? undefined : plain;
  } catch {
    return undefined;
  }
}

function answerOf(dir: string, hosting: Hosting, url: string): Answer {
  const {basePath, errorPages} = hosting;
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const plain = decoded(pathname);
  if (plain === undefined) {
    return {status: 400, file: errorPages[400]};
  }
  const redirect = redirectOf(hosting, pathname);
  if (redirect) {
    return {...redirect, location: redirect.location + search};
  }
  const name = plain.slice(basePath.length);
  const file = [name, path.posix.join(name, 'index.html')].find((candidate) =>
    statSync(path.join(dir, candidate), {throwIfNoEntry: false})?.isFile(),
  );
  const isPage = plain.startsWith(basePath) && file !== undefined && !Object.values(errorPages).includes(file);
  if (isPage) return {status: 200, file};
  const page = pageOf(hosting, plain);
  return page ? {status: 301, location: encodeURI(page) + search} : {status: 404, file: errorPages[404]};
}

/** The first compressed form that the client accepts. */
function formOf(file: string, accepted: string): {encoding?: Encoding; file: string} {
  const encoding = (Object.keys(encodings) as Encoding[]).find(
    (name) => new RegExp(`\\b${name}\\b`).test(accepted) && existsSync(file + encodings[name]),
  );
  return encoding ? {encoding, file: file + encodings[encoding]} : {file};
}

/** Serves a built site like the production web servers: same addresses, statuses, headers, and compressed files. */
export function siteServer(dir: string, hosting: Hosting): Server {
  const send = (request: IncomingMessage, response: ServerResponse, status: 200 | 400 | 404, name: string) => {
    const {encoding, file} = formOf(path.join(dir, name), String(request.headers['accept-encoding'] ?? ''));
    if (!existsSync(file)) {
      response.writeHead(status).end();
      return;
    }
    const body = readFileSync(file);
    const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const end = path.extname(name).slice(1);
    const {'Cache-Control': cache, ...others} = headersOf(hosting, name);
    const headers = {
      ...others,
      'Content-Type': types[end] ?? hosting.types[end] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
      ...(encoding && {'Content-Encoding': encoding}),
      ...(status === 200 && {'Cache-Control': cache, ETag: tag}),
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
    const answer = answerOf(dir, hosting, request.url ?? '/');
    if ('location' in answer) {
      response.writeHead(answer.status, {Location: answer.location}).end();
    } else {
      send(request, response, answer.status, answer.file);
    }
  });
}

/** On a free port. @returns the address without trailing slash */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
