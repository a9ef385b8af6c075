import {Ajv, type ValidateFunction} from 'ajv';
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

export const {calls} = description;

/**
 * Checks an answer against the description.
 * @param id `operationId` of the call
 * @returns what is wrong; an empty text where the description allows it
 */
export function faultOf(id: string, {status, type, text, json}: Answered): string {
  const {responses} = calls.find((call) => call.id === id)!;
  const response = responses.find((one) => one.status === String(status));
  if (!response) return `${id} has no ${status}: ${text}`;
  const {contentType = '', schema, examples = []} = response.content ?? {};
  if (type !== contentType) return `${id} ${status} is ${type}, not ${contentType}`;
  if (!schema) return text === '' ? '' : `${id} ${status} has a body: ${text}`;
  const value = contentType === 'text/plain' ? text : json;
  const validate = validatorOf(`${id} ${status}`, schema);
  if (!validate(value)) return `${id} ${status}: ${ajv.errorsText(validate.errors)}`;
  // The texts of errors are those of the examples.
  const isText = status < 400 || examples.some((example) => JSON.stringify(example.value) === JSON.stringify(value));
  return isText ? '' : `${id} ${status} says ${text}`;
}

/** Whether the description allows a body; undefined means none. */
export function allows(id: string, body: unknown): boolean {
  const {body: sent} = calls.find((call) => call.id === id)!;
  return !sent || (body === undefined && !sent.isRequired) || validatorOf(`${id} body`, sent.schema)(body);
}
