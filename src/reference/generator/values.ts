import {successOf, type Call, type Description, type Schema} from '../../data/api/description';
import type {Json} from '../types';
import type {ValueField} from '../values/check';
import type {CallData, ValuesData} from '../values/data';
import {isOtherName, nameInBody, otherNamesOf} from '../values/fill';
import {slugOf} from '../../data/api/versions';
import {firstSentence} from './markdown';
import {exampleOf, serverOf} from './operation';
import type {Loaded} from './reference';
import {flatten, inJson} from './schemaInWords';

/** For calls with a single ID and no body, where the ID must be wrong. */
function answerOf({parameters, body, responses}: Call): string | undefined {
  const refusal = responses.find(({status}) => status === '422')?.content?.examples[0]?.value;
  if (parameters.length !== 1 || body) return undefined;
  return typeof refusal === 'string' ? refusal : (refusal as {error?: string} | undefined)?.error;
}

interface Place {
  name: string;
  answer?: string | undefined;
  schema: Schema;
  description: string | undefined;
  example: Json | undefined;
}

/** IDs and lists of IDs, except aliases of path parameters. */
function placesInBody({body}: Call, description: Description): Place[] {
  const {properties = {}} = flatten(body?.schema ?? {}, description);
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = flatten(property, description);
    const isId = name.endsWith('Id') || (schema.type === 'array' && schema.items?.type === 'integer');
    const place = {name, schema, description: schema.description, example: schema.example as Json | undefined};
    return isId && !isOtherName(name) ? [place] : [];
  });
}

const kindOf = ({type, format}: Schema): ValueField['kind'] => {
  if (type === 'array') return 'integers';
  return type === 'integer' ? 'integer' : format === 'uuid' ? 'uuid' : 'text';
};

/** `roID` of a newsroom is an integer in paths only. */
const isTextInBodies = (name: string, {document}: Description): boolean =>
  Object.values((document.components?.schemas ?? {}) as Record<string, Schema>).some(
    ({properties}) => properties?.[name]?.type === 'string',
  );

const textOfExample = (example: Json = '') => (Array.isArray(example) ? example.join(', ') : inJson(example));

/** Replaceable values: path parameters, then body IDs, most common first. */
function valueFields(description: Description): ValueField[] {
  const inPaths = description.calls.flatMap((call) =>
    call.parameters.map((one): Place => {
      const schema = flatten(one.schema, description);
      return {...one, answer: answerOf(call), schema, example: exampleOf(one)};
    }),
  );
  const places = [...inPaths, ...description.calls.flatMap((call) => placesInBody(call, description))];
  const count = (name: string) => inPaths.filter((place) => place.name === name).length;
  return [...new Set(places.map(({name}) => name))]
    .sort((one, other) => count(other) - count(one))
    .map((name) => {
      const own = places.filter((place) => place.name === name);
      const [{schema, description: text, example}] = own as [Place];
      const answer = own.find((place) => place.answer)?.answer;
      const others = otherNamesOf(name);
      return {
        name,
        hint: [firstSentence(text), ...(others.length > 0 ? [`In a body: ${others.join(', ')}.`] : [])].join(' '),
        kind: kindOf(schema),
        ...(schema.type === 'integer' && isTextInBodies(name, description) && {isTextInBodies: true as const}),
        example: textOfExample(example),
        ...(answer && {answer}),
      };
    });
}

function namesIn({parameters, body}: Call): string[] {
  const inBodies = (body?.examples ?? []).flatMap(({value}) => {
    const fields = value as {engineType?: string};
    return Object.keys(fields).map((field) => nameInBody(field, fields.engineType));
  });
  return [...new Set([...parameters.map(({name}) => name), ...inBodies])];
}

function callData(call: Call): CallData {
  const {method, path, parameters, body} = call;
  const valuesOf = (key: string) =>
    Object.fromEntries(parameters.map((one) => [one.name, inJson(exampleOf(one, key))]));
  return {
    method: method.toUpperCase(),
    path,
    names: namesIn(call),
    answersJson: successOf(call)?.content?.contentType.includes('json') ?? false,
    examples: body
      ? body.examples.map(({key, value}) => ({key, values: valuesOf(key), body: JSON.stringify(value, null, 2)}))
      : [{key: '', values: valuesOf('')}],
  };
}

export function valuesData(loaded: readonly Loaded[]): ValuesData {
  const versions = loaded.map(({version, description}) => {
    const calls = description.calls.map((call) => [slugOf(call.id), callData(call)] as const);
    const base = serverOf(description.document);
    return [version.version, {base, fields: valueFields(description), calls: Object.fromEntries(calls)}] as const;
  });
  return {current: loaded[0]!.version.version, versions: Object.fromEntries(versions)};
}
