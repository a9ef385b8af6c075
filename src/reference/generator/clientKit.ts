import {STATUS_CODES} from 'node:http';

import openapiTS, {astToString} from 'openapi-typescript';

import type {Json} from '../types';
import type {Call, Description, Example} from '../description';
import {exampleOf} from './operation';
import {inJson} from './schemaInWords';

/**
 * The types of a description, with paths and texts, for programs of integrators.
 * @returns a file of declarations
 */
export async function clientTypes({yaml}: Description): Promise<string> {
  // A field with a default is one that a request can leave out.
  const nodes = await openapiTS(yaml, {silent: true, defaultNonNullable: false});
  return `// Made from the OpenAPI description by openapi-typescript.\n\n${astToString(nodes)}`;
}

const plain = (content: string) => ({content, type: 'text/plain'});

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** A request as Postman has it. @param key name of the example of the body or of the answer, which its values go with */
function requestOf({method, path, parameters, body}: Call, accept: string | undefined, key?: string) {
  const sent = body?.examples.find((one) => one.key === key) ?? body?.examples[0];
  const header = [
    {key: 'Content-Type', value: body?.contentType},
    {key: 'Accept', value: accept},
  ];
  return {
    method: method.toUpperCase(),
    url: {
      host: ['{{baseUrl}}'],
      path: path
        .slice(1)
        .replace(/\{(\w+)\}/g, ':$1')
        .split('/'),
      variable: parameters.map((one) => ({
        key: one.name,
        value: inJson(exampleOf(one, key)),
        description: plain(`(Required) ${one.description}`),
      })),
    },
    header: header.filter(({value}) => value),
    ...(sent && {body: {mode: 'raw', raw: textOf(sent.value), options: {raw: {language: 'json'}}}}),
  };
}

/** The saved responses of a call: one for each example of its request, with the answer of that name, and one for each error. */
function savedOf(call: Call) {
  return call.responses.flatMap(({status, description, content}) => {
    const isGood = status.startsWith('2');
    const sent = call.body?.examples ?? [];
    const answers = content?.examples ?? [];
    const named = isGood ? (sent.length > 0 ? sent : answers) : [];
    const save = (name: string, answer: Example | undefined, key?: string) => ({
      name,
      originalRequest: requestOf(call, content?.contentType, key),
      status: STATUS_CODES[status],
      code: Number(status),
      header: content ? [{key: 'Content-Type', value: content.contentType}] : [],
      ...(answer && {body: textOf(answer.value)}),
      _postman_previewlanguage: content?.contentType.includes('json') ? 'json' : 'text',
    });
    return named.length === 0
      ? [save(description, answers[0])]
      : named.map(({title, key}) => save(title, answers.find((one) => one.key === key) ?? answers[0], key));
  });
}

/**
 * A collection for Postman, and for programs that read its files: a folder for each group, and a request for each call with its
 * saved examples. The converter of Postman leaves out examples of a request that no response is for, gives all of a call the path
 * of the first, and everything a new ID in every run.
 */
export function postmanCollection({document, calls}: Description): string {
  const {info, tags = [], servers: [server] = []} = document;
  const variables = Object.entries(server?.variables ?? {}).map(([key, {default: value}]) => ({key, value}));
  const itemOf = (call: Call) => {
    const {summary = call.id, description = ''} = call.operation;
    const response = savedOf(call);
    const {originalRequest} = response[0]!;
    return {name: summary, request: {description: plain(description), ...originalRequest}, response};
  };
  const collection = {
    info: {
      name: info.title,
      description: plain(info.description ?? ''),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: tags.map(({name, description = ''}) => ({
      name,
      description,
      item: calls.filter(({operation}) => operation.tags?.includes(name)).map(itemOf),
    })),
    variable: [...variables, {key: 'baseUrl', value: server?.url.replace(/\{(\w+)\}/g, '{{$1}}')}],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
