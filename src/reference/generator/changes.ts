import type {OpenAPIV3} from 'openapi-types';

import type {Call, Description, Schema} from '../description';
import type {Field, Operation} from '../types';
import {mapBodies, mapFields} from './objects';

type Resolve = Description['resolve'];

/** The fields of a schema by their paths, with what each can hold; nothing below a schema that contains itself. */
function fieldsOf(source: Schema, resolve: Resolve, prefix = '', above: readonly Schema[] = []): Map<string, string> {
  const schema = resolve<Schema>(source);
  if (above.includes(schema)) return new Map();
  const inside = [...above, schema];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const {type, enum: values, maxLength, nullable} = resolve<Schema>(property);
    const held = JSON.stringify([type, values, maxLength, nullable]);
    return [[path, held] as const, ...fieldsOf(property, resolve, path, inside)];
  });
  const items = schema.items ? [...fieldsOf(schema.items, resolve, prefix && `${prefix}[]`, inside)] : [];
  const parts = (schema.allOf ?? []).flatMap((part) => [...fieldsOf(part, resolve, prefix, inside)]);
  return new Map([...parts, ...items, ...own]);
}

const bodyOf = (content: OpenAPIV3.ResponseObject['content'], resolve: Resolve): Map<string, string> => {
  const [media] = Object.values(content ?? {});
  return media?.schema ? fieldsOf(media.schema as Schema, resolve) : new Map<string, string>();
};

interface Sides {
  request: Map<string, string>;
  response: Map<string, string>;
  errors: string[];
  /** Status of the response that `response` is of. */
  success: string;
}

function sidesOf({operation}: Call, resolve: Resolve): Sides {
  const statuses = Object.keys(operation.responses);
  const success = statuses.find((status) => status.startsWith('2'));
  const answer = success && resolve<OpenAPIV3.ResponseObject>(operation.responses[success]!);
  const body = operation.requestBody && resolve<OpenAPIV3.RequestBodyObject>(operation.requestBody);
  return {
    request: bodyOf(body?.content, resolve),
    response: bodyOf(answer ? answer.content : undefined, resolve),
    success: success ?? '',
    errors: statuses.filter((status) => Number(status) >= 400),
  };
}

/** Fields that are in one list alone; of a field and those below it, the field. */
function onlyIn(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const paths = [...one.keys()].filter((path) => !other.has(path));
  return paths.filter(
    (path) => !paths.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`)),
  );
}

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function differences(before: Sides, after: Sides): string[] {
  const ofBody = (name: 'request' | 'response') => {
    const added = onlyIn(after[name], before[name]);
    const removed = onlyIn(before[name], after[name]);
    const changed = [...after[name]].flatMap(([path, held]) => {
      const old = before[name].get(path);
      return old === undefined || old === held ? [] : [path];
    });
    return [
      added.length > 0 && `new in the ${name}: ${inCode(added)}`,
      removed.length > 0 && `no longer in the ${name}: ${inCode(removed)}`,
      changed.length > 0 && `another type or other values in the ${name}: ${inCode(changed)}`,
    ];
  };
  const statuses = after.errors.filter((status) => !before.errors.includes(status));
  return [
    ...ofBody('request'),
    ...ofBody('response'),
    statuses.length > 0 && `new error status: ${statuses.join(', ')}`,
  ].filter((line): line is string => line !== false);
}

/** Additions of a version to the one before it. */
export interface Changes {
  /** The version before. */
  since: string;
  /** Calls, by operationId. */
  added: string[];
  /** Calls of the older version, by method and path. */
  removed: string[];
  /** Differences in calls that both have, by the newer operationId. */
  changed: Map<string, string[]>;
  /** Fields that a call has gained, by the newer operationId, as the anchors of their rows begin after the call's: `body.name`. */
  gained: Map<string, string[]>;
}

/** Compares two descriptions call by call; the same method and path make the same call. */
export function changesBetween(older: Description, newer: Description): Changes {
  const keyOf = ({method, path}: Call) => `${method.toUpperCase()} ${path}`;
  const before = new Map(older.calls.map((call) => [keyOf(call), call]));
  const after = new Map(newer.calls.map((call) => [keyOf(call), call]));
  const both = newer.calls.flatMap((call) => {
    const old = before.get(keyOf(call));
    if (!old) return [];
    return {id: call.operation.operationId ?? '', old: sidesOf(old, older.resolve), own: sidesOf(call, newer.resolve)};
  });
  const gained = both.map(({id, old, own}): [string, string[]] => {
    const inBody = onlyIn(own.request, old.request).map((path) => `body.${path}`);
    const inResponse = onlyIn(own.response, old.response).map((path) => `${own.success}.${path}`);
    return [id, [...inBody, ...inResponse].map((path) => path.replaceAll('[]', ''))];
  });
  const changed = both.map(({id, old, own}): [string, string[]] => [id, differences(old, own)]);
  return {
    since: older.document.info.version,
    added: newer.calls.filter((call) => !before.has(keyOf(call))).map(({operation}) => operation.operationId ?? ''),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: new Map(changed.filter(([, lines]) => lines.length > 0)),
    gained: new Map(gained.filter(([, anchors]) => anchors.length > 0)),
  };
}

/** Marks what a version has and the one before it hasn't: calls, and fields of calls that both have. */
export function markNew(operation: Operation, {since, added, gained}: Changes): Operation {
  const anchors = new Set(gained.get(operation.id)?.map((anchor) => `${operation.slug}--${anchor}`));
  const mark = (field: Field): Field => ({...field, ...(anchors.has(field.id) && {newSince: since})});
  return {
    ...mapBodies(operation, (body) => ({...body, shape: mapFields(body.shape, mark)})),
    ...(added.includes(operation.id) && {newSince: since}),
  };
}

/**
 * The changes as a section of an introduction, in Markdown.
 * @param older the version before
 * @param newer the version that has the section
 */
export function changesSection(older: Description, newer: Description): string {
  const {added, removed, changed} = changesBetween(older, newer);
  const tags = [...new Set(newer.calls.flatMap(({operation}) => operation.tags ?? []))];
  const rows = tags.flatMap((tag) => {
    const ids = newer.calls
      .filter(({operation}) => operation.tags?.[0] === tag && added.includes(operation.operationId ?? ''))
      .map(({operation}) => operation.operationId ?? '');
    return ids.length > 0 ? [`| ${tag} | ${inCode(ids)} |`] : [];
  });
  const changes = [...changed].map(([id, lines]) => `| \`${id}\` | ${lines.join('; ')} |`);
  const from = older.document.info.version;
  return [
    `## Changes since ${from}`,
    `Derived from the descriptions of ${from} and ${newer.document.info.version}: ${added.length} new calls, ${changed.size} changed calls, and ${removed.length} removed calls. The description of ${from} restates what is recorded about it, so a difference can also mean that it wasn't recorded.`,
    '| Group | New calls |\n| --- | --- |\n' + rows.join('\n'),
    '| Call of both versions | What is different |\n| --- | --- |\n' + changes.join('\n'),
    ...(removed.length > 0 ? [`No longer there: ${inCode(removed)}.`] : []),
  ].join('\n\n');
}
