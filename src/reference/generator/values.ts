import type {OpenAPIV3} from 'openapi-types';

import type {Call, Description, Schema} from '../description';
import type {ValueField} from '../values/check';
import type {ValuesData} from '../values/data';
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

/** The values that readers can replace: every parameter of a path, once for each name, those of most calls first. */
function valueFields(description: Description): ValueField[] {
  const uses = description.calls.flatMap((call) =>
    call.parameters.filter((one) => one.in === 'path').map((parameter) => ({call, parameter})),
  );
  const names = [...new Set(uses.map(({parameter}) => parameter.name))];
  const count = (name: string) => uses.filter(({parameter}) => parameter.name === name).length;
  return names
    .sort((one, other) => count(other) - count(one))
    .map((name) => {
      const own = uses.filter(({parameter}) => parameter.name === name);
      const {parameter} = own[0]!;
      const schema = flatten((parameter.schema ?? {}) as Schema, description);
      const answer = own.map(({call}) => answerOf(call, description)).find(Boolean);
      return {
        name,
        hint: firstSentence(parameter.description),
        kind: schema.type === 'integer' ? 'integer' : schema.format === 'uuid' ? 'uuid' : 'text',
        example: inJson(exampleOf(parameter, description) ?? ''),
        ...(answer && {answer}),
      };
    });
}

/** What a browser needs to put a reader's values into samples, of all versions. */
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
