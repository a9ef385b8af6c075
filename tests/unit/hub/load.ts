import {createServer, type Server} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import {listen} from '../../../scripts/lib/server';
import {readWorld} from '../../../src/data/world/load';
import {createHub, type Hub, type HubDescription, type HubOptions} from '../../../src/hub/hub';
import {descriptionFile} from '../../../src/plugins/practiceHub/types';
import {descriptionModule} from '../../../src/plugins/practiceHub/validators';
import {readDescription} from '../../../src/data/api/description';

/** The description of the current API. */
export const description = readDescription(process.cwd(), descriptionFile);

const module = `data:text/javascript,${encodeURIComponent(descriptionModule(description))}`;

/** The description module that readers get. */
export const hubDescription = ((await import(/* @vite-ignore */ module)) as {default: HubDescription}).default;

/** The world that a hub starts with. */
export const world = readWorld(process.cwd());

/** An answer, read. */
export interface Answered {
  status: number;
  type: string;
  text: string;
  /** Undefined where the answer is no JSON. */
  json: unknown;
  notes: string[];
  /** Why the hub refused the call. */
  reason: string | undefined;
}

/** Reads a response to its end. */
export async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
  const notes = response.headers.get('practice-hub-unpublished')?.split(', ') ?? [];
  const reason = response.headers.get('x-practice-hub-reason') ?? undefined;
  if (response.status >= 400 && !reason) throw new Error(`${response.status} ${text} has no reason`);
  return {
    status: response.status,
    type,
    text,
    json: type.includes('json') ? JSON.parse(text) : undefined,
    notes,
    reason,
  };
}

/** A hub with a clock of its own. */
export interface TestHub extends Hub {
  /** Sends a call: `GET /engines`, with the part of the address after `/api/rest/v1`. */
  call(line: string, body?: unknown): Promise<Answered>;
  /** Sends a request, and reads the response. */
  read(request: Request): Promise<Answered>;
  /** Lets seconds pass. */
  wait(seconds: number): void;
}

/** Starts a hub at 0 o'clock. */
export function startHub(options?: HubOptions): TestHub {
  let now = Date.parse('2026-01-05T00:00:00Z');
  const hub = createHub(hubDescription, world, () => now, options);
  return {
    ...hub,
    async call(line, body) {
      const [method = '', path = ''] = line.split(' ');
      const sent =
        body === undefined ? {} : {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
      return read(await hub.answer(new Request(`http://hub/api/rest/v1${path}`, {method, ...sent})));
    },
    read: async (request) => read(await hub.answer(request)),
    wait(seconds) {
      now += seconds * 1000;
    },
  };
}

/**
 * Serves a hub that forgets each call, at the time of the examples of the description.
 * @returns the server, and its address without a slash at the end
 */
export async function serveHub(): Promise<{server: Server; url: string}> {
  const now = () => Date.parse('2025-03-14T15:20:41.006Z');
  const answer = (request: Request) => createHub(hubDescription, world, now).answer(request);
  const server = createServer(getRequestListener(answer, {overrideGlobalObjects: false}));
  return {server, url: await listen(server)};
}
