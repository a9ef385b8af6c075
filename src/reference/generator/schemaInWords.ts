import {inWords} from '../../shared/inWords';
import type {Json} from '../types';
import type {Description, Schema} from '../description';

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** Looks through an `allOf` of one, which is how OpenAPI 3.0 puts `nullable` or a description beside a reference. */
function unwrap(schema: Schema): Schema {
  return schema.allOf?.length === 1 && !schema.properties ? unwrap(schema.allOf[0]!) : schema;
}

/** Name of a schema in components, or undefined for one that is written in place. */
export function schemaName(schema: Schema): string | undefined {
  return unwrap(schema).$ref?.split('/').at(-1);
}

/** Name of the object that a schema is, or a list is of; undefined where it has none or is something else. */
export function objectName(schema: Schema, description: Description): string | undefined {
  const {items, properties} = flatten(schema, description);
  return items ? objectName(items, description) : properties && schemaName(schema);
}

/** The schema that a reference means; the same object however it is referred to. */
export function identityOf(schema: Schema, description: Description): Schema {
  return description.resolve<Schema>(unwrap(schema));
}

/** Merges `allOf` and follows references, so that one object holds what the parts say together. */
export function flatten(schema: Schema, description: Description, seen: readonly Schema[] = []): Schema {
  const own = description.resolve<Schema>(schema);
  if (!own.allOf || seen.includes(own)) {
    return own;
  }
  const {allOf, ...rest} = own;
  return [...allOf, rest].reduce<Schema>((merged, part) => {
    const next = part === rest ? rest : flatten(part as Schema, description, [...seen, own]);
    return {
      ...merged,
      ...next,
      ...((merged.properties ?? next.properties) && {properties: {...merged.properties, ...next.properties}}),
      ...((merged.required ?? next.required) && {required: [...(merged.required ?? []), ...(next.required ?? [])]}),
    };
  }, {});
}

function singular(schema: Schema, description: Description, seen: readonly Schema[]): string[] {
  const name = schemaName(schema);
  const flat = flatten(schema, description);
  if (seen.includes(flat)) {
    return [name ?? 'object'];
  }
  const deeper = [...seen, flat];
  const alternatives = flat.oneOf ?? flat.anyOf;
  if (alternatives) {
    return [...new Set(alternatives.flatMap((part) => singular(part, description, deeper)))];
  }
  const types = typesOf(flat).filter((type) => type !== 'null');
  return (types.length > 0 ? types : [flat.properties ? 'object' : 'any value']).map((type) => {
    if (type === 'array') {
      const items = flat.items ? inWords(pluralsOf(singular(flat.items, description, deeper)), 'or') : '';
      return items && items !== 'any values' ? `list of ${items}` : 'list';
    }
    if (type === 'object') {
      return name && flat.properties ? `${name} object` : 'object';
    }
    return flat.format && flat.format !== type ? `${type} (${flat.format})` : type;
  });
}

const pluralsOf = (types: string[]) =>
  types.map((type) => (type.startsWith('list') ? type.replace('list', 'lists') : type.replace(/^[^(]*[^( ]/, '$&s')));

/**
 * Says the type of a schema in words.
 * @returns for example `integer`, `string (uuid)`, `list of Engine objects`, `boolean, number, or string`, `string or null`
 */
export function typeInWords(schema: Schema, description: Description): string {
  const flat = flatten(schema, description);
  const isNullable = flat.nullable === true || typesOf(flat).includes('null');
  return inWords([...singular(schema, description, []), ...(isNullable ? ['null'] : [])], 'or');
}

function range(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low !== undefined && high !== undefined) {
    return [low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`];
  }
  return [
    ...(low !== undefined ? [`at least ${low}${unit}`] : []),
    ...(high !== undefined ? [`at most ${high}${unit}`] : []),
  ];
}

/** The limits of a schema in words: `['at most 10 characters', 'pattern ^[0-9]+$']`. */
export function limitsInWords(schema: Schema, description: Description): string[] {
  const flat = flatten(schema, description);
  // A number in OpenAPI 3.1, in 3.0 a mark beside the bound.
  const exclusive = (bound: number | undefined, flag: unknown, word: string) => {
    const limit = flag === true ? bound : flag;
    return typeof limit === 'number' ? [`${word} ${limit}`] : undefined;
  };
  const low = exclusive(flat.minimum, flat.exclusiveMinimum, 'more than');
  const high = exclusive(flat.maximum, flat.exclusiveMaximum, 'less than');
  return [
    ...(low ?? []),
    ...(high ?? []),
    ...range(low ? undefined : flat.minimum, high ? undefined : flat.maximum, ''),
    ...range(flat.minLength, flat.maxLength, ' characters'),
    ...range(flat.minItems, flat.maxItems, ' items'),
    ...range(flat.minProperties, flat.maxProperties, ' fields'),
    ...(flat.uniqueItems ? ['no item twice'] : []),
    ...(flat.multipleOf ? [`a multiple of ${flat.multipleOf}`] : []),
    ...(flat.pattern ? [`pattern ${flat.pattern}`] : []),
    ...(flat.readOnly ? ['read only'] : []),
    ...(flat.writeOnly ? ['write only'] : []),
  ];
}

/** The values that a schema, or the items of a list, can have. */
export function valuesOf(schema: Schema, description: Description): string[] {
  const flat = flatten(schema, description);
  const values = (flat.enum as Json[] | undefined) ?? (flat.const === undefined ? undefined : [flat.const]);
  if (values) {
    return values.map(inJson);
  }
  return flat.items && typesOf(flat).includes('array') ? valuesOf(flat.items, description) : [];
}

/** A value as a reader writes it: a text without quotes, anything else as JSON. */
export function inJson(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
