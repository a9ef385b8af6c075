import type {components, operations} from '../../api/hub-1.6.1';
import type {NoteId} from './notes';
import type {HubState} from './state';

export type OperationId = keyof operations;

export type Schemas = components['schemas'];

type JsonOf<Content> = Content extends {content: {'application/json': infer Json}} ? Json : never;

type BodyOf<Id extends OperationId> = operations[Id] extends {requestBody?: infer Body}
  ? JsonOf<NonNullable<Body>>
  : undefined;

type Parameters<Id extends OperationId> = operations[Id] extends {parameters: {path: infer Path}}
  ? Record<keyof Path & string, string>
  : Record<never, string>;

export interface Call<Id extends OperationId> {
  state: HubState;
  now: number;
  path: Parameters<Id>;
  body: BodyOf<Id>;
}

type ResponseOf<Status, Response> = Response extends {content: {'application/json': infer Json}}
  ? {status: Status; json: Json}
  : Response extends {content: {'text/plain': string}}
    ? {status: Status; text: string}
    : {status: Status};

interface Remarks {
  notes?: readonly (NoteId | undefined)[];
  /** Left out where a value of the path is what doesn't exist. */
  reason?: string | undefined;
}

type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: ResponseOf<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses']] &
  Remarks;

export interface AnyAnswer extends Remarks {
  status: number;
  json?: unknown;
  text?: string;
  /** Allowed methods after a 405. */
  allow?: string;
}

export type Handlers<Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: (call: Call<Id>) => Answer<Id>;
};

/** Types handlers in place, and keeps their keys. */
export const handlers = <const Ids extends OperationId>(own: Handlers<Ids>): Handlers<Ids> => own;

/** The only error that all calls share. */
export const failed = (reason?: string, ...notes: NoteId[]) =>
  ({status: 500, text: '500: Internal server error', reason, notes}) as const;

export const invalid = (reason: string, ...notes: NoteId[]) =>
  ({status: 422, text: 'Invalid parameter', reason, notes}) as const;

export function unknown(what: string, value: unknown, known: readonly (string | number)[]): string {
  const some = known.slice(0, 8).join(', ') + (known.length > 8 ? ', ...' : '');
  return `${what} '${String(value)}' doesn't exist; ${some ? `known: ${some}` : 'there are none'}`;
}

export const success = (
  ...notes: (NoteId | undefined)[]
): {status: 200; json: {success: true}; notes: (NoteId | undefined)[]} => ({
  status: 200,
  json: {success: true},
  notes,
});

/** Undefined for anything else, including leading zeros. */
export const integer = (text: string): number | undefined =>
  /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;

/** Makes handlers that get what the path names, and refuse a path that names nothing. */
export const found =
  <Asked, One, Refusal>(
    find: (call: Pick<Call<OperationId>, 'state'> & {path: Asked}) => One | undefined,
    refusal: Refusal,
  ) =>
  <Own extends {state: HubState; path: Asked}, Answered>(act: (call: Own, one: One) => Answered) =>
  (call: Own) => {
    const one = find(call);
    return one === undefined ? refusal : act(call, one);
  };
