import {isScalar, parseDocument, visit} from 'yaml';
import {figureKinds} from '../../shared/vocabulary';

/** The opening of a fenced block that is code, and no figure. */
const fence = new RegExp(`^ *(?:>|- )?(\`{3,})(?!${figureKinds.join('|')}\\b)\\w`);

/** The same length in spaces, so that what follows keeps its line and column. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A text without fenced code, without code in backticks (except in source files), and without comment markers.
 * Every word keeps its line and column.
 */
export function withoutCode(source: string, isCode = false): string {
  const lines = source.split('\n');
  let end = -1;
  const kept = lines.map((line, at) => {
    const ticks = at > end ? fence.exec(line)?.[1] : undefined;
    // An opening fence without an end would hide the rest of the file, so it isn't one.
    if (ticks)
      end = lines.findIndex((each, after) => after > at && each.trim().startsWith(ticks) && /^ *`+\s*$/.test(each));
    return at <= end ? blank(line) : line.replace(/^\s*(?:\/?\*+\/?|\/\/|#(?!#))(?=\s|$)/, blank);
  });
  const text = kept.join('\n');
  return isCode ? text : text.replace(/`[^`\n]*`/g, blank);
}

/**
 * The prose in a file of the project: the text without code, addresses, and targets of links. Every word keeps its line
 * and column.
 * @param source a page, data, a description of an API, a README, or code
 * @param isCode true for code, where messages are in backticks
 */
export function proseOf(source: string, isCode = false): string {
  return withoutCode(source, isCode)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/https?:\/\/\S+/g, blank);
}

/**
 * The sentences of a YAML file: values of two words or more. Keys, ids, routes and the names of things in one word are left
 * out. Every word keeps its line and column.
 * @param unread keys whose values are left out too
 */
export function proseOfYaml(source: string, unread: readonly string[] = []): string {
  const text = proseOf(source);
  const kept = blank(text).split('');
  visit(parseDocument(source), {
    Pair: (_, {key, value}) => (isScalar(key) && unread.includes(String(key.value)) ? visit.SKIP : keep(value)),
    Seq: (_, {items}) => items.forEach(keep),
  });
  function keep(node: unknown): void {
    if (!isScalar(node) || typeof node.value !== 'string' || !/\S\s+\S/.test(node.value) || !node.range) return;
    for (let at = node.range[0]; at < node.range[1]; at += 1) kept[at] = text[at]!;
  }
  return kept.join('');
}
