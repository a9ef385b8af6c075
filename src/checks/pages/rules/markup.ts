import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {codeProps} from '../../../markdown/remarkCode';
import {nearest} from '../../../shared/didYouMean';
import {FaultError} from '../../../shared/finding';
import {lineOf, parseMdx} from '../../../shared/mdx';
import {figureKinds} from '../../../shared/vocabulary';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';
import {findViolations} from '../../words/terminology';

const boxes = ['note', 'tip', 'info', 'warning', 'danger'];

function codeLines(tree: Root): ReadonlySet<number> {
  const lines = new Set<number>();
  visit(tree, ['code', 'yaml'], ({position}) => {
    for (let line = position!.start.line; line <= position!.end.line; line += 1) lines.add(line);
  });
  return lines;
}

function boxFault(opening: string): string | undefined {
  if (/^:{3,}(?:note|tip|info|warning|danger)(?:\[[^\]]+\])?$/.test(opening)) return undefined;
  const word = /[a-z]+/i.exec(opening)?.[0] ?? '';
  const name = nearest(word.toLowerCase(), boxes) ?? boxes.find((box) => word.toLowerCase().startsWith(box));
  if (name === undefined) return `write one of ${boxes.map((box) => `:::${box}`).join(', ')}`;
  const title = /[a-z]+[\s[]+(.*?)\]?$/i.exec(opening)?.[1];
  return `write :::${name}${title ? `[${title}]` : ''}`;
}

/** Admonitions have a known kind, and end with a line of colons. */
function checkBoxes(source: string, code: ReadonlySet<number>, report: ReportLine): void {
  const open: {line: number; text: string}[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const colons = /^\s*(:{3,}.*?)\s*$/.exec(text)?.[1];
    if (colons === undefined || code.has(index + 1)) continue;
    const line = index + 1;
    if (/^:+$/.test(colons)) {
      if (!open.pop()) report(line, `"${colons}" ends no box`, 'remove it, or open the box above: :::note');
      continue;
    }
    const fix = boxFault(colons);
    if (fix) report(line, `"${colons}" opens no box, so readers see it`, fix);
    open.push({line, text: colons});
  }
  for (const {line, text} of open) report(line, `the box "${text}" is never closed`, 'end it with a line of :::');
}

const leftovers: [sign: RegExp, what: string, fix: string][] = [
  [/`/, 'a backtick without its pair', 'close the code with a second backtick'],
  [/\]\s+\((?=[.#/]|https?:)/, 'a link with a space between ] and (', 'write [words](./page.mdx)'],
  [/\]\([^)\s]*$/, 'a link that is not closed', 'close it: [words](./page.mdx)'],
  [/^\s*\|.+\|/, 'a table row outside a table', 'put the line | --- | --- | below the heads of the table'],
  [/\*\*/, 'two asterisks that make nothing bold', 'write **Name** without spaces inside'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b/, 'a note to the writer', 'do it, or remove it'],
];

const doubled = /\b(?!(?:that|had|is)\b)(\p{L}{2,}) \1\b/iu;

/** Unparsed markup, unknown languages and titles of code, and terminology. */
export function markupRule({source, passages}: Page, {wordings}: Project, report: ReportLine): void {
  const tree = parseMdx(source);
  checkBoxes(source, codeLines(tree), report);
  for (const {text, line} of passages) {
    for (const [sign, what, fix] of leftovers) if (sign.test(text)) report(line, `${what}: "${text.trim()}"`, fix);
    for (const {found, write} of findViolations(text, wordings)) report(line, `"${found}"`, `write ${write}`);
    const [twice, word] = doubled.exec(text) ?? [];
    if (twice) report(line, `"${twice}"`, `write "${word}" once`);
  }
  visit(tree, 'code', (node) => {
    if (figureKinds.some((kind) => kind === node.lang)) return;
    try {
      codeProps(node);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      report(lineOf(node), error.message, error.fix);
    }
  });
}

export function unfinishedRule({source}: Page, _project: Project, report: ReportLine): void {
  const {children} = parseMdx(source);
  const parts = children.filter(
    (node) => node.type !== 'yaml' && !(node.type === 'mdxFlowExpression' && /^\s*\/\*/.test(node.value)),
  );
  const [first] = parts;
  if (!first || first.type === 'heading')
    report(first ? lineOf(first) : 1, 'the page has no opening', 'say what it is about, and when the reader needs it');
  for (const [index, node] of parts.entries()) {
    const next = parts[index + 1];
    if (node.type !== 'heading' || (next && (next.type !== 'heading' || next.depth > node.depth))) continue;
    report(lineOf(node), 'the section is empty', 'write it, or remove its heading');
  }
}
