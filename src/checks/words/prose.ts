import {isScalar, parseDocument, visit} from 'yaml';
import {figureKinds} from '../../shared/vocabulary';

const fence = new RegExp(`^ *(?:>|- )?(\`{3,})(?!${figureKinds.join('|')}\\b)\\w`);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Removes code and comment markers, keeping lines and columns. */
export function withoutCode(source: string, isCode = false): string {
  const lines = source.split('\n');
  let end = -1;
  const kept = lines.map((line, at) => {
    const ticks = at > end ? fence.exec(line)?.[1] : undefined;
    // An unclosed fence would hide the rest of the file.
    if (ticks)
      end = lines.findIndex((each, after) => after > at && each.trim().startsWith(ticks) && /^ *`+\s*$/.test(each));
    return at <= end ? blank(line) : line.replace(/^\s*(?:\/?\*+\/?|\/\/|#(?!#))(?=\s|$)/, blank);
  });
  const text = kept.join('\n');
  return isCode ? text : text.replace(/`[^`\n]*`/g, blank);
}

/**
 * Text without code, addresses, and link targets; keeps lines and columns.
 * @param isCode in source files, backticks are template literals
 */
export function proseOf(source: string, isCode = false): string {
  return withoutCode(source, isCode)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/https?:\/\/\S+/g, blank);
}

/**
 * YAML values of two or more words, without keys and IDs; keeps lines and columns.
 * @param unread keys to leave out
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
