import type {Body, Field, Operation} from '../types';

const mapFields = (fields: readonly Field[], change: (field: Field) => Field): Field[] =>
  fields.map((field) => change({...field, fields: mapFields(field.fields, change)}));

/** Flattened with paths, `instances[].status`; nested fields follow their parent. */
export const rowsOf = (fields: readonly Field[], before = ''): {path: string; field: Field}[] =>
  fields.flatMap((field) => {
    const path = before + field.name;
    return [{path, field}, ...rowsOf(field.fields, `${path}${field.type.startsWith('list') ? '[]' : ''}.`)];
  });

/** `id` is the anchor. */
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

/** A body or field that shows an object's fields. */
interface Place {
  object: string | undefined;
  id: string;
  slug: string;
  /** 2 for reading calls, 1 for other responses. */
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

/** Links object names to their best definition. */
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
