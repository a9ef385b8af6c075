import type {OpenAPIV3} from 'openapi-types';

import {highlight} from '../../shared/highlight';
import {markup} from '../../shared/html';
import {successOf, type Call, type Content, type Description, type Parameter} from '../../data/api/description';
import type {Body, Json, Operation, RequestExample} from '../types';
import {callSamples} from '../samples/languages';
import {fillPath} from '../values/fill';
import {slugOf} from '../../data/api/versions';
import {firstSentence, toHtml, toInlineHtml, type LinkTargets} from './markdown';
import {errorEntry, linksOf, type Manual} from './manual';
import {fieldOf, fieldsOf, type FieldContext} from './shape';
import {inJson, objectName, typeInWords} from './schemaInWords';

/** With default variables. */
export function serverOf({servers}: OpenAPIV3.Document): string {
  const {url, variables = {}} = servers![0]!;
  const filled = url.replace(/\{(\w+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
  return new URL(filled).href.replace(/\/$/, '');
}

export function exampleOf({examples}: Parameter, key = ''): Json {
  return examples.get(key) ?? [...examples.values()][0]!;
}

function bodyOf({contentType, schema}: Content, prefix: string, context: FieldContext): Body {
  const {description, targets} = context;
  const object = objectName(schema, description);
  return {
    contentType,
    type: typeInWords(schema, description),
    ...(object && {object}),
    description: toInlineHtml(description.resolve(schema).description, targets),
    fields: fieldsOf(schema, prefix, context),
  };
}

function examplesOf({contentType, examples}: Content, targets: LinkTargets) {
  return examples.map(({key, title, description, value}) => {
    const isJson = contentType.includes('json');
    const text = isJson ? JSON.stringify(value, null, 2) : inJson(value);
    const code = {text, html: highlight(text, isJson ? 'json' : 'text')};
    return {key, title, description: toInlineHtml(description, targets), code};
  });
}

function requestsOf(call: Call, {description, targets}: FieldContext): RequestExample[] {
  const {method, path, parameters, body} = call;
  const answersJson = successOf(call)?.content?.contentType.includes('json') ?? false;
  const base = serverOf(description.document);
  const callsFor = (key?: string, value?: Json) => {
    const examples = Object.fromEntries(parameters.map((one) => [one.name, inJson(exampleOf(one, key))]));
    const url = base + fillPath(path, examples);
    return callSamples({method, url, ...(value !== undefined && {body: value}), answersJson});
  };
  if (!body) return [{key: '', title: '', description: markup``, calls: callsFor()}];
  return examplesOf(body, targets).map(({code, ...example}, at) => {
    return {...example, body: code, calls: callsFor(example.key, body.examples[at]?.value)};
  });
}

export function operationOf(call: Call, description: Description, targets: LinkTargets, manual: Manual): Operation {
  const {id, method, path, operation: source, parameters, body, responses} = call;
  const slug = slugOf(id);
  const context = {description, targets};
  const shown = body && bodyOf(body, `${slug}--body`, context);
  return {
    id,
    slug,
    title: source.summary ?? id,
    method,
    path,
    tag: source.tags?.[0] ?? '',
    description: toHtml(source.description, targets),
    summary: firstSentence(source.description),
    isDeprecated: source.deprecated ?? false,
    links: linksOf(id, manual),
    ...(source['x-replaced-by'] && {replacedBy: source['x-replaced-by']}),
    parameters: parameters.map((one) => {
      const {name, schema, description: text} = one;
      const field = {name, schema, isRequired: true, description: text, example: exampleOf(one)};
      return fieldOf(field, `${slug}--path.${name}`, context);
    }),
    ...(shown && {
      requestBody: {
        ...shown,
        isRequired: body.isRequired,
        description: toInlineHtml(body.description, targets) || shown.description,
      },
    }),
    requests: requestsOf(call, context),
    responses: responses.map(({status, description: text, content}) => {
      const html = toInlineHtml(text, targets);
      const entry = errorEntry(html, status, manual);
      return {
        status,
        description: html,
        ...(entry && {entry}),
        ...(content && {body: bodyOf(content, `${slug}--${status}`, context)}),
        examples: content ? examplesOf(content, targets) : [],
      };
    }),
  };
}
