import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Call as DescribedCall, Method} from '../../data/api/description';
import type {Finding} from '../../shared/finding';
import {didYouMean} from '../../shared/didYouMean';
import {linoCalls} from '../../data/api/linoCalls';

const base = '/api/rest/v1';

export interface Address {
  file: string;
  line: number;
  method: Method | undefined;
  /** Without host, as written: `/api/rest/v1/engines/2`. */
  path: string;
}

/** For addresses in prose, only method and path matter. */
export type Call = Pick<DescribedCall, 'method' | 'path'> & {
  parameters: readonly Pick<DescribedCall['parameters'][number], 'name' | 'schema'>[];
};

/** An address in prose or code, with its method; placeholders have braces or angle brackets. */
const pattern =
  /(?:\b(GET|POST|PUT|PATCH|DELETE)\s+)?`?(?:https?:\/\/[^\s/`"']*)?(\/api\/rest\/v1(?:\\?\$?\{[^}]*\}|<[\w-]+>|[^\s`"'<>|()[\],;{}])*)/g;

export function addressesOf(root: string, file: string): Address[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map(([, method, path = '']) => ({
      file,
      line: index + 1,
      method: method?.toLowerCase() as Method | undefined,
      path: path
        .replaceAll(/\\([{}])/g, '$1')
        .replace(/[:?!]+$/, '')
        .replace(/(?<!\.)\.$/, ''),
    })),
  );
}

// All parameters of Lino calls are integers.
const ofLino: readonly Call[] = linoCalls.map(({method, path}) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {method, path, parameters: names.map((name) => ({name, schema: {type: 'integer' as const}}))};
});

export function checkAddresses(addresses: readonly Address[], described: readonly Call[]): Finding[] {
  const calls = [...described, ...ofLino];
  return addresses.flatMap(({file, line, method, path}) => {
    // The base alone, or with a path built elsewhere: `/api/rest/v1${path}`, `/api/rest/v1$2`.
    if (/^\/api\/rest\/v1(?:\/?(?:\.\.\.|…)?|\$?\{\w+\}|\$\d)$/.test(path)) {
      return [];
    }
    const found = calls.filter((call) => fits(path, call));
    if (found.length === 0) {
      const known = [...new Set(calls.map((call) => call.path))];
      const fix = didYouMean(path, known, 'use an address of api/hub-*.yaml');
      return [{file, line, what: `no description has the address ${path}`, fix}];
    }
    if (method !== undefined && !found.some((call) => call.method === method)) {
      const known = [...new Set(found.map((call) => call.method.toUpperCase()))].join(', ');
      return [{file, line, what: `${path} has no ${method.toUpperCase()}`, fix: `write ${known}`}];
    }
    return [];
  });
}

/** Accepts templates, values, placeholders, and `...` for omitted parts. */
export function fits(path: string, call: Call): boolean {
  const integers = call.parameters.filter(({schema}) => schema && 'type' in schema && schema.type === 'integer');
  return fitsFrom(segments(path), segments(call.path), new Set(integers.map(({name}) => name)));
}

function segments(path: string): string[] {
  return path.slice(base.length).replace(/\/$/, '').split('/').slice(1);
}

function fitsFrom([part, ...parts]: string[], template: string[], integers: ReadonlySet<string>): boolean {
  if (part === undefined) {
    return template.length === 0;
  }
  if (part === '...' || part === '…') {
    return template.some((_, skipped) => fitsFrom(parts, template.slice(skipped + 1), integers));
  }
  const [expected, ...rest] = template;
  return expected !== undefined && fitsSegment(part, expected, integers) && fitsFrom(parts, rest, integers);
}

function fitsSegment(part: string, expected: string, integers: ReadonlySet<string>): boolean {
  const parameter = /^\{(\w+)\}$/.exec(expected)?.[1];
  if (parameter === undefined || part === expected) {
    return part === expected;
  }
  if (/^\{\w+\}$/.test(part)) {
    return false;
  }
  const computed = /[${<]/.test(part);
  return computed || (integers.has(parameter) ? /^\d+$/.test(part) : part !== '');
}
