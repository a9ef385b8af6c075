import {FindingsError} from '../../shared/finding';
import type {Field, Json} from '../types';
import type {Description, Schema} from '../../data/api/description';
import {toInlineHtml, type LinkTargets} from './markdown';
import {meaningsOf} from './meanings';
import {flatten, inJson, limitsInWords, objectName, typeInWords, valuesOf} from './schemaInWords';

/** Deeper means recursion. */
const MAX_DEPTH = 12;

export interface FieldContext {
  description: Description;
  targets: LinkTargets;
}

export function fieldsOf(schema: Schema, prefix: string, context: FieldContext): Field[] {
  const {items, properties = {}, additionalProperties: others, required = []} = flatten(schema, context.description);
  if (items) return fieldsOf(items, prefix, context);
  if (prefix.split('.').length > MAX_DEPTH) {
    const what = `${prefix} has fields without end`;
    throw new FindingsError([{file: context.description.file, line: 1, what, fix: 'let no schema contain itself'}]);
  }
  const fields = Object.entries(properties).map(([name, property]) =>
    fieldOf({name, schema: property, isRequired: required.includes(name)}, `${prefix}.${name}`, context),
  );
  if (typeof others !== 'object' || Object.keys(others).length === 0) return fields;
  const other = {name: '(any other name)', schema: others, isRequired: false};
  return [...fields, fieldOf(other, `${prefix}.any`, context)];
}

/** The anchor is unique within a page. */
export function fieldOf(
  field: {
    name: string;
    schema: Schema;
    isRequired: boolean;
    description?: string | undefined;
    example?: Json | undefined;
  },
  id: string,
  context: FieldContext,
): Field {
  const {description, targets} = context;
  const flat = flatten(field.schema, description);
  const values = valuesOf(flat);
  const meanings = meaningsOf(flat, values, description);
  const object = objectName(field.schema, description);
  const example = field.example ?? (flat.example as Json | undefined);
  return {
    name: field.name,
    id,
    type: typeInWords(field.schema, description),
    ...(object && {object}),
    isRequired: field.isRequired,
    description: toInlineHtml(field.description ?? flat.description, targets),
    limits: limitsInWords(flat),
    values,
    ...(meanings && {meanings}),
    ...(flat.default !== undefined && {default: inJson(flat.default as Json)}),
    ...(example !== undefined && {example: inJson(example)}),
    fields: fieldsOf(field.schema, id, context),
  };
}
