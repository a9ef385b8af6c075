import * as z from 'zod';
import {fault} from '../../shared/finding';
import {didYouMean} from '../../shared/didYouMean';

/** A wire as written: `from -> to: label | style`. */
export interface RawWire {
  from: string;
  to: string;
  both: boolean;
  label?: string;
  style?: string;
}

/**
 * Schema of a list of wires.
 *
 * @param styles words that may follow the bar
 * @param options `labels`: a label may follow a colon; `both`: `<->` is allowed
 */
export function wireList(styles: readonly string[], options: {labels: boolean; both: boolean}) {
  return z.array(z.unknown(), {error: 'write one wire a line: "- A -> B"'}).transform((items, context) =>
    items.map((item, index): RawWire => {
      const result = readWire(item, styles, options);
      if (typeof result !== 'string') return result;
      context.addIssue({code: 'custom', path: [index], message: result});
      return {from: '', to: '', both: false};
    }),
  );
}

/** @returns the wire, or what is wrong with it */
function readWire(
  item: unknown,
  styles: readonly string[],
  options: {labels: boolean; both: boolean},
): RawWire | string {
  const pairs =
    typeof item === 'string' ? [[item, ''] as const] : Object.entries((item ?? {}) as Record<string, unknown>);
  const pair = pairs[0];
  if (pairs.length !== 1 || !pair || typeof pair[1] !== 'string') {
    return fault(
      'a wire is one line, "A -> B" or "A -> B: label"',
      'quote a label that holds a colon, a comma or brackets',
    );
  }
  const [ends, afterColon] = pair;
  const head = splitStyle(ends);
  const tail = splitStyle(afterColon);
  const style = head.style ?? tail.style;
  if (style !== undefined && !styles.includes(style)) {
    return fault(`unknown wire style "${style}" in "${ends}"`, didYouMean(style, styles));
  }
  const label = tail.rest.replace(/\s+/g, ' ').trim();
  if (label !== '' && !options.labels) {
    return fault(
      `"${ends}: ${label}": a wire of a nodegraph has no label`,
      `remove ": ${label}"; name the pin instead`,
    );
  }
  const arrow = /\s*(<->|->)\s*/.exec(head.rest);
  if (!arrow) return fault(`"${ends}" is not a wire, because it has no arrow`, 'write "A -> B"');
  const from = head.rest.slice(0, arrow.index).trim();
  const to = head.rest.slice(arrow.index + arrow[0].length).trim();
  if (from === '' || to === '') return fault(`"${ends}" lacks an end`, 'write a name on both sides of the arrow');
  if (/<?->/.test(to)) return fault(`"${ends}" has two arrows`, 'write one wire a line');
  const both = arrow[1] === '<->';
  if (both && !options.both)
    return fault(`"${ends}": wires run one way`, `write "${from} -> ${to}", from an output to an input`);
  return {from, to, both, ...(label === '' ? {} : {label}), ...(style === undefined ? {} : {style})};
}

function splitStyle(text: string): {rest: string; style?: string} {
  const bar = text.lastIndexOf('|');
  if (bar < 0) return {rest: text};
  return {rest: text.slice(0, bar), style: text.slice(bar + 1).trim()};
}
