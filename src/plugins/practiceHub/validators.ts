import {Ajv} from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

import type {HubDescription, OperationId} from '../../hub';
import type {Description} from '../../data/api/description';

/** Drops keys for readers, and adapts `$ref` for Ajv. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !/^(?:x-.*|description|example|examples|default|format)$/.test(key))
    .map(([key, inner]) => [
      key,
      // Field names can equal keywords.
      key === 'properties'
        ? Object.fromEntries(Object.entries(inner as object).map(([name, schema]) => [name, cleaned(schema)]))
        : key === '$ref'
          ? String(inner).replace('#/components/schemas/', 'hub#/definitions/')
          : cleaned(inner),
    ]);
  return Object.fromEntries(entries);
}

/** Precompiled validators, because the Content-Security-Policy forbids eval. */
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
    const id = call.id as OperationId;
    const {method, path, body, parameters, responses} = call;
    if (body) {
      ids[id] = id;
      ajv.addSchema({...(cleaned(body.schema) as object), $id: id});
    }
    const takes = body && ({body: body.isRequired ? 'required' : 'optional'} as const);
    const refusal = responses.find(({status}) => status === '422')?.content?.examples.map(({value}) => value);
    const integers = parameters.filter(({schema}) => schema.type === 'integer').map(({name}) => name);
    const isRefused = integers.length > 0 && refusal?.join() === 'Invalid parameter';
    return {id, method: method.toUpperCase(), path, ...takes, ...(isRefused && {integers})};
  });
  const code = standalone(ajv, ids as Record<string, string>);
  const table = Object.keys(ids).join(', ');
  return `${code}\nexport default {calls: ${JSON.stringify(calls)}, validators: {${table}}};\n`;
}
