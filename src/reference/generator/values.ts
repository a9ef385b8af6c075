import type {OpenAPIV3} from 'openapi-types';

import type {Call, Description, Schema} from '../description';
import type {Json} from '../types';
import type {ValueField} from '../values/check';
import type {ValuesData} from '../values/data';
import {isOtherName, otherNamesOf} from '../values/request';
import {firstSentence} from './markdown';
import {exampleOf, serverOf} from './operation';
import type {Loaded} from './reference';
import {flatten, inJson} from './schemaInWords';

/** The text of an error of a call that has a single ID and no body: the ID is what is wrong. */
function answerOf({operation, parameters}: Call, description: Description): string | undefined {
  const inPath = parameters.filter((one) => one.in === 'path');
  const refusal = operation.responses['422'];
  if (inPath.length !== 1 || operation.requestBody || !refusal) return undefined;
  const {content = {}} = description.resolve<OpenAPIV3.ResponseObject>(refusal);
  const media = Object.values(content)[0];
  const example = Object.values(media?.examples ?? {})[0];
  const value: unknown = example ? description.resolve<OpenAPIV3.ExampleObject>(example).value : media?.example;
  return typeof value === 'string' ? value : (value as {error?: string} | undefined)?.error;
}

/** The target of a value: a parameter of a path, or a field of a body. */
interface Place {
  name: string;
  call: Call;
  isInPath: boolean;
  schema: Schema;
  description: string | undefined;
  example: Json | undefined;
}

/** The fields of a body that have an ID or a list of IDs, but for those that are a parameter of a path under another name. */
function placesInBody(call: Call, description: Description): Place[] {
  const body = call.operation.requestBody;
  const {content = {}} = body ? description.resolve<OpenAPIV3.RequestBodyObject>(body) : {};
  const [media] = Object.values(content);
  const {properties = {}} = flatten((media?.schema ?? {}) as Schema, description);
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = flatten(property, description);
    const isId = name.endsWith('Id') || (schema.type === 'array' && schema.items?.type === 'integer');
    const example = schema.example as Json | undefined;
    const place = {name, call, isInPath: false, schema, description: schema.description, example};
    return isId && !isOtherName(name) ? [place] : [];
  });
}

const kindOf = ({type, format}: Schema): ValueField['kind'] => {
  if (type === 'array') return 'integers';
  return type === 'integer' ? 'integer' : format === 'uuid' ? 'uuid' : 'text';
};

/** Whether an object of the description has a text of this name: a newsroom's `roID` is an integer in paths alone. */
const isTextInBodies = (name: string, {document}: Description): boolean =>
  Object.values((document.components?.schemas ?? {}) as Record<string, Schema>).some(
    ({properties}) => properties?.[name]?.type === 'string',
  );

const textOfExample = (example: Json = '') => (Array.isArray(example) ? example.join(', ') : inJson(example));

/** The values that readers can replace, once for each name: parameters of paths, then IDs of bodies, those of most calls first. */
function valueFields(description: Description): ValueField[] {
  const inPaths = description.calls.flatMap((call) =>
    call.parameters
      .filter((one) => one.in === 'path')
      .map((one): Place => {
        const schema = flatten((one.schema ?? {}) as Schema, description);
        const example = exampleOf(one, description);
        return {name: one.name, call, isInPath: true, schema, description: one.description, example};
      }),
  );
  const places = [...inPaths, ...description.calls.flatMap((call) => placesInBody(call, description))];
  const count = (name: string) => inPaths.filter((place) => place.name === name).length;
  return [...new Set(places.map(({name}) => name))]
    .sort((one, other) => count(other) - count(one))
    .map((name) => {
      const own = places.filter((place) => place.name === name);
      const [{schema, description: text, example}] = own as [Place];
      const answer = own.map(({call, isInPath}) => isInPath && answerOf(call, description)).find(Boolean);
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

/** Data with which a browser puts a reader's values into samples, of all versions. */
export function valuesData(loaded: readonly Loaded[]): ValuesData {
  const versions = loaded.map(({reference, description}) => {
    const requests = reference.tags.flatMap(({operations}) =>
      operations.map(({slug, requests: examples}) => [slug, examples.map(({spec}) => spec)] as const),
    );
    const base = serverOf(description.document);
    return [
      reference.version,
      {base, fields: valueFields(description), requests: Object.fromEntries(requests)},
    ] as const;
  });
  return {current: loaded[0]!.reference.version, versions: Object.fromEntries(versions)};
}
