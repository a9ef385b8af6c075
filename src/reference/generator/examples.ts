import {sample} from 'openapi-sampler';
import type {OpenAPIV3} from 'openapi-types';

import type {Json} from '../types';
import type {Description, Schema} from '../description';

/** An example as a description names it. */
export interface NamedExample {
  /** Its name in the description; undefined where it has none. */
  key?: string;
  title: string;
  description?: string;
  value: Json;
}

const titleOf = (key: string) => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The examples of a body; one is made from the schema where the description has none.
 * @param media a media type of a request or a response
 * @returns at least one example, unless there is no schema either
 */
export function examplesOf(media: OpenAPIV3.MediaTypeObject, description: Description): NamedExample[] {
  if (media.examples && Object.keys(media.examples).length > 0) {
    return Object.entries(media.examples).map(([key, example]) => {
      const {summary, description: text, value} = description.resolve<OpenAPIV3.ExampleObject>(example);
      return {key, title: summary ?? titleOf(key), ...(text && {description: text}), value: value as Json};
    });
  }
  if (media.example !== undefined) {
    return [{title: 'Example', value: media.example as Json}];
  }
  return media.schema
    ? [{title: 'Generated from the schema', value: generate(media.schema as Schema, description)}]
    : [];
}

/** A value that fits a schema, with its own examples where it has some; ends where a schema refers to itself. */
export function generate(schema: Schema, description: Description): Json {
  return sample(schema as Parameters<typeof sample>[0], {quiet: true, maxSampleDepth: 8}, description.document) as Json;
}
