import {PatternRouter} from 'hono/router/pattern-router';

import type {World} from '../data/world/schema';
import {toldFaults} from './bodyFaults';
import {failed, integer, invalid, unknown, type AnyAnswer, type Call, type Handlers, type OperationId} from './calls';
import {choicesOf} from './choices';
import {engineHandlers} from './handlers/engines';
import {graphHandlers} from './handlers/graphs';
import {launcherHandlers} from './handlers/launcher';
import {newsroomHandlers} from './handlers/newsroom';
import {playoutHandlers} from './handlers/playout';
import {NOTE_HEADER, REASON_HEADER} from './notes';
import {advance, startState} from './state';
import {studioOf, type Studio} from './studio';

interface Validate {
  (body: unknown): boolean;
  errors?: readonly BodyFault[] | null;
}

export interface BodyFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export interface HubDescription {
  readonly calls: readonly {
    readonly id: OperationId;
    readonly method: string;
    readonly path: string;
    readonly body?: 'required' | 'optional';
    /** Integer path parameters, for calls that answer `Invalid parameter`. */
    readonly integers?: readonly string[];
  }[];
  readonly validators: Readonly<Partial<Record<OperationId, Validate>>>;
}

export interface Hub {
  /** Only the path counts. Never throws. */
  answer(request: Request): Promise<Response>;
  /** Errors in a body as typed; empty for unknown calls. */
  faults(method: string, path: string, text: string): readonly BodyFault[];
  studio(): Studio;
  choices(): ReturnType<typeof choicesOf>;
}

export interface HubOptions {
  /** Accepts new items without `data`, and changes without a body, as some clients send them. */
  readonly isLenient?: boolean;
}

const all: Handlers = {
  ...engineHandlers,
  ...playoutHandlers,
  ...newsroomHandlers,
  ...graphHandlers,
  ...launcherHandlers,
};

/** For invalid bodies; by default `Invalid parameter`. */
const refusals: Partial<Record<OperationId, AnyAnswer>> = {
  createRundown: {status: 422, json: {error: 'Rundown name is required'}},
  renameRundown: {status: 422, json: {error: 'Rundown name is required'}},
  createLaunchConfig: {status: 422, text: 'Invalid parameters'},
  createRenderer: {status: 422, text: 'Failed to update renderer'},
};

/** What a lenient hub adds to a body, or takes for a missing one. */
const additions: Partial<Record<OperationId, object>> = {createRundownItem: {data: {}}, updateRundownItem: {}};

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const UNKNOWN = 'The API has no call with this method and path.';

/** Undefined without body, a symbol for invalid JSON. */
const broken = Symbol('no JSON');

function jsonOf(text: string, type: string | null = 'application/json'): unknown {
  if (text.trim() === '') return undefined;
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type ?? '')) return broken;
  try {
    return JSON.parse(text);
  } catch {
    return broken;
  }
}

function toResponse({status, json, text, notes = [], reason, allow}: AnyAnswer): Response {
  const headers = new Headers();
  if (allow) headers.set('Allow', allow);
  // Headers only allow a line of ASCII.
  if (reason) headers.set(REASON_HEADER, reason.replace(/[^\x20-\x7e]/g, '?'));
  const named = [...new Set(notes.filter((note) => note !== undefined))];
  if (named.length > 0) headers.set(NOTE_HEADER, named.join(', '));
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (text !== undefined) headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(json === undefined ? (text ?? null) : JSON.stringify(json), {status, headers});
}

/** @param now like `Date.now` */
export function createHub(
  description: HubDescription,
  world: World,
  now: () => number,
  {isLenient = false}: HubOptions = {},
): Hub {
  const state = startState(world);
  const router = new PatternRouter<HubDescription['calls'][number]>();
  for (const call of description.calls) {
    router.add(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), call);
  }

  const methods = [...new Set(description.calls.map(({method}) => method))];
  const allowed = (pathname: string) =>
    methods
      .filter((method) => router.match(method, pathname)[0].length > 0)
      .flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));

  async function bodyOf(request: Request, id: OperationId): Promise<unknown> {
    const body = jsonOf(await request.text(), request.headers.get('content-type'));
    const added = isLenient && (body === undefined || isObject(body)) ? additions[id] : undefined;
    return added ? {...added, ...(body as object | undefined)} : body;
  }

  function bodyFault(id: OperationId, takes: 'required' | 'optional', body: unknown): string | undefined {
    const validate = description.validators[id]!;
    if ((takes === 'optional' && body === undefined) || validate(body)) return undefined;
    if (body === broken) return 'the body is no JSON, or Content-Type is not application/json';
    if (body === undefined) return 'the call has no body';
    return toldFaults(validate.errors ?? [])
      .map(({sentence}) => sentence.replace(/\.$/, ''))
      .join('; ');
  }

  /** The first value of a path that doesn't exist, with some of those that do. */
  function missingIn(path: Readonly<Record<string, string>>): string | undefined {
    const known = choicesOf(state, path);
    const wrong = Object.keys(path).find((name) => !known[name]?.some(({value}) => value === path[name]));
    return wrong && unknown(wrong, path[wrong], known[wrong]?.map(({value, label}) => `${value} (${label})`) ?? []);
  }

  async function answerTo(request: Request, method: string, pathname: string): Promise<AnyAnswer> {
    const [[match]] = router.match(method, pathname);
    if (!match) {
      const allow = allowed(pathname).join(', ');
      if (allow) return {status: 405, text: `The address takes ${allow}.`, allow, reason: `${method} is not ${allow}`};
      const reason = /.\/\//.test(pathname)
        ? 'the path has an empty part; percent-encode slashes in values: %2F'
        : 'the path is none of the reference';
      return {status: 404, text: UNKNOWN, reason};
    }
    const [{id, body: takes, integers = []}, encoded] = match;
    const path = Object.fromEntries(
      Object.entries(encoded as Record<string, string>).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const wrong = integers.find((name) => integer(path[name]!) === undefined);
    if (wrong) return invalid(`${wrong} must be an integer, not '${path[wrong]}'`);
    const body = takes && (await bodyOf(request, id));
    const fault = takes && bodyFault(id, takes, body);
    if (fault !== undefined) return {...(refusals[id] ?? invalid(fault)), reason: fault};
    const time = now();
    advance(state, time);
    const handler = all[id] as (call: Call<OperationId>) => AnyAnswer;
    const answer = handler({state, now: time, path, body} as Call<OperationId>);
    return answer.status < 400 || answer.reason ? answer : {...answer, reason: missingIn(path)};
  }

  return {
    async answer(request) {
      const isHead = request.method === 'HEAD';
      const {pathname} = new URL(request.url);
      try {
        const response = toResponse(await answerTo(request, isHead ? 'GET' : request.method, pathname));
        return isHead ? new Response(null, response) : response;
      } catch {
        return toResponse(failed("the path can't be decoded, or the body breaks off"));
      }
    },
    faults(method, path, text) {
      const body = jsonOf(text);
      const call = router.match(method, path)[0][0]?.[0];
      const validate = call?.body && description.validators[call.id];
      return !validate || (body === undefined && call.body === 'optional') || validate(body)
        ? []
        : (validate.errors ?? []);
    },
    studio() {
      const time = now();
      advance(state, time);
      return studioOf(state, time);
    },
    choices: () => choicesOf(state),
  };
}
