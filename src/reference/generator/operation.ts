import type {OpenAPIV3} from 'openapi-types';

import {FindingsError} from '../../shared/finding';
import type {Call, Description, Schema} from '../description';
import type {ApiResponse, Body, Json, Operation, RequestExample} from '../types';
import {examplesOf, generate} from './examples';
import {firstSentence, toHtml, toInlineHtml, type LinkTargets} from './markdown';
import {callSamples, toCode} from './samples';
import {fieldOf, shapeOf, type ShapeContext} from './shape';
import {inJson, limitsInWords, typeInWords, valuesOf} from './schemaInWords';

type Source = Call['operation'];
type Parameter = OpenAPIV3.ParameterObject;
type Context = Omit<ShapeContext, 'seen'>;

const places = ['path', 'query', 'header', 'cookie'];

/** `setProperty` as it stands in an address: `set-property`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The address that samples start with: the description's first server, its variables at their defaults. */
export function serverOf(document: OpenAPIV3.Document): string {
  const server = document.servers?.[0];
  const filled = (server?.url ?? 'http://localhost').replace(
    /\{(\w+)\}/g,
    (whole, name: string) => server?.variables?.[name]?.default ?? whole,
  );
  return (URL.canParse(filled) ? new URL(filled).href : filled).replace(/\/$/, '');
}

/**
 * The example that samples have of a parameter; one is made from its schema where it has none.
 * @param key name of an example of the body: of several examples the one of this name, or the first
 */
function exampleOf(parameter: Parameter, description: Description, key = ''): Json | undefined {
  if (parameter.example !== undefined) {
    return parameter.example as Json;
  }
  const {examples = {}} = parameter;
  const example = examples[key] ?? Object.values(examples)[0];
  if (example) {
    return description.resolve<OpenAPIV3.ExampleObject>(example).value as Json;
  }
  return parameter.schema && generate(parameter.schema as Schema, description);
}

/** The address of a call, with the examples of its parameters. @param key of the example of the body that it goes with */
function addressOf({path, parameters}: Call, description: Description, key?: string): string {
  const valueOf = (parameter: Parameter) =>
    encodeURIComponent(inJson(exampleOf(parameter, description, key) ?? parameter.name));
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? valueOf(parameter) : whole;
  });
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${encodeURIComponent(one.name)}=${valueOf(one)}`);
  return serverOf(description.document) + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The first media type of a body, which is the one that pages show. */
const mediaOf = (content: OpenAPIV3.ResponseObject['content']) => {
  const [contentType, media] = Object.entries(content ?? {})[0] ?? [];
  return contentType && media ? {contentType, media} : undefined;
};

function bodyOf(content: OpenAPIV3.ResponseObject['content'], prefix: string, context: Context): Body | undefined {
  const {contentType, media} = mediaOf(content) ?? {};
  if (!contentType) {
    return undefined;
  }
  const {description, targets} = context;
  const schema = (media?.schema ?? {}) as Schema;
  return {
    contentType,
    type: typeInWords(schema, description),
    description: toInlineHtml(description.resolve<Schema>(schema).description, targets),
    limits: limitsInWords(schema, description),
    values: valuesOf(schema, description),
    shape: shapeOf(schema, prefix, {...context, seen: []}),
  };
}

/** The examples of a body, with the text of each as HTML. */
function bodyExamples(content: OpenAPIV3.ResponseObject['content'], {description, targets}: Context) {
  const {contentType, media} = mediaOf(content) ?? {};
  return contentType && media
    ? examplesOf(media, description).map(({key, title, description: text, value}) => {
        const code = contentType.includes('json')
          ? toCode(JSON.stringify(value, null, 2), 'json')
          : toCode(inJson(value), 'text');
        return {key, title, description: toInlineHtml(text, targets), code, value, contentType};
      })
    : [];
}

function responsesOf(operation: Source, slug: string, context: Context): ApiResponse[] {
  return Object.entries(operation.responses).map(([status, reference]) => {
    const {content, description} = context.description.resolve<OpenAPIV3.ResponseObject>(reference);
    const body = bodyOf(content, `${slug}--${status}`, context);
    return {
      status,
      description: toInlineHtml(description, context.targets),
      ...(body && {body}),
      examples: bodyExamples(content, context).map(({title, description: text, code}) => {
        return {title, description: text, code};
      }),
    };
  });
}

function requestsOf(call: Call, content: OpenAPIV3.ResponseObject['content'], context: Context): RequestExample[] {
  const {method, operation} = call;
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success && context.description.resolve<OpenAPIV3.ResponseObject>(success).content;
  const answersJson = Object.keys(answer ?? {}).some((type) => type.includes('json'));
  const examples = bodyExamples(content, context);
  return examples.length === 0
    ? [
        {
          title: '',
          description: '',
          calls: callSamples({method, url: addressOf(call, context.description), answersJson}),
        },
      ]
    : examples.map(({key, title, description, code, value, contentType}) => ({
        title,
        description,
        body: code,
        calls: callSamples({
          method,
          url: addressOf(call, context.description, key),
          answersJson,
          body: value,
          contentType,
        }),
      }));
}

/** Turns a call into what its pages show, with addresses of all operations; throws when it has no operationId or no tag. */
export function operationOf(call: Call, description: Description, targets: LinkTargets): Operation {
  const {method, path, operation: source, parameters} = call;
  const id = source.operationId;
  if (!id || !source.tags?.[0]) {
    const what = `${method.toUpperCase()} ${path} has no ${id ? 'tag' : 'operationId'}`;
    throw new FindingsError([{file: description.file, line: call.line, what, cure: 'add one'}]);
  }
  const slug = slugOf(id);
  const requestBody = source.requestBody && description.resolve<OpenAPIV3.RequestBodyObject>(source.requestBody);
  const context = {description, targets};
  const body = requestBody && bodyOf(requestBody.content, `${slug}--body`, context);
  return {
    id,
    slug,
    title: source.summary ?? id,
    method,
    path,
    tag: source.tags[0],
    description: toHtml(source.description, targets),
    summary: firstSentence(source.description ?? source.summary),
    isDeprecated: source.deprecated ?? false,
    ...(source['x-replaced-by'] && {replacedBy: source['x-replaced-by']}),
    parameters: places
      .map((place) => ({
        place,
        fields: parameters
          .filter((one) => one.in === place)
          .map((one) =>
            fieldOf(
              {
                name: one.name,
                schema: (one.schema ?? {}) as Schema,
                isRequired: one.required ?? false,
                examples: [exampleOf(one, description)].filter((example) => example !== undefined),
                isDeprecated: one.deprecated ?? false,
                ...(one.description && {description: one.description}),
              },
              `${slug}--${place}.${one.name}`,
              {...context, seen: []},
            ),
          ),
      }))
      .filter(({fields}) => fields.length > 0),
    ...(body && {
      requestBody: {
        ...body,
        isRequired: requestBody.required ?? false,
        description: toInlineHtml(requestBody.description, targets) || body.description,
      },
    }),
    requests: requestsOf(call, requestBody?.content, context),
    responses: responsesOf(source, slug, context),
  };
}
