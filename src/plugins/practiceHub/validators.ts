import {Ajv, type Schema as AjvSchema} from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type {OpenAPIV3} from 'openapi-types';

import type {HubDescription} from '../../hub/hub';
import type {OperationId} from '../../hub/calls';
import type {Description} from '../../reference/description';

type Body = Pick<HubDescription['calls'][number], 'body'>;

/** The schema of a body. */
function schemaOf({operation}: Description['calls'][number], description: Description): Body & {schema?: AjvSchema} {
  const body = operation.requestBody && description.resolve<OpenAPIV3.RequestBodyObject>(operation.requestBody);
  const schema = body?.content['application/json']?.schema as AjvSchema | undefined;
  return schema ? {schema, body: body?.required ? 'required' : 'optional'} : {};
}

/** A schema of the description without the keys that only readers need, and with each `$ref` in a form that Ajv resolves. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !/^(?:x-.*|description|example|examples|default|format)$/.test(key))
    .map(([key, inner]) => [
      key,
      // Names of fields can be any word.
      key === 'properties'
        ? Object.fromEntries(Object.entries(inner as object).map(([name, schema]) => [name, cleaned(schema)]))
        : key === '$ref'
          ? String(inner).replace('#/components/schemas/', 'hub#/definitions/')
          : cleaned(inner),
    ]);
  return Object.fromEntries(entries);
}

/**
 * Makes the module that a hub gets its description from: the table of calls, and a validator for each body as plain code, since
 * the policy of the site forbids code that is made from text.
 * @param description of the current API
 * @returns the text of an ES module with the default export `HubDescription`
 */
export function descriptionModule(description: Description): string {
  const ajv = new Ajv({
    allErrors: true,
    code: {source: true, esm: true, lines: false},
    strict: false,
    validateFormats: false,
  });
  const {schemas = {}} = description.document.components ?? {};
  const definitions = (cleaned({properties: schemas}) as {properties: object}).properties;
  ajv.addSchema({$id: 'hub', definitions});
  const ids: Partial<Record<OperationId, string>> = {};
  const calls: HubDescription['calls'] = description.calls.map((call) => {
    const id = call.operation.operationId as OperationId;
    const {schema, body} = schemaOf(call, description);
    if (schema) {
      ids[id] = id;
      ajv.addSchema({...(cleaned(schema) as object), $id: id});
    }
    return {id, method: call.method.toUpperCase(), path: call.path, ...(body && {body})};
  });
  const code = standalone(ajv, ids as Record<string, string>);
  const table = Object.keys(ids).join(', ');
  return `${code}\nexport default {calls: ${JSON.stringify(calls)}, validators: {${table}}};\n`;
}
