import {PatternRouter} from 'hono/router/pattern-router';

import type {World} from '../data/world/schema';
import {failed, type AnyAnswer, type Call, type Handlers, type OperationId} from './calls';
import {engineHandlers} from './handlers/engines';
import {graphHandlers} from './handlers/graphs';
import {launcherHandlers} from './handlers/launcher';
import {newsroomHandlers} from './handlers/newsroom';
import {playoutHandlers} from './handlers/playout';
import {NOTE_HEADER} from './notes';
import {advance, startState} from './state';
import {studioOf, type Studio} from './studio';

/** An error of an Ajv validator. */
interface Validate {
  (body: unknown): boolean;
  errors?: readonly BodyFault[] | null;
}

/** A fault in a body. */
export interface BodyFault {
  /** JSON pointer to what is wrong. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** The part of the API description that the hub needs, extracted by the build. */
export interface HubDescription {
  /** In the order of the description. */
  readonly calls: readonly {
    readonly id: OperationId;
    /** In upper case. */
    readonly method: string;
    /** Template of the address: `/api/rest/v1/engines/{engineId}`. */
    readonly path: string;
    /** Whether the call has a body, and whether it is required. */
    readonly body?: 'required' | 'optional';
  }[];
  /** Of the bodies of calls, by `operationId`. */
  readonly validators: Readonly<Partial<Record<OperationId, Validate>>>;
}

/** A hub without a real studio. */
export interface Hub {
  /** Answers a call; only the path of its address counts. Never throws. */
  answer(request: Request): Promise<Response>;
  /** Validation errors of a call's body as it was typed; empty if the call is unknown or has no body. */
  faults(method: string, path: string, text: string): readonly BodyFault[];
  /** The changes that the calls have made to the studio. */
  studio(): Studio;
}

const all: Handlers = {
  ...engineHandlers,
  ...playoutHandlers,
  ...newsroomHandlers,
  ...graphHandlers,
  ...launcherHandlers,
};

/** The response to an invalid body, for calls that describe more than 500. */
const refusals: Partial<Record<OperationId, AnyAnswer>> = {
  createRundown: {status: 422, json: {error: 'Rundown name is required'}},
  renameRundown: {status: 422, json: {error: 'Rundown name is required'}},
  setProperty: {status: 422, text: 'Invalid parameter'},
  createLaunchConfig: {status: 422, text: 'Invalid parameters'},
  createRenderer: {status: 422, text: 'Failed to update renderer'},
};

/** The response to an unknown address. */
const UNKNOWN = 'The API has no call with this method and path.';

/** The JSON of a body; undefined without a body, and a symbol for one that is no JSON. */
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

function toResponse({status, json, text, notes = []}: AnyAnswer): Response {
  const headers = new Headers();
  const named = [...new Set(notes.filter((note) => note !== undefined))];
  if (named.length > 0) headers.set(NOTE_HEADER, named.join(', '));
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (text !== undefined) headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(json === undefined ? (text ?? null) : JSON.stringify(json), {status, headers});
}

/**
 * Makes a hub that answers all calls of the description, with a studio that calls change.
 * @param description made by `src/plugins/practiceHub`
 * @param world what the studio starts with; it stays as it is
 * @param now the time of the hub in ms, as `Date.now` gives it
 */
export function createHub(description: HubDescription, world: World, now: () => number): Hub {
  const state = startState(world);
  const router = new PatternRouter<HubDescription['calls'][number]>();
  for (const call of description.calls) {
    router.add(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), call);
  }

  async function answerTo(request: Request): Promise<AnyAnswer> {
    const [[match]] = router.match(request.method, new URL(request.url).pathname);
    if (!match) return {status: 404, text: UNKNOWN};
    const [{id, body: takes}, encoded] = match;
    const path = Object.fromEntries(
      Object.entries(encoded as Record<string, string>).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const body = takes && jsonOf(await request.text(), request.headers.get('content-type'));
    if (takes && (takes === 'required' || body !== undefined) && !description.validators[id]!(body)) {
      // What a hub answers to a body that is no object isn't published; to one with a wrong value, it is.
      const isPublished =
        refusals[id] !== undefined && body !== null && typeof body === 'object' && !Array.isArray(body);
      return {...(refusals[id] ?? failed()), notes: isPublished ? [] : ['rest-invalid-input']};
    }
    const time = now();
    advance(state, time);
    const handler = all[id] as (call: Call<OperationId>) => AnyAnswer;
    return handler({state, now: time, path, body} as Call<OperationId>);
  }

  return {
    async answer(request) {
      try {
        return toResponse(await answerTo(request));
      } catch {
        // The address can't be decoded, or the body breaks off.
        return toResponse(failed());
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
  };
}
