import {callsOf, firstExample, nameOf, resolve, type Body, type Call, type OpenApi, type Schema} from './openapi';

/**
 * Says what a description states: a line for each call, parameter, and schema, and for what is marked as known from public
 * material. An exclamation mark stands for required, a question mark for an optional body, `null` for nullable, `max` for
 * the longest text, `min` for the smallest number. Every call can also answer 500, which has a test of its own.
 */
export function linesOf(document: OpenApi): string[] {
  const calls = callsOf(document);
  const parameters = calls.flatMap(({operation}) =>
    (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .map(({name, schema}) => `parameter ${name}: ${typeOf(document, schema)}`),
  );
  return [
    `tags: ${document.tags.map(({name}) => name).join(', ')}`,
    ...calls.map((call) => lineOf(document, call)),
    ...new Set(parameters),
    ...Object.entries(document.components.schemas)
      .map(([name, schema]) => `${name}: ${fieldsOf(document, schema)}`)
      .sort(),
    ...marksOf(document).map((mark) => `public: ${mark}`),
  ];
}

function lineOf(document: OpenApi, {method, path, operation}: Call): string {
  const {tags, operationId, parameters = [], requestBody: body, responses} = operation;
  const named = parameters.map((parameter) => resolve(document, parameter).name);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const answers = Object.entries(responses)
    .filter(([status]) => status !== '500')
    .map(([status, reference]) => `${status} ${answerOf(document, status, resolve(document, reference))}`);
  return [
    `${operationId}: ${tags.join()} ${method.toUpperCase()} ${path.replace('/api/rest/v1', '')}`,
    ...(named.join() === inPath.join() ? [] : [`with the parameters ${named.join()}`]),
    ...(body ? [`takes ${bodyOf(document, body)}${body.required ? '' : '?'}`] : []),
    ...answers,
  ].join('; ');
}

/** Content of a response: its entity, or the error text, which its description repeats. */
export function answerOf(document: OpenApi, status: string, body: Body): string {
  const [[type, media] = []] = Object.entries(body.content ?? {});
  if (Number(status) < 400) {
    return bodyOf(document, body);
  }
  if (media === undefined) {
    return 'no body';
  }
  const example = firstExample(document, media);
  const text = type === 'text/plain' ? example : (example as {error?: string}).error;
  return `${type} "${text}"${body.description.includes(`\`${text}\``) ? '' : ', not in its description'}`;
}

function bodyOf(document: OpenApi, body: Body): string {
  const [[type, media] = []] = Object.entries(body.content ?? {});
  if (media === undefined) {
    return 'empty';
  }
  if (type === 'text/plain') {
    return `the text "${String(firstExample(document, media))}"`;
  }
  const {schema} = media;
  if (schema.type === 'array') {
    return `[${schema.items?.$ref ? nameOf(schema.items.$ref) : schema.items?.type}]`;
  }
  return schema.$ref ? nameOf(schema.$ref) : String(schema.type);
}

/** The fields of an entity, with those of the entities it is composed of; of anything else, its type. */
function fieldsOf(document: OpenApi, schema: Schema): string {
  const {properties, required} = flatten(document, schema);
  const fields = Object.entries(properties).map(
    ([field, property]) => `${field} ${typeOf(document, property)}${required.has(field) ? ' !' : ''}`,
  );
  return fields.join('; ') || typeOf(document, schema);
}

/** The properties of a schema, with those of the schemas it is composed of. */
export function flatten(document: OpenApi, node: Schema): {properties: Record<string, Schema>; required: Set<string>} {
  const schema = resolve(document, node);
  const parts = (schema.allOf ?? []).map((part) => flatten(document, part));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Record<string, Schema>,
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(schema.required ?? [])]),
  };
}

function typeOf(document: OpenApi, node: Schema): string {
  const schema = resolve(document, node);
  if (schema.anyOf) {
    return schema.anyOf.map((choice) => (choice.type === 'array' ? 'list' : choice.type)).join('|');
  }
  const [single] = schema.allOf ?? [];
  if (single?.$ref && schema.allOf?.length === 1) {
    return typeOf(document, single);
  }
  if (node.$ref && (schema.properties || schema.allOf)) {
    return nameOf(node.$ref);
  }
  if (schema.type === 'array' && schema.items) {
    return `list of ${typeOf(document, schema.items)}`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `map of ${typeOf(document, schema.additionalProperties)}`;
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

/** Entries with `x-source: public`, in the words of the tables. */
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
