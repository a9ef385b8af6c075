import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {codePoint} from '../../../shared/codePoint';
import {lineOf, parseMdx, type JsxElement} from '../../../shared/mdx';
import {site} from '../../../site/site';
import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

/** Typographic characters from word processors break copied commands. */
const typographic = /[\u2018-\u201d\u2013\u2014\u00a0\u00ad\u200b-\u200d\ufeff]/;

/** `pathname:` links to a file that isn't a page. */
const schemes = /^(?:https?|mailto|tel|pathname):/;

const typed: readonly (readonly [sign: RegExp, what: string, fix: string])[] = [
  [/\[\^[^\]\s]+\]/, "a footnote that isn't there", 'write the footnote, or remove its sign'],
  [/\\\\|\b[A-Za-z]:\\/, 'a path whose backslashes Markdown takes away', 'put the path in backticks'],
  [/^::?[a-z]+[[{]/m, "a directive that the site doesn't have", 'write text, or an admonition with three colons'],
  [/^\u00a0|\n\s*(?:[-*]|\d+\.)\u00a0/, 'a no-break space where a space makes a list', 'type a space'],
  [/(?<=^|\s):[a-z][\w+-]*:?(?=[\s.,!?]|$)/, "a shortcode that the style doesn't have", 'write a word'],
  [/\b(?:Ctrl|Cmd|Alt|Shift)\+\w/, 'keys that are typed as text', 'write <Keys>Ctrl+S</Keys>'],
];

function check(node: Nodes, parents: Root | Nodes, index: number, source: string, report: ReportLine): void {
  const line = lineOf(node);
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const say = (what: string, fix: string): void => report(line, what, fix);
  switch (node.type) {
    case 'text':
      for (const [sign, what, fix] of typed) {
        const found = sign.exec(source.slice(start, end));
        if (found) say(`${what}: "${found[0].trim()}"`, fix);
      }
      break;
    case 'code':
    case 'inlineCode': {
      const [found] = typographic.exec(node.value) ?? [];
      if (found) say(`"${found}" (${codePoint(found)}) in code`, 'type it as a program reads it: ", \', -, or a space');
      if (node.type === 'inlineCode') break;
      if (/\bBearer [\w.~+/-]{20,}/.test(node.value)) say('a token in code', 'write a variable, such as $TOKEN');
      if (node.lang === 'json') {
        try {
          JSON.parse(node.value);
        } catch (error) {
          say(
            `no valid JSON: ${(error as Error).message.split('\n')[0]}`,
            'correct it, or write text for a part of one',
          );
        }
      }
      break;
    }
    case 'emphasis':
      if (/\w/.test(source[start - 1] ?? '') && /\w/.test(source[end] ?? ''))
        say(`"${toString(node)}" within a word is set in italics`, 'put the calculation in backticks');
      break;
    case 'blockquote':
      say('a line that begins with > is a quotation', 'write "more than", or \\> for the sign');
      break;
    case 'link':
      if (/^[a-z][a-z+.-]*:/i.test(node.url) && !schemes.test(node.url))
        say(`${node.url} has an unknown scheme`, 'write https:, mailto:, or a file');
      if (node.url.startsWith(site.origin + site.basePath))
        say(`${node.url} leads out of the offline copy`, 'link the file of the page');
      break;
    case 'list': {
      const siblings = 'children' in parents ? parents.children : [];
      const [between, next] = [siblings[index + 1], siblings[index + 2]];
      const count = node.children.length;
      const starts = [count === 1 ? 1 : 0, (node.start ?? 1) + count];
      const isCut = next?.type === 'list' && next.ordered && starts.includes(next.start ?? 1);
      if (node.ordered && between?.type === 'paragraph' && isCut)
        report(lineOf(between), 'the list starts over after this paragraph', 'indent the paragraph by three spaces');
      break;
    }
    case 'table': {
      const columns = node.children[0]!.children.length;
      if (columns > 6) say(`a table of ${columns} columns, which a phone has no room for`, 'keep at most six');
      break;
    }
    default:
  }
}

export function slipsRule({source}: Page, _project: Project, report: ReportLine): void {
  visit(parseMdx(source), (node, index, parent) => {
    if ('name' in node && (node as unknown as JsxElement).name === 'Keys') return 'skip';
    check(node as Nodes, (parent ?? node) as Nodes, index ?? 0, source, report);
    return undefined;
  });
}
