import {escapeHtml, joinHtml, markup, type Html} from '../../shared/html';
import type {Language} from '../types';

// Enough for the templates.
const strings: Readonly<Record<Language, RegExp>> = {
  curl: /'(?:[^']|'\\'')*'/g,
  javascript: /'[^']*'|"(?:\\.|[^"\\])*"|`[^`]*`/g,
  python: /f?"(?:\\.|[^"\\])*"/g,
  csharp: /"""[\s\S]*?"""|\$?"(?:\\.|[^"\\])*"/g,
  powershell: /@'\n[\s\S]*?\n'@|'[^']*'|"[^"]*"/g,
};

const JSON_PARTS = /("(?:\\.|[^"\\])*")(?=\s*:)|("(?:\\.|[^"\\])*")|(-?\d[\d.eE+-]*|true|false|null)/g;

function color(text: string, pattern: RegExp, classes: readonly string[]): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const group = Math.max(
      0,
      found.slice(1).findIndex((part) => part !== undefined),
    );
    const name = escapeHtml(classes[group]!);
    parts.push(escapeHtml(text.slice(end, found.index)), markup`<b class="${name}">${escapeHtml(found[0])}</b>`);
    end = found.index + found[0].length;
  }
  return joinHtml([...parts, escapeHtml(text.slice(end))]);
}

/** On the long page, only strings are colored, which are what differs. */
export const colorSample = (text: string, language: Language): Html => color(text, strings[language], ['string']);

export const colorJson = (text: string): Html => color(text, JSON_PARTS, ['property', 'string', 'literal']);
