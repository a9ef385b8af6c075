import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {createAdaptorServer, type ServerType} from '@hono/node-server';

import type {Hub} from '../hub';
import {NOTE_HEADER, REASON_HEADER} from '../notes';
import type {Options} from './options';

const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': `${NOTE_HEADER}, ${REASON_HEADER}`};

const preflight = {
  ...cors,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
};

async function answer(hub: Hub, request: Request, {slow, fail}: Options): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: preflight});
  if (slow > 0) await wait(slow);
  const isFailing = Math.random() * 100 < fail;
  const failure = {status: 500, headers: {[REASON_HEADER]: 'the option --fail'}};
  const response = isFailing ? new Response('500: Internal server error', failure) : await hub.answer(request);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

/** `localhost` can be either. */
const ADDRESSES = ['127.0.0.1', '::1'];

const isMissing = ({code}: NodeJS.ErrnoException) => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

/** @throws Error if the port is taken */
async function listen(server: ServerType, port: number, address: string): Promise<number> {
  try {
    server.listen(port, address);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw code === 'EADDRINUSE' || code === 'EACCES'
      ? new Error(`Port ${port} is taken or not allowed  ->  choose another with --port`)
      : error;
  }
}

/** Serves on localhost until a signal, and logs each call. */
export async function serve(hub: Hub, options: Options): Promise<void> {
  let count = 0;
  const serverOf = () =>
    createAdaptorServer({
      overrideGlobalObjects: false,
      async fetch(request) {
        const started = performance.now();
        const response = await answer(hub, request, options);
        count += 1;
        const {pathname} = new URL(request.url);
        const note = response.headers.get(NOTE_HEADER);
        const time = new Date().toISOString().slice(11, 23);
        const line = `${time} ${request.method} ${pathname} ${response.status} ${(performance.now() - started).toFixed(1)} ms`;
        const reason = response.headers.get(REASON_HEADER);
        console.log(line + (reason ? `  ${reason}` : '') + (note ? `  open: ${note}` : ''));
        return response;
      },
    });
  const servers: ServerType[] = [];
  const close = () => {
    for (const server of servers) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
  };
  let {port} = options;
  for (const address of ADDRESSES) {
    const server = serverOf();
    // Avoids a race between closing idle connections and the next call.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000;
    try {
      port = await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      if (servers.length > 0 && isMissing(error as NodeJS.ErrnoException)) continue;
      close();
      throw error;
    }
  }
  console.log(`Practice hub, not a Reality Hub: http://localhost:${port}/api/rest/v1 (Ctrl+C ends it)`);
  const ended = servers.map((server) => once(server, 'close'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  await Promise.all(ended);
  console.log(`Ended after ${count} calls`);
}
