import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-python.js';

import type {Code, Language} from '../types';
import {escapeHtml} from './markdown';

const grammars = {curl: 'bash', javascript: 'javascript', python: 'python', csharp: 'csharp', json: 'json'} as const;

// Few classes and no nested ones: every element of the long page costs its reader time. What is not listed keeps the
// color of the text.
const classes: Record<string, string> = {
  property: 'property',
  'literal-property': 'property',
  parameter: 'property',
  string: 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
  'interpolation-string': 'string',
  char: 'string',
  number: 'literal',
  boolean: 'literal',
  null: 'literal',
  keyword: 'keyword',
  comment: 'comment',
};

function textOf(token: string | Prism.Token): string {
  if (typeof token === 'string') {
    return token;
  }
  return Array.isArray(token.content) ? token.content.map(textOf).join('') : textOf(token.content);
}

interface Run {
  name: string | undefined;
  text: string;
}

function runsOf(token: string | Prism.Token): Run[] {
  if (typeof token === 'string') {
    return [{name: undefined, text: token}];
  }
  const name = classes[token.type];
  if (name) {
    return [{name, text: textOf(token)}];
  }
  return (Array.isArray(token.content) ? token.content : [token.content]).flatMap(runsOf);
}

// Neighbors of one color, with nothing but space between them, need one element.
function join(runs: Run[]): Run[] {
  return runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1);
    const before = joined.at(-2);
    if (last?.name === run.name && last) {
      last.text += run.text;
    } else if (run.name && before?.name === run.name && last && !last.text.trim()) {
      joined.pop();
      before.text += last.text + run.text;
    } else {
      joined.push({...run});
    }
    return joined;
  }, []);
}

/**
 * Colors a sample.
 * @param text the sample
 * @param language what it is written in; `text` for plain text
 */
export function highlight(text: string, language: Language | 'json' | 'text'): Code {
  if (language === 'text') {
    return {text, html: escapeHtml(text)};
  }
  const grammar = Prism.languages[grammars[language]]!;
  const html = join(Prism.tokenize(text, grammar).flatMap(runsOf))
    .map((run) => (run.name ? `<b class="${run.name}">${escapeHtml(run.text)}</b>` : escapeHtml(run.text)))
    .join('');
  return {text, html};
}
