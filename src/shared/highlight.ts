import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-nginx.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-yaml.js';

import {escapeHtml} from './escape';

/** What code can be written in, and the grammar that colors it; `text` has none. */
export const grammars = {
  bash: 'bash',
  csharp: 'csharp',
  html: 'markup',
  ini: 'ini',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  nginx: 'nginx',
  powershell: 'powershell',
  python: 'python',
  shell: 'bash',
  text: undefined,
  xml: 'markup',
  yaml: 'yaml',
} as const;
export type CodeLanguage = keyof typeof grammars;

// Few classes and no nested ones: every element of a long page costs its reader time. What is not listed keeps the color
// of the text. `src/css/code.css` has the colors.
const classes: Record<string, string> = {
  property: 'property',
  'literal-property': 'property',
  parameter: 'property',
  key: 'property',
  'attr-name': 'property',
  string: 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
  'interpolation-string': 'string',
  char: 'string',
  'attr-value': 'string',
  number: 'literal',
  boolean: 'literal',
  null: 'literal',
  keyword: 'keyword',
  'section-name': 'keyword',
  comment: 'comment',
};

function textOf(token: string | Prism.Token): string {
  if (typeof token === 'string') return token;
  return Array.isArray(token.content) ? token.content.map(textOf).join('') : textOf(token.content);
}

interface Run {
  name: string | undefined;
  text: string;
}

/** In a shell, names of commands are what keywords are elsewhere. */
const SHELLS: ReadonlySet<CodeLanguage> = new Set(['bash', 'powershell', 'shell']);

function runsOf(token: string | Prism.Token, language: CodeLanguage): Run[] {
  if (typeof token === 'string') return [{name: undefined, text: token}];
  const name = token.type === 'function' && SHELLS.has(language) ? 'keyword' : classes[token.type];
  if (name) return [{name, text: textOf(token)}];
  return (Array.isArray(token.content) ? token.content : [token.content]).flatMap((part) => runsOf(part, language));
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
 * Colors code.
 * @param text the code
 * @param language what it is written in
 * @returns HTML: the code, with each colored run in a `b` whose class says what it is
 */
export function highlight(text: string, language: CodeLanguage): string {
  const grammar = grammars[language];
  const tokens = grammar === undefined ? [text] : Prism.tokenize(text, Prism.languages[grammar]!);
  return join(tokens.flatMap((token) => runsOf(token, language)))
    .map((run) => (run.name ? `<b class="${run.name}">${escapeHtml(run.text)}</b>` : escapeHtml(run.text)))
    .join('');
}
