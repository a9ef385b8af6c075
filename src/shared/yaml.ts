import {isCollection, isNode, isPair, LineCounter, parseDocument, visit, type Document, type YAMLError} from 'yaml';
import type * as z from 'zod';
import {FindingsError, type Fault, type Finding, type Place} from './finding';
import {didYouMean} from './didYouMean';

export type Path = readonly PropertyKey[];

interface Options {
  /** Keeps scalars as written: `1.00` stays `1.00`, and `no` is a string. */
  asTyped?: boolean;
  /** Documentation of the keys, for findings without a better fix. */
  help?: string;
}

/** YAML with line numbers that collects findings. */
export class YamlSource {
  /** Undefined for invalid YAML. */
  readonly data: unknown;
  readonly findings: Finding[] = [];
  private readonly counter = new LineCounter();
  private readonly document: Document;

  /**
   * @param text a file, or part of one such as front matter or a fenced block
   * @param first place of its first line
   */
  constructor(
    text: string,
    private readonly first: Place,
    private readonly options: Options = {},
  ) {
    this.document = parseDocument(text, {
      schema: options.asTyped ? 'failsafe' : 'core',
      lineCounter: this.counter,
      prettyErrors: false,
    });
    const {errors} = this.document;
    // Later errors are consequences of the first, except duplicate keys.
    const told = errors.filter((error, index) => index === 0 || error.code === 'DUPLICATE_KEY');
    for (const error of told) this.reportAt(error.pos[0], ...explain(error, text));
    visit(this.document, {
      Alias: (_, {source, range}) =>
        this.reportAt(
          range?.[0] ?? 0,
          `"*${source}" is a reference in YAML`,
          "quote a text that starts with *: '*Name'",
        ),
    });
    this.data = this.findings.length > 0 ? undefined : this.document.toJS();
  }

  report(path: Path, what: string, fix: string): void {
    this.findings.push({file: this.first.file, line: this.lineOf(path), what, fix});
  }

  /** @throws FindingsError if there are findings */
  finish(): void {
    if (this.findings.length > 0) throw new FindingsError(this.findings);
  }

  /**
   * Validates the data and reports each issue at its line. The schema's message is the fix; `params.what` of an issue
   * is the problem. Without a message, unknown keys and values get the nearest known one as a fix.
   * @returns undefined if invalid
   */
  check<T>(schema: z.ZodType<T>): T | undefined {
    if (this.findings.length > 0) return undefined;
    const result = parseWith(schema, this.data, this.options.help);
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.reportIssue(issue);
    return undefined;
  }

  private reportIssue(issue: z.core.$ZodIssue): void {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const fix = unknownKeyFix(key, valueAt(this.data, path), (issue as UnknownKeys).known ?? []);
        this.report(path, `unknown key "${keyOf(path)}"`, fix);
      }
      return;
    }
    const what: unknown = issue.code === 'custom' ? issue.params?.['what'] : undefined;
    this.report(
      issue.path,
      typeof what === 'string' ? what : describe(issue, valueAt(this.data, issue.path)),
      issue.message,
    );
  }

  /** Line of a key, or of its nearest existing ancestor. */
  lineOf(path: Path): number {
    let node: unknown = this.document.contents;
    let offset: number | undefined;
    for (const step of path) {
      const items: unknown[] = isCollection(node) ? node.items : [];
      const item = items.find((one, index) => (isPair(one) ? String(one.key) === String(step) : index === step));
      const place = isPair(item) ? item.key : item;
      if (!isNode(place)) break;
      offset = place.range?.[0] ?? offset;
      node = isPair(item) ? item.value : item;
    }
    return offset === undefined ? Math.max(1, this.first.line - 1) : this.lineAt(offset);
  }

  private lineAt(offset: number): number {
    return this.first.line - 1 + Math.max(1, this.counter.linePos(offset).line);
  }

  private reportAt(offset: number, what: string, fix: string): void {
    this.findings.push({file: this.first.file, line: this.lineAt(offset), what, fix});
  }
}

/** Parses the front matter; undefined if there is none. */
export function frontMatterOf(text: string, file: string): YamlSource | undefined {
  const block = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/.exec(text)?.[1];
  return block === undefined
    ? undefined
    : new YamlSource(block, {file, line: 2}, {help: 'CONTRIBUTING.md lists the keys of front matter'});
}

const wordings: Readonly<Record<string, string>> = {
  string: 'text, and quote it when it holds a colon, a comma or brackets',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
};

/** Issue with the known keys. */
type UnknownKeys = z.core.$ZodRawIssue & {known?: readonly string[]};

/** @param path relative to the schema */
export const issueOf = ({what, fix}: Fault, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  path,
  message: fix,
  params: {what},
});

/** Issues without a message get a fix. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown, help = 'write what this key may hold') {
  return schema.safeParse(data, {
    error: (issue) => {
      switch (issue.code) {
        case 'unrecognized_keys':
          (issue as UnknownKeys).known = Object.keys((issue.inst as unknown as z.ZodObject | undefined)?.shape ?? {});
          return 'remove it';
        case 'invalid_value':
          if (typeof issue.input === 'string') return didYouMean(issue.input, issue.values.map(String));
          return `write one of ${issue.values.map(String).join(', ')}`;
        case 'invalid_type': {
          if (issue.input === undefined || issue.input === null) return 'add it';
          return `write ${wordings[issue.expected] ?? `a ${issue.expected}`}`;
        }
        case 'invalid_key':
          return issue.issues[0]?.message;
        case 'invalid_union':
          return help;
        default:
          return undefined;
      }
    },
  });
}

/** A key without a value is usually the rest of an unquoted text. */
function unknownKeyFix(key: string, value: unknown, known: readonly string[]): string {
  if (value === '' || value === null) return 'quote the text before it: a comma inside { } starts a new key';
  return didYouMean(key, known);
}

/** `pins[2].effect` for `['pins', 2, 'effect']`. */
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

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  const key = keyOf(issue.path) || 'the text';
  if (issue.code === 'invalid_key') return `${key}: not a valid id`;
  if (value === undefined || value === null) return `${key} is missing`;
  const text = JSON.stringify(value);
  if (text.length <= 60) return `${key} is ${text}`;
  return `${key} is ${text.slice(0, 57)}..."${typeof value === 'string' ? ` (${value.length} characters)` : ''}`;
}

/** Other errors suggest quoting. */
const fixes: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent this line as far as the entries beside it, and close each bracket above it',
  MISSING_CHAR: 'close the bracket, and put a comma between the entries in brackets',
  MULTILINE_IMPLICIT_KEY: 'put a colon and a space after the key, or quote a text of several lines',
  BLOCK_AS_IMPLICIT_KEY: 'quote a text that holds a colon and a space, or begin a line for what follows the key',
  BLOCK_IN_FLOW: 'put a comma between the entries in brackets',
  BAD_DQ_ESCAPE: 'use single quotes: in double quotes a backslash begins an escape such as \\n',
  KEY_OVER_1024_CHARS: 'close the quotation mark of the key',
};

function explain({code, message, pos}: YAMLError, text: string): [what: string, fix: string] {
  const start = text.lastIndexOf('\n', pos[0] - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0]?.trim() ?? '';
  if (code === 'DUPLICATE_KEY') {
    const name = /^[\w .-]+/.exec(text.slice(pos[0]))?.[0]?.trim() ?? line;
    return [`the name "${name}" is used twice`, 'rename or remove one of the two'];
  }
  if (line.startsWith('```'))
    return [`"${line}" is in the text of a fenced block`, 'end the block above it with a line of three backticks'];
  if (/quote/.test(message)) return [`"${line}" is not valid YAML (${message})`, 'close the quotation mark before it'];
  if (/['"]/.test(line) && code === 'UNEXPECTED_TOKEN')
    return [`"${line}" is not valid YAML (${message})`, `quote all of the text, with the other kind of quotation mark`];
  if (/alias/i.test(message)) return [`"${line}" is not valid YAML`, "quote a text that starts with *: '*Name'"];
  return [
    `${line === '' ? 'the text' : `"${line}"`} is not valid YAML (${message})`,
    fixes[code] ?? 'quote a text that holds : # { } [ ] , or starts with * & ! % @',
  ];
}
