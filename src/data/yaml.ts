import {isMap, isNode, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import {nearest, type Finding} from '../site/finding';

type Path = ReadonlyArray<PropertyKey>;

/** A data file that has been read. */
export interface Parsed<T> {
  /** What it holds; absent where there are findings. */
  value?: T;
  findings: Finding[];
  /** Line (from 1) of what stands at a path; of its nearest parent where the path leads nowhere. */
  lineOf: (path: Path) => number;
}

/** `['pins', 2, 'effect']` as a reader writes it: `pins[2].effect`. */
function keyOf(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, '');
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[part],
    data,
  );
}

/** Line of the key, not of its value, where a map holds the last part of the path. */
function findLine(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = String(path[length - 1]);
    const pair = isMap(parent) ? parent.items.find(({key}) => isScalar(key) && String(key.value) === last) : undefined;
    const node: unknown = pair?.key ?? (isMap(parent) ? undefined : document.getIn(path.slice(0, length), true));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function cureOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `write one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return `write a ${issue.expected}`;
    case 'invalid_union':
      return 'write what docs/_data/README.md says of this key';
    default:
      return issue.message;
  }
}

function findingsOf(
  issue: z.core.$ZodIssue,
  file: string,
  data: unknown,
  lineOf: Parsed<unknown>['lineOf'],
): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => {
      const path = [...issue.path, name];
      return {
        file,
        line: lineOf(path),
        what: `${keyOf(path)}: unknown key`,
        cure: 'mend its spelling or remove it; docs/_data/README.md lists the keys',
      };
    });
  }
  const {path} = issue;
  const key = keyOf(path) || 'the file';
  const line = lineOf(path);
  const value = valueAt(data, path);
  if (issue.code === 'invalid_key')
    return [{file, line, what: `${key}: no valid id`, cure: issue.issues[0]?.message ?? issue.message}];
  if (value === undefined || value === null)
    return [{file, line, what: `${key} is missing`, cure: `add ${keyOf(path.slice(-1)) || 'its entries'}`}];
  const near =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  return [
    {
      file,
      line,
      what: `${key} is ${JSON.stringify(value)}`,
      cure: near ? `did you mean ${near}? Or ${cureOf(issue)}` : cureOf(issue),
    },
  ];
}

/**
 * Reads a YAML text and checks it against a schema.
 *
 * @param text the file's content
 * @param file its path relative to the project, for the findings
 * @param schema what it must hold
 * @returns the value, or findings that name line, key, value and cure
 */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, uniqueKeys: true, prettyErrors: false});
  const lineOf = (path: Path): number => findLine(document, lines, path);
  if (document.errors.length > 0) {
    const findings = document.errors.map(({code, message, pos}) => ({
      file,
      line: lines.linePos(pos[0]).line,
      what: `no valid YAML: ${message}`,
      cure:
        code === 'DUPLICATE_KEY'
          ? 'keep one of the two entries'
          : 'quote text that holds ": " or " #", or that starts with a sign',
    }));
    return {findings, lineOf};
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (result.success) return {value: result.data, findings: [], lineOf};
  return {findings: result.error.issues.flatMap((issue) => findingsOf(issue, file, data, lineOf)), lineOf};
}
