import type {OpenAPIV3} from 'openapi-types';

import {markup} from '../../shared/html';
import {FindingsError} from '../../shared/finding';
import type {Call, Description, Schema} from '../description';
import type {ApiResponse, Body, Json, Operation, RequestExample} from '../types';
import {requestOf} from '../values/request';
import {examplesOf, generate} from './examples';
import {firstSentence, toHtml, toInlineHtml, type LinkTargets} from './markdown';
import {errorEntry, linksOf, type Manual} from './manual';
import {callSamples, toCode} from './samples';
import {fieldOf, shapeOf, type ShapeContext} from './shape';
import {inJson, limitsInWords, objectName, typeInWords, valuesOf} from './schemaInWords';

type Source = Call['operation'];
type Parameter = OpenAPIV3.ParameterObject;
type Context = Omit<ShapeContext, 'seen'> & {manual: Manual};

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
export function exampleOf(parameter: Parameter, description: Description, key = ''): Json | undefined {
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

/** The input of a call's requests. @param key name of the example of the body that its parameters go with */
function specOf({method, path, parameters}: Call, description: Description, key?: string) {
  const examples = (all: Parameter[]) =>
    Object.fromEntries(all.map((one) => [one.name, inJson(exampleOf(one, description, key) ?? one.name)]));
  return {
    method,
    path,
    pathValues: examples(parameters.filter((one) => one.in === 'path')),
    query: examples(parameters.filter((one) => one.in === 'query' && one.required)),
  };
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
  const object = objectName(schema, description);
  return {
    contentType,
    type: typeInWords(schema, description),
    ...(object && {object}),
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
    const html = toInlineHtml(description, context.targets);
    const entry = errorEntry(html, status, context.manual);
    return {
      status,
      description: html,
      ...(entry && {entry}),
      ...(body && {body}),
      examples: bodyExamples(content, context).map(({title, description: text, code}) => {
        return {title, description: text, code};
      }),
    };
  });
}

function requestsOf(call: Call, content: OpenAPIV3.ResponseObject['content'], context: Context): RequestExample[] {
  const {operation} = call;
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success && context.description.resolve<OpenAPIV3.ResponseObject>(success).content;
  const answersJson = Object.keys(answer ?? {}).some((type) => type.includes('json'));
  const examples = bodyExamples(content, context);
  const base = serverOf(context.description.document);
  if (examples.length === 0) {
    const spec = {...specOf(call, context.description), contentType: 'application/json', answersJson};
    return [{title: '', description: markup``, spec, calls: callSamples(requestOf(spec, base))}];
  }
  return examples.map(({key, title, description, code, value, contentType}) => {
    const spec = {...specOf(call, context.description, key), body: value, contentType, answersJson};
    return {title, description, body: code, spec, calls: callSamples(requestOf(spec, base))};
  });
}

/** Turns a call into what its pages show, with addresses of all operations; throws when it has no operationId or no tag. */
export function operationOf(call: Call, description: Description, targets: LinkTargets, manual: Manual): Operation {
  const {method, path, operation: source, parameters} = call;
  const id = source.operationId;
  if (!id || !source.tags?.[0]) {
    const what = `${method.toUpperCase()} ${path} has no ${id ? 'tag' : 'operationId'}`;
    throw new FindingsError([{file: description.file, line: call.line, what, fix: 'add one'}]);
  }
  const slug = slugOf(id);
  const requestBody = source.requestBody && description.resolve<OpenAPIV3.RequestBodyObject>(source.requestBody);
  const context = {description, targets, manual};
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
    links: linksOf(id, manual),
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
