import {inWords} from '../../shared/inWords';
import type {Json} from '../types';
import type {Description, Schema} from '../../data/api/description';

/** Looks through single `allOf`s, which add `nullable` or a description. */
function schemaName({$ref, allOf = [], properties}: Schema): string | undefined {
  return allOf.length === 1 && !properties ? schemaName(allOf[0]!) : $ref?.split('/').at(-1);
}

/** Undefined unless it's a named object or a list of one. */
export function objectName(schema: Schema, description: Description): string | undefined {
  const {items, properties} = flatten(schema, description);
  return items ? objectName(items, description) : properties && schemaName(schema);
}

/** Merges `allOf`, and resolves references. */
export function flatten(schema: Schema, description: Description): Schema {
  const own = description.resolve<Schema>(schema);
  if (!own.allOf) return own;
  const {allOf, ...rest} = own;
  return [...allOf.map((part) => flatten(part, description)), rest].reduce<Schema>((merged, next) => {
    return {
      ...merged,
      ...next,
      ...((merged.properties ?? next.properties) && {properties: {...merged.properties, ...next.properties}}),
      ...((merged.required ?? next.required) && {required: [...(merged.required ?? []), ...(next.required ?? [])]}),
    };
  }, {});
}

function singular(schema: Schema, description: Description): string[] {
  const {type, format, items, properties, anyOf} = flatten(schema, description);
  if (anyOf) return [...new Set(anyOf.flatMap((part) => singular(part, description)))];
  if (type === 'array') {
    const held = items ? singular(items, description) : [];
    return [held.length > 0 ? `list of ${inWords(pluralsOf(held), 'or')}` : 'list'];
  }
  const name = properties && schemaName(schema);
  if (type === 'object') return [name ? `${name} object` : 'object'];
  // Without a type, anything is allowed.
  return type ? [format ? `${type} (${format})` : type] : [];
}

const pluralsOf = (types: string[]) =>
  types.map((type) => (type.startsWith('list') ? type.replace('list', 'lists') : type.replace(/^[^(]*[^( ]/, '$&s')));

/** @returns `string (uuid)`, `list of Engine objects`, `boolean, number, or string` */
export function typeInWords(schema: Schema, description: Description): string {
  const {nullable} = flatten(schema, description);
  return inWords([...singular(schema, description), ...(nullable ? ['null'] : [])], 'or');
}

function range(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
  return [
    ...(low === undefined ? [] : [`at least ${low}${unit}`]),
    ...(high === undefined ? [] : [`at most ${high}${unit}`]),
  ];
}

/** `['at most 10 characters', 'pattern ^[0-9]+$']` */
export const limitsInWords = ({minimum, maximum, minLength, maxLength, pattern}: Schema): string[] => [
  ...range(minimum, maximum, ''),
  ...range(minLength, maxLength, ' characters'),
  ...(pattern ? [`pattern ${pattern}`] : []),
];

export const valuesOf = ({enum: values = []}: Schema): string[] => (values as Json[]).map(inJson);

/** Strings without quotes, anything else as JSON. */
export function inJson(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
