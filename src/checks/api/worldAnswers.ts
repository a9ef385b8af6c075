import {isDeepStrictEqual} from 'node:util';
import type {World} from '../../data/world/schema';
import {createHub, type HubDescription} from '../../hub';
import {descriptionModule} from '../../plugins/practiceHub/validators';
import {successOf, type Call, type Description} from '../../data/api/description';
import {exampleOf} from '../../reference/generator/operation';
import {encodeValue} from '../../reference/samples/request';
import type {Finding} from '../../shared/finding';

/** Engines store numbers as 32-bit floats. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, one: unknown) => (typeof one === 'number' ? Math.fround(one) : one));

function difference(shown: unknown, given: unknown, at = ''): string {
  const isInside = [shown, given].every((one) => typeof one === 'object' && one !== null);
  if (!isInside) return `${at || 'the body'} is ${JSON.stringify(shown)}, not ${JSON.stringify(given)}`;
  const keys = [...new Set([...Object.keys(shown as object), ...Object.keys(given as object)])];
  const inside = (value: unknown, key: string) => (value as Record<string, unknown>)[key];
  const key = keys.find((one) => !isDeepStrictEqual(inside(shown, one), inside(given, one))) ?? '';
  return difference(inside(shown, key), inside(given, key), `${at}/${key}`);
}

function requestOf({method, path, parameters}: Call, key: string | undefined, body: unknown): Request {
  const values = new Map(parameters.map((one) => [one.name, encodeValue(String(exampleOf(one, key)))]));
  const address = path.replace(/\{([^}]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  const sent = body === undefined ? {} : {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
  return new Request(`http://hub${address}`, {method: method.toUpperCase(), ...sent});
}

/**
 * Sends each example request to a hub with the example world, and compares the answer with the response example of the
 * same name, or the only one.
 * @param description the newest
 */
export async function checkWorldAnswers(description: Description, world: World): Promise<Finding[]> {
  const {file, calls} = description;
  const module = `data:text/javascript,${encodeURIComponent(descriptionModule(description))}`;
  const {default: hubDescription} = (await import(module)) as {default: HubDescription};
  const ask = async (call: Call): Promise<Finding[]> => {
    const {id, line} = call;
    const {status, content} = successOf(call)!;
    const sent = call.body?.examples ?? [];
    const shown = content?.examples ?? [];
    const keys = (sent.length > 0 ? sent : shown).map(({key}) => key);
    const report = (what: string): Finding => {
      return {file, line, what: `${id}: ${what}`, fix: 'make the request, the response, and api/world.yaml agree'};
    };
    const findings = (keys.length > 0 ? keys : ['']).map(async (key) => {
      const own = shown.find((one) => one.key === key);
      const {value: example} = own ?? shown[0] ?? {};
      // Timestamps of changes vary.
      const {changed} = (example ?? {}) as {changed?: string};
      const hub = createHub(hubDescription, world, () => Date.parse(changed ?? '2025-03-14T12:00:00Z'));
      const answer = await hub.answer(requestOf(call, key, sent.find((one) => one.key === key)?.value));
      const text = await answer.text();
      if (String(answer.status) !== status) {
        return [report(`the request "${key}" is answered with ${answer.status} ${text}`)];
      }
      if (shown.length === 0) return [];
      if (!own && shown.length > 1) return [report(`no response has the name of the request "${key}"`)];
      const wanted = stored(example);
      const given = answer.headers.get('content-type')?.includes('json') ? stored(JSON.parse(text)) : text;
      return isDeepStrictEqual(wanted, given)
        ? []
        : [report(`the response "${key}" doesn't belong to its request: ${difference(wanted, given)}`)];
    });
    const alone = shown.filter(({key}) => shown.length > 1 && !keys.includes(key));
    return [
      ...(await Promise.all(findings)).flat(),
      ...alone.map(({key}) => report(`no request has the name of the response "${key}"`)),
    ];
  };
  return (await Promise.all(calls.map(ask))).flat();
}
