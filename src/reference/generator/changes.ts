import type {Body, Field, Operation} from '../types';
import {mapBodies, mapFields, rowsOf} from './objects';

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
  /** Fields that calls of both have gained, by their anchors. */
  gained: Set<string>;
}

type Fields = ReadonlyMap<string, Field>;

const fieldsIn = (body: Body | undefined): Fields =>
  new Map(rowsOf(body?.fields ?? []).map(({path, field}) => [path, field]));

const answerOf = ({responses}: Operation) => responses.find(({status}) => status.startsWith('2'))?.body;

const errorsOf = ({responses}: Operation) =>
  responses.map(({status}) => status).filter((status) => Number(status) >= 400);

/** Fields that are in one body alone; of a field and those below it, the field. */
function onlyIn(one: Fields, other: Fields): string[] {
  const paths = [...one.keys()].filter((path) => !other.has(path));
  return paths.filter(
    (path) => !paths.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`)),
  );
}

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The differences of two bodies in words, and the anchors of new fields. */
function compare(name: string, older: Body | undefined, newer: Body | undefined) {
  const [before, after] = [fieldsIn(older), fieldsIn(newer)];
  const held = ({type, values, limits}: Field) => JSON.stringify([type, values, limits]);
  const added = onlyIn(after, before);
  const changed = [...after.keys()].filter(
    (path) => before.has(path) && held(before.get(path)!) !== held(after.get(path)!),
  );
  const told: [string, string[]][] = [
    ['new in', added],
    ['no longer in', onlyIn(before, after)],
    ['another type or other values in', changed],
  ];
  return {
    lines: told.filter(([, paths]) => paths.length > 0).map(([what, paths]) => `${what} the ${name}: ${inCode(paths)}`),
    gained: added.map((path) => after.get(path)!.id),
  };
}

/** Compares the calls of two versions; the same method and path make the same call. @param since the older version */
export function changesBetween(older: readonly Operation[], newer: readonly Operation[], since: string): Changes {
  const keyOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;
  const before = new Map(older.map((call) => [keyOf(call), call]));
  const after = new Set(newer.map(keyOf));
  const changes: Changes = {since, added: [], removed: [], changed: new Map(), gained: new Set()};
  changes.removed.push(...[...before.keys()].filter((key) => !after.has(key)));
  for (const call of newer) {
    const old = before.get(keyOf(call));
    if (!old) {
      changes.added.push(call.id);
      continue;
    }
    const bodies = [
      compare('request', old.requestBody, call.requestBody),
      compare('response', answerOf(old), answerOf(call)),
    ];
    const statuses = errorsOf(call).filter((status) => !errorsOf(old).includes(status));
    const lines = bodies.flatMap((one) => one.lines);
    if (statuses.length > 0) lines.push(`new error status: ${statuses.join(', ')}`);
    if (lines.length > 0) changes.changed.set(call.id, lines);
    bodies.flatMap(({gained}) => gained).forEach((id) => changes.gained.add(id));
  }
  return changes;
}

/** Marks what a version has and the one before it hasn't: calls, and fields of calls that both have. */
export function markNew(operation: Operation, {since, added, gained}: Changes): Operation {
  const mark = (field: Field): Field => ({...field, ...(gained.has(field.id) && {newSince: since})});
  return {
    ...mapBodies(operation, (body) => ({...body, fields: mapFields(body.fields, mark)})),
    ...(added.includes(operation.id) && {newSince: since}),
  };
}

/** The heading of the section of changes. */
export const changesHeading = (since: string): string => `Changes since ${since}`;

/**
 * The changes as a section of an introduction, in Markdown.
 * @param operations all calls of the version
 */
export function changesSection(
  {since, added, removed, changed}: Changes,
  operations: readonly Operation[],
  version: string,
): string {
  const tags = [...new Set(operations.map(({tag}) => tag))];
  const rows = tags.flatMap((tag) => {
    const ids = operations.filter((one) => one.tag === tag && added.includes(one.id)).map(({id}) => id);
    return ids.length > 0 ? [`| ${tag} | ${inCode(ids)} |`] : [];
  });
  const changes = [...changed].map(([id, lines]) => `| \`${id}\` | ${lines.join('; ')} |`);
  return [
    `## ${changesHeading(since)}`,
    `Derived from the descriptions of ${since} and ${version}: ${added.length} new calls, ${changed.size} changed calls, and ${removed.length} removed calls. The description of ${since} restates what is recorded about it, so a difference can also mean that it wasn't recorded.`,
    '| Group | New calls |\n| --- | --- |\n' + rows.join('\n'),
    '| Call of both versions | What is different |\n| --- | --- |\n' + changes.join('\n'),
    ...(removed.length > 0 ? [`No longer there: ${inCode(removed)}.`] : []),
  ].join('\n\n');
}
