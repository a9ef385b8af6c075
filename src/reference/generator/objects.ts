import type {Body, Field, Operation} from '../types';

const mapFields = (fields: readonly Field[], change: (field: Field) => Field): Field[] =>
  fields.map((field) => change({...field, fields: mapFields(field.fields, change)}));

/** Every field with the path that leads to it, `instances[].status`, nested ones below the one that has them. */
export const rowsOf = (fields: readonly Field[], before = ''): {path: string; field: Field}[] =>
  fields.flatMap((field) => {
    const path = before + field.name;
    return [{path, field}, ...rowsOf(field.fields, `${path}${field.type.startsWith('list') ? '[]' : ''}.`)];
  });

/** Changes the bodies of a call; `id` is the anchor of each. */
function mapBodies(operation: Operation, change: <T extends Body>(body: T, id: string) => T): Operation {
  const {slug, requestBody, responses} = operation;
  return {
    ...operation,
    ...(requestBody && {requestBody: change(requestBody, `${slug}--body`)}),
    responses: responses.map(({body, ...response}) => {
      return {...response, ...(body && {body: change(body, `${slug}--${response.status}`)})};
    }),
  };
}

/** A place that shows the fields of an object: a body, or a field of one. */
interface Place {
  object: string | undefined;
  id: string;
  slug: string;
  /** How well it defines the object: 2 is a call that reads one, 1 another response that is one. */
  rank: number;
}

function placesOf(operation: Operation): Place[] {
  const {slug, method} = operation;
  const places: Place[] = [];
  mapBodies(operation, (body, id) => {
    const isOwn = !id.endsWith('--body') && body.type === `${body.object} object`;
    places.push({object: body.object, id, slug, rank: isOwn ? (method === 'get' ? 2 : 1) : 0});
    places.push(...rowsOf(body.fields).map(({field}) => ({object: field.object, id: field.id, slug, rank: 0})));
    return body;
  });
  return places;
}

/** Links the name of an object to its best definition: a call that reads one, another response, a field. */
export function linkObjects(operations: readonly Operation[], addressOf: (slug: string) => string): Operation[] {
  const places = operations.flatMap(placesOf);
  const own = places.filter(({rank}) => rank > 0).sort((one, other) => other.rank - one.rank);
  const within = places.filter(({id}) => own.some((place) => id.startsWith(`${place.id}.`)));
  const definitions = new Map<string, Place>();
  for (const place of [...own, ...within, ...places]) {
    if (place.object && !definitions.has(place.object)) definitions.set(place.object, place);
  }
  const linkOf = (object: string | undefined, id: string) => {
    const place = definitions.get(object ?? '');
    return place && place.id !== id && {definition: `${addressOf(place.slug)}#${place.id}`};
  };
  return operations.map((operation) =>
    mapBodies(operation, (body, id) => {
      const fields = mapFields(body.fields, (field) => ({...field, ...linkOf(field.object, field.id)}));
      return {...body, fields, ...linkOf(body.object, id)};
    }),
  );
}
