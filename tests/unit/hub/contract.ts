import {Ajv, type ValidateFunction} from 'ajv';
import type {OpenAPIV3} from 'openapi-types';
import {description, type Answered} from './load';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    int64: true,
    uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    ipv4: /^\d{1,3}(?:\.\d{1,3}){3}$/,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  },
});
ajv.addSchema({$id: 'api', components: description.document.components});

/** The description with references that Ajv finds. */
const absolute = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object;

const known = new Map<string, ValidateFunction>();

function validatorOf(key: string, schema: unknown): ValidateFunction {
  const validator = known.get(key) ?? ajv.compile(absolute(schema));
  known.set(key, validator);
  return validator;
}

/** Everything that a description says of one call. */
export const calls = description.calls.map((call) => {
  const body = call.operation.requestBody;
  return {
    id: call.operation.operationId!,
    method: call.method.toUpperCase(),
    path: call.path,
    body: body && description.resolve<OpenAPIV3.RequestBodyObject>(body).content['application/json']!.schema,
    responses: call.operation.responses,
  };
});

/**
 * Checks an answer against the description.
 * @param id `operationId` of the call
 * @returns what is wrong; an empty text where the description allows it
 */
export function faultOf(id: string, {status, type, text, json}: Answered): string {
  const reference = calls.find((call) => call.id === id)!.responses[String(status)];
  if (!reference) return `${id} has no ${status}: ${text}`;
  const {content = {}} = description.resolve<OpenAPIV3.ResponseObject>(reference);
  const [[expected, media] = ['', undefined]] = Object.entries(content);
  if (type !== expected) return `${id} ${status} is ${type}, not ${expected}`;
  if (!media) return text === '' ? '' : `${id} ${status} has a body: ${text}`;
  const value = expected === 'text/plain' ? text : json;
  const validate = validatorOf(`${id} ${status}`, media.schema);
  if (!validate(value)) return `${id} ${status}: ${ajv.errorsText(validate.errors)}`;
  // The texts of errors are those of the examples.
  const examples = Object.values(media.examples ?? {}).map(
    (one) => description.resolve<OpenAPIV3.ExampleObject>(one).value as unknown,
  );
  const isText = status < 400 || examples.some((example) => JSON.stringify(example) === JSON.stringify(value));
  return isText ? '' : `${id} ${status} says ${text}`;
}

/** Whether the description allows a body; undefined means none. */
export function allows(id: string, body: unknown): boolean {
  const {body: schema} = calls.find((call) => call.id === id)!;
  return schema === undefined || validatorOf(`${id} body`, schema)(body);
}
