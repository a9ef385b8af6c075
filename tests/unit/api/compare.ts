import {calls, errorBodies, internalError, type CallRow} from './tables/calls';
import {entities, sharedParts, specifiedExamples, variants} from './tables/entities';
import {parameters, publicParts} from './tables/parts';
import {callsOf, firstExample, nameOf, resolve, type Body, type Call, type OpenApi, type Schema} from './openapi';

const base = '/api/rest/v1';

/**
 * Holds a description against the tables, in both directions.
 * @returns one line for each difference, beginning with the name of the call or the entity and field; empty when there
 * is none
 */
export function compareWithTables(document: OpenApi): string[] {
  return [
    ...compareCalls(document),
    ...compareEntities(document),
    ...compareExamples(document),
    ...compareLists('x-source: public', publicParts, marksOf(document)),
  ];
}

function compareCalls(document: OpenApi): string[] {
  const found = callsOf(document);
  const order = compareLists(
    'calls in order',
    calls.map(({id}, index) => `${index + 1}. ${id}`),
    found.map(({operation}, index) => `${index + 1}. ${operation.operationId}`),
  );
  const tags = compareLists(
    'tags in order',
    [...new Set(calls.map(({tag}) => tag))].map((tag, index) => `${index + 1}. ${tag}`),
    document.tags.map(({name}, index) => `${index + 1}. ${name}`),
  );
  return [
    ...tags,
    ...order,
    ...calls.flatMap((row) => {
      const call = found.find(({operation}) => operation.operationId === row.id);
      return call ? compareCall(document, row, call) : [];
    }),
  ];
}

function compareCall(document: OpenApi, row: CallRow, {method, path, operation}: Call): string[] {
  const names = [...row.call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const wanted = {
    call: row.call,
    tags: row.tag,
    parameters: names.map((name) => `${name}: ${parameters[name]}`).join(', '),
    body: row.body ?? 'none',
  };
  const is = {
    call: `${method.toUpperCase()} ${path.replace(base, '')}`,
    tags: operation.tags.join(),
    parameters: (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .map(({name, schema}) => `${name}: ${describe(document, schema)}`)
      .join(', '),
    body: operation.requestBody
      ? `${bodyType(document, operation.requestBody)}${operation.requestBody.required ? '' : '?'}`
      : 'none',
  };
  return [
    ...differences(row.id, wanted, is),
    ...differences(row.id, wantedAnswers(row), answersOf(document, operation.responses)),
  ];
}

function wantedAnswers(row: CallRow): Record<string, string> {
  const errors = Object.entries(row.errors ?? {}).map(([status, text]) => [
    status,
    `${errorBodies.includes(text) ? 'application/json' : 'text/plain'} ${text}`,
  ]);
  return {...row.good, ...Object.fromEntries(errors), 500: `text/plain ${internalError}`};
}

function answersOf(document: OpenApi, responses: Record<string, Body>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, reference]) => {
      const body = resolve(document, reference);
      return [status, Number(status) < 400 ? bodyType(document, body) : errorOf(document, body)];
    }),
  );
}

function errorOf(document: OpenApi, body: Body): string {
  const [[type, media] = []] = Object.entries(body.content ?? {});
  if (media === undefined) {
    return 'no body';
  }
  const example = firstExample(document, media);
  const text = type === 'text/plain' ? example : (example as {error?: string}).error;
  return body.description.includes(`\`${text}\``) ? `${type} ${text}` : `${type} ${text}, not in its description`;
}

function bodyType(document: OpenApi, body: Body): string {
  const [[type, media] = []] = Object.entries(body.content ?? {});
  if (media === undefined) {
    return 'empty';
  }
  if (type === 'text/plain') {
    return firstExample(document, media) === 'OK' ? 'text' : 'another text';
  }
  const {schema} = media;
  if (schema.type === 'array') {
    return `[${schema.items?.$ref ? nameOf(schema.items.$ref) : schema.items?.type}]`;
  }
  return schema.$ref ? nameOf(schema.$ref) : String(schema.type);
}

function compareEntities(document: OpenApi): string[] {
  const {schemas} = document.components;
  const wanted = {...entities, ...Object.fromEntries(Object.keys(variants).map((name) => [name, variantOf(name)]))};
  return [
    ...compareLists('schemas', [...Object.keys(wanted), ...sharedParts], Object.keys(schemas)),
    ...Object.entries(wanted).flatMap(([name, fields]) => {
      const schema = schemas[name];
      return schema ? differences(name, fields, fieldsOf(document, schema)) : [];
    }),
  ];
}

function variantOf(name: string): Record<string, string> {
  const {of, without, optional} = variants[name] ?? {of: name};
  return Object.fromEntries(
    Object.entries(entities[of] ?? {})
      .filter(([field]) => field !== without)
      .map(([field, text]) => [field, field === optional ? text.replace(' !', '') : text]),
  );
}

/** The fields of an entity, in the words of the tables, with those of the entities it is composed of. */
function fieldsOf(document: OpenApi, schema: Schema): Record<string, string> {
  const {properties, required} = flatten(document, schema);
  return Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [
      field,
      `${describe(document, property)}${required.has(field) ? ' !' : ''}`,
    ]),
  );
}

function flatten(document: OpenApi, node: Schema): {properties: Record<string, Schema>; required: Set<string>} {
  const schema = resolve(document, node);
  const parts = (schema.allOf ?? []).map((part) => flatten(document, part));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Record<string, Schema>,
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(schema.required ?? [])]),
  };
}

function describe(document: OpenApi, node: Schema): string {
  const schema = resolve(document, node);
  if (schema.anyOf) {
    return schema.anyOf.map((choice) => (choice.type === 'array' ? 'list' : choice.type)).join('|');
  }
  const [single] = schema.allOf ?? [];
  if (single?.$ref && schema.allOf?.length === 1) {
    return describe(document, single);
  }
  if (node.$ref && (schema.properties || schema.allOf)) {
    return nameOf(node.$ref);
  }
  if (schema.type === 'array' && schema.items) {
    return `list of ${describe(document, schema.items)}`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `map of ${describe(document, schema.additionalProperties)}`;
  }
  if (schema.type === 'object' && schema.properties) {
    const names = Object.keys(schema.properties).map((name) => (schema.required?.includes(name) ? `${name}!` : name));
    return `object{${names.join()}}`;
  }
  return [
    schema.type,
    schema.format,
    schema.nullable && 'null',
    schema.maxLength !== undefined && `max=${schema.maxLength}`,
    schema.pattern !== undefined && `pattern=${schema.pattern}`,
    schema.minimum !== undefined && `min=${schema.minimum}`,
    schema.enum && `enum=${schema.enum.join('|')}`,
    schema.default !== undefined && `default=${String(schema.default)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function compareExamples(document: OpenApi): string[] {
  const is = Object.fromEntries(
    Object.keys(specifiedExamples).map((key) => {
      const [entity = '', field = ''] = key.split('.');
      const schema = document.components.schemas[entity];
      const property = schema && flatten(document, schema).properties[field];
      return [key, String(property && resolve(document, property).example)];
    }),
  );
  const wanted = Object.fromEntries(Object.entries(specifiedExamples).map(([key, value]) => [key, String(value)]));
  return differences('example', wanted, is);
}

/** What carries `x-source: public`, in the words of the tables. */
function marksOf(document: OpenApi): string[] {
  const schemas = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-source'] === 'public')
    .map(([name]) => name);
  const parts = callsOf(document).flatMap(({operation}) => [
    ...(operation.requestBody?.['x-source'] ? [`${operation.operationId} body`] : []),
    ...Object.entries(operation.responses).flatMap(([status, reference]) => {
      const body = resolve(document, reference);
      const name = `${operation.operationId} ${status}`;
      if (body['x-source']) {
        return [name];
      }
      return Object.entries(body.content ?? {}).flatMap(([type, media]) => {
        const example = Object.values(media.examples).some((entry) => entry['x-source']);
        return [...(media['x-source'] ? [`${name} ${type}`] : []), ...(example ? [`${name} example`] : [])];
      });
    }),
  ]);
  return [...schemas, ...parts];
}

function compareLists(name: string, wanted: readonly string[], is: readonly string[]): string[] {
  return [
    ...wanted.filter((entry) => !is.includes(entry)).map((entry) => `${name}: ${entry} is missing`),
    ...is.filter((entry) => !wanted.includes(entry)).map((entry) => `${name}: ${entry} is not in the tables`),
  ];
}

function differences(
  name: string,
  wanted: Readonly<Record<string, string>>,
  is: Readonly<Record<string, string>>,
): string[] {
  return [
    ...Object.entries(wanted).flatMap(([key, value]) => {
      if (!(key in is)) {
        return [`${name}.${key}: is missing`];
      }
      return is[key] === value ? [] : [`${name}.${key}: wanted "${value}", found "${is[key]}"`];
    }),
    ...Object.keys(is)
      .filter((key) => !(key in wanted))
      .map((key) => `${name}.${key}: is not in the tables`),
  ];
}
