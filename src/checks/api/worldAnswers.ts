import {isDeepStrictEqual} from 'node:util';
import type {OpenAPIV3} from 'openapi-types';
import type {World} from '../../data/world/schema';
import {createHub, type HubDescription} from '../../hub/hub';
import {descriptionModule} from '../../plugins/practiceHub/validators';
import type {Call, Description} from '../../reference/description';
import {exampleOf} from '../../reference/generator/operation';
import {encodeValue} from '../../reference/samples/request';
import type {Finding} from '../../shared/finding';

type Content = OpenAPIV3.ResponseObject['content'];

/** The examples of a body by their names. */
function examplesIn(content: Content, resolve: Description['resolve']): Map<string, unknown> {
  const [media] = Object.values(content ?? {});
  const examples = Object.entries(media?.examples ?? {});
  return new Map(examples.map(([key, one]) => [key, resolve<OpenAPIV3.ExampleObject>(one).value as unknown]));
}

/** A value with its numbers as an engine stores them, as 32-bit floats. */
function stored(value: unknown): unknown {
  if (typeof value === 'number') return Math.fround(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(stored);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stored(one)]));
}

/** The first place at which two values differ, and what is there. */
function difference(shown: unknown, given: unknown, at = ''): string {
  const isInside = [shown, given].every((one) => typeof one === 'object' && one !== null);
  if (!isInside) return `${at || 'the body'} is ${JSON.stringify(shown)}, not ${JSON.stringify(given)}`;
  const keys = [...new Set([...Object.keys(shown as object), ...Object.keys(given as object)])];
  const inside = (value: unknown, key: string) => (value as Record<string, unknown>)[key];
  const key = keys.find((one) => !isDeepStrictEqual(inside(shown, one), inside(given, one))) ?? '';
  return difference(inside(shown, key), inside(given, key), `${at}/${key}`);
}

function requestOf({method, path, parameters, operation}: Call, description: Description, key: string): Request {
  const address = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    return parameter ? encodeValue(String(exampleOf(parameter, description, key))) : whole;
  });
  const source = operation.requestBody && description.resolve<OpenAPIV3.RequestBodyObject>(operation.requestBody);
  const body = examplesIn(source ? source.content : undefined, description.resolve).get(key);
  const sent = body === undefined ? {} : {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
  return new Request(`http://hub${address}`, {method: method.toUpperCase(), ...sent});
}

/**
 * Sends each example of a request to a hub that starts with the example world, and compares the answer with the example of the
 * response that has the same name, or against the only one.
 * @param description the newest
 */
export async function checkWorldAnswers(description: Description, world: World): Promise<Finding[]> {
  const {file, resolve} = description;
  const module = `data:text/javascript,${encodeURIComponent(descriptionModule(description))}`;
  const {default: hubDescription} = (await import(module)) as {default: HubDescription};
  const ask = async (call: Call): Promise<Finding[]> => {
    const {operation, line} = call;
    const id = operation.operationId ?? '';
    const [status = '', response] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? [];
    const source = operation.requestBody && resolve<OpenAPIV3.RequestBodyObject>(operation.requestBody);
    const sent = examplesIn(source ? source.content : undefined, resolve);
    const content = response && resolve<OpenAPIV3.ResponseObject>(response).content;
    const shown = examplesIn(content, resolve);
    const report = (what: string): Finding => {
      return {file, line, what: `${id}: ${what}`, fix: 'make the request, the response, and api/world.yaml agree'};
    };
    const keys = [...(sent.size > 0 ? sent : shown.size > 0 ? shown : new Map([['', undefined]])).keys()];
    const findings = await Promise.all(
      keys.map(async (key) => {
        const example = shown.get(key) ?? [...shown.values()][0];
        // What has just been changed says when.
        const {changed} = (example ?? {}) as {changed?: string};
        const hub = createHub(hubDescription, world, () => Date.parse(changed ?? '2025-03-14T12:00:00Z'));
        const answer = await hub.answer(requestOf(call, description, key));
        const text = await answer.text();
        if (String(answer.status) !== status) {
          return [report(`the request "${key}" is answered with ${answer.status} ${text}`)];
        }
        if (shown.size === 0) return [];
        if (!shown.has(key) && shown.size > 1) return [report(`no response has the name of the request "${key}"`)];
        const wanted = stored(example);
        const given = answer.headers.get('content-type')?.includes('json') ? stored(JSON.parse(text)) : text;
        return isDeepStrictEqual(wanted, given)
          ? []
          : [report(`the response "${key}" doesn't belong to its request: ${difference(wanted, given)}`)];
      }),
    );
    const alone = [...shown.keys()].filter((key) => shown.size > 1 && !keys.includes(key));
    return [...findings.flat(), ...alone.map((key) => report(`no request has the name of the response "${key}"`))];
  };
  return (await Promise.all(description.calls.map(ask))).flat();
}
