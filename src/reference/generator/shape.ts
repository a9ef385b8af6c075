import type {Field, Json, Shape} from '../types';
import type {Description, Schema} from '../description';
import {toInlineHtml, type LinkTargets} from './markdown';
import {meaningsOf} from './meanings';
import {
  flatten,
  identityOf,
  inJson,
  limitsInWords,
  objectName,
  schemaName,
  typeInWords,
  valuesOf,
} from './schemaInWords';

/** Fields below this depth are folded away: readers do not get that far, and a description can nest without end. */
const MAX_DEPTH = 6;

/** Context shared while one schema is unfolded. */
export interface ShapeContext {
  description: Description;
  targets: LinkTargets;
  /** The schemas that this one lies in, outermost first. */
  seen: readonly Schema[];
}

const noShape: Shape = {fields: [], variants: []};

/**
 * Unfolds a schema into fields and alternatives.
 * @param schema any schema; lists are unfolded as their items
 * @param prefix what the anchors of its fields begin with
 * @returns its shape; what refers to itself, or lies too deep, is folded under the schema's name
 */
export function shapeOf(schema: Schema, prefix: string, context: ShapeContext): Shape {
  const {description, targets, seen} = context;
  const resolved = identityOf(schema, description);
  const flat = flatten(schema, description);
  if (flat.items) {
    return shapeOf(flat.items, prefix, {...context, seen: [...seen, resolved]});
  }
  const hasParts =
    flat.properties ?? flat.oneOf ?? flat.anyOf ?? (typeof flat.additionalProperties === 'object' || undefined);
  if (hasParts && (seen.includes(resolved) || seen.length >= MAX_DEPTH)) {
    return {...noShape, foldedAs: schemaName(schema) ?? flat.title ?? 'the object above'};
  }
  const deeper = {...context, seen: [...seen, resolved]};
  const required = new Set(flat.required);
  const fields = Object.entries(flat.properties ?? {}).map(([name, property]) =>
    fieldOf({name, schema: property, isRequired: required.has(name)}, `${prefix}.${name}`, deeper),
  );
  if (typeof flat.additionalProperties === 'object' && Object.keys(flat.additionalProperties).length > 0) {
    fields.push(
      fieldOf(
        {name: '(any other name)', schema: flat.additionalProperties, isRequired: false},
        flat.properties?.any ? `${prefix}.any-other` : `${prefix}.any`,
        deeper,
      ),
    );
  }
  const variants = (flat.oneOf ?? flat.anyOf ?? []).flatMap((part, at) => {
    const shape = shapeOf(part, `${prefix}.${at + 1}`, deeper);
    const inner = flatten(part, description);
    return shape.fields.length + shape.variants.length > 0 || shape.foldedAs || inner.description
      ? [
          {
            title: inner.title ?? typeInWords(part, description),
            description: toInlineHtml(inner.description, targets),
            shape,
          },
        ]
      : [];
  });
  return {fields, variants};
}

/** Describes one field of an object, or one parameter; its anchor is unique within a page. */
export function fieldOf(
  field: {
    name: string;
    schema: Schema;
    isRequired: boolean;
    description?: string;
    examples?: Json[];
    isDeprecated?: boolean;
  },
  id: string,
  context: ShapeContext,
): Field {
  const {description, targets} = context;
  const flat = flatten(field.schema, description);
  const values = valuesOf(field.schema, description);
  const meanings = meaningsOf(flat, values, description);
  const object = objectName(field.schema, description);
  const ownExamples =
    flat.example === undefined ? ((flat as {examples?: Json[]}).examples ?? []) : [flat.example as Json];
  return {
    name: field.name,
    id: id.replace(/\s/g, '-').replace(/[()]/g, ''),
    type: typeInWords(field.schema, description),
    ...(object && {object}),
    isRequired: field.isRequired,
    isDeprecated: field.isDeprecated ?? flat.deprecated ?? false,
    description: toInlineHtml(field.description ?? flat.description, targets),
    limits: limitsInWords(field.schema, description),
    values,
    ...(meanings && {meanings}),
    ...(flat.default !== undefined && {default: inJson(flat.default as Json)}),
    examples: (field.examples ?? ownExamples).map(inJson),
    shape: shapeOf(field.schema, id, context),
  };
}
