import type {Body, Field, Operation, Shape} from '../types';

/** Changes every field of a shape, the innermost first. */
export const mapFields = (shape: Shape, change: (field: Field) => Field): Shape => {
  return {
    ...shape,
    fields: shape.fields.map((field) => change({...field, shape: mapFields(field.shape, change)})),
    variants: shape.variants.map((variant) => ({...variant, shape: mapFields(variant.shape, change)})),
  };
};

/** Changes the bodies of a call; `id` is the anchor of each. */
export function mapBodies(operation: Operation, change: <T extends Body>(body: T, id: string) => T): Operation {
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
  const add = (object: string | undefined, id: string, rank = 0) => places.push({object, id, slug, rank});
  mapBodies(operation, (body, id) => {
    const isOwn = !id.endsWith('--body') && body.type === `${body.object} object`;
    add(body.object, id, isOwn ? (method === 'get' ? 2 : 1) : 0);
    const walk = ({fields, variants}: Shape): void => {
      for (const field of fields) {
        add(field.object, field.id);
        walk(field.shape);
      }
      variants.forEach(({shape}) => walk(shape));
    };
    walk(body.shape);
    return body;
  });
  return places;
}

/**
 * Links the name of an object to the place that defines it: the response of the call that reads one, else of another call,
 * else a field of such a response, else the first place of all. That place itself has no link.
 * @param addressOf address of a call by its slug
 */
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
      const shape = mapFields(body.shape, (field) => ({...field, ...linkOf(field.object, field.id)}));
      return {...body, shape, ...linkOf(body.object, id)};
    }),
  );
}
