// cspell:ignore postmanv
import {promisify} from 'node:util';

import {convertV2} from 'openapi-to-postmanv2';
import openapiTS, {astToString} from 'openapi-typescript';
import type {OpenAPIV3} from 'openapi-types';

import type {Call, Description} from '../description';
import {examplesOf, type NamedExample} from './examples';
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

/** A part of a collection: a folder, or a request. */
interface Item {
  id?: string;
  name: string;
  item?: Item[];
  request?: Sent;
  response?: Saved[];
}

interface Sent {
  url: {variable?: {key: string; value?: unknown}[]};
  body?: {raw?: string};
}

/** A saved response of a request. */
interface Saved {
  id?: string;
  name: string;
  code: number;
  originalRequest: Sent;
  body?: string;
}

interface Collection {
  info: {_postman_id?: string};
  item: Item[];
}

const convert = promisify(convertV2);

/** The examples of the first media type of a body. */
const examplesIn = (content: OpenAPIV3.ResponseObject['content'], description: Description): NamedExample[] =>
  Object.values(content ?? {})
    .slice(0, 1)
    .flatMap((media) => examplesOf(media, description));

/** The saved responses of a call: one for each example of its request, with the path and the answer of that example. */
function savedOf({operation, parameters}: Call, description: Description, saved: readonly Saved[]): Saved[] {
  const {requestBody, responses} = operation;
  const sent = requestBody && description.resolve<OpenAPIV3.RequestBodyObject>(requestBody);
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success && description.resolve<OpenAPIV3.ResponseObject>(success);
  const bodies = sent ? examplesIn(sent.content, description) : [];
  const answers = answer ? examplesIn(answer.content, description) : [];
  const place = (request: Sent, key?: string): Sent => {
    const variable = (request.url.variable ?? []).map((one) => {
      const parameter = parameters.find(({name}) => name === one.key);
      return {...one, value: parameter ? inJson(exampleOf(parameter, description, key) ?? '') : one.value};
    });
    return {...request, url: {...request.url, variable}};
  };
  const [template] = saved.filter(({code}) => code < 300);
  const good = (bodies.length > 0 ? bodies : answers).map(({key, title, value}): Saved[] => {
    if (!template) return [];
    const own = answers.find((one) => one.key === key) ?? answers[0];
    const request = place(template.originalRequest, key);
    const body = bodies.length > 0 && {body: {...request.body, raw: JSON.stringify(value, null, 2)}};
    const text = own && (typeof own.value === 'string' ? own.value : JSON.stringify(own.value, null, 2));
    const originalRequest = {...request, ...body};
    return [{...template, name: title, originalRequest, ...(text !== undefined && {body: text})}];
  });
  const bad = saved
    .filter(({code}) => code >= 300)
    .map((one) => ({...one, originalRequest: place(one.originalRequest)}));
  const all = [
    ...(good.length > 0
      ? good.flat()
      : template
        ? [{...template, originalRequest: place(template.originalRequest)}]
        : []),
    ...bad,
  ];
  return all.map(({id: _id, ...one}) => one);
}

/**
 * A collection for Postman, and for programs that read its files: a folder for each group, and a request for each call with its
 * saved examples. The converter leaves out examples of a request that no response is for, gives all of a call the path
 * of the first, and everything a new ID in every run: here each example has its path, answer, and name, and nothing has an ID.
 * @throws Error with what the converter says, where it can't read the description
 */
export async function postmanCollection(description: Description): Promise<string> {
  const options = {parametersResolution: 'Example', folderStrategy: 'Tags', requestNameSource: 'Fallback'};
  const {result, reason, output} = await convert({type: 'string', data: description.yaml}, options);
  const collection = output?.[0]?.data as Collection | undefined;
  if (!result || !collection) throw new Error(`${description.file}  no collection for Postman: ${reason ?? ''}`);
  const finish = (item: Item): void => {
    delete item.id;
    item.item?.forEach(finish);
    const call = description.calls.find(({operation}) => operation.summary === item.name);
    if (!item.request || !call) return;
    item.response = savedOf(call, description, item.response ?? []);
    const [first] = item.response;
    if (first) item.request.url.variable = first.originalRequest.url.variable ?? [];
  };
  collection.item.forEach(finish);
  delete collection.info._postman_id;
  return `${JSON.stringify(collection, null, 2)}\n`;
}
