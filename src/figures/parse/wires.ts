import * as z from 'zod';
import type {Fault} from '../../shared/finding';
import {issueOf} from '../../shared/yaml';
import {didYouMean} from '../../shared/didYouMean';
import {onlyPair} from './schema';

/** `from -> to: label | style`. */
export interface Wire {
  from: string;
  to: string;
  both: boolean;
  label?: string;
  style?: string;
}

/**
 * Wires of a flow can have a label, and run both ways (`<->`).
 * @param styles allowed after the bar
 */
export function wireList(kind: 'flow' | 'nodegraph', styles: readonly string[]) {
  return z.array(z.unknown(), {error: 'write one wire a line: "- A -> B"'}).transform((items, context) =>
    items.flatMap((item, index): Wire[] => {
      const result = readWire(item, kind, styles);
      if ('from' in result) return [result];
      context.addIssue(issueOf(result, [index]));
      return [];
    }),
  );
}

function readWire(item: unknown, kind: 'flow' | 'nodegraph', styles: readonly string[]): Wire | Fault {
  const pair = onlyPair(item, '');
  if (!pair)
    return {
      what: 'a wire is one line, "A -> B" or "A -> B: label"',
      fix: 'quote a label that holds a colon, a comma or brackets',
    };
  const [ends, afterColon] = pair;
  const [head = '', headStyle] = splitStyle(ends);
  const [tail = '', tailStyle] = splitStyle(afterColon);
  const style = headStyle ?? tailStyle;
  if (style !== undefined && !styles.includes(style))
    return {what: `unknown wire style "${style}" in "${ends}"`, fix: didYouMean(style, styles)};
  const label = tail.replace(/\s+/g, ' ').trim();
  if (label !== '' && kind === 'nodegraph')
    return {
      what: `"${ends}: ${label}": a wire of a nodegraph has no label`,
      fix: `remove ": ${label}"; name the pin instead`,
    };
  const [, from = '', arrow, to = ''] = /^(.*?)\s*(<->|->)\s*(.*)$/s.exec(head.trim()) ?? [];
  if (!arrow) return {what: `"${ends}" is not a wire, because it has no arrow`, fix: 'write "A -> B"'};
  if (from === '' || to === '') return {what: `"${ends}" lacks an end`, fix: 'write a name on both sides of the arrow'};
  if (/<?->/.test(to)) return {what: `"${ends}" has two arrows`, fix: 'write one wire a line'};
  const both = arrow === '<->';
  if (both && kind === 'nodegraph')
    return {what: `"${ends}": wires run one way`, fix: `write "${from} -> ${to}", from an output to an input`};
  return {from, to, both, label: label || undefined, style};
}

function splitStyle(text: string): [rest: string, style?: string] {
  const bar = text.lastIndexOf('|');
  return bar < 0 ? [text] : [text.slice(0, bar), text.slice(bar + 1).trim()];
}
