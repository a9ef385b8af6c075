import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';

import {escapeHtml, joinHtml, markup, type Html} from './html';

// prismjs adds languages to the global instance.
const load = createRequire(import.meta.url);
Object.assign(globalThis, {Prism});
for (const name of ['bash', 'csharp', 'ini', 'nginx', 'powershell']) load(`prismjs/components/prism-${name}`);

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

// Few flat classes, because each element of a long page costs rendering time. Tokens not listed here aren't colored
// (`src/css/code.css`).
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
  'string-interpolation': 'string',
  char: 'string',
  'attr-value': 'string',
  number: 'literal',
  boolean: 'literal',
  null: 'literal',
  keyword: 'keyword',
  'section-name': 'keyword',
  comment: 'comment',
};

function textOf(token: string | Token): string {
  if (typeof token === 'string') return token;
  return Array.isArray(token.content) ? token.content.map(textOf).join('') : textOf(token.content);
}

interface Run {
  name: string | undefined;
  text: string;
}

/** Command names in shells are highlighted as keywords. */
const SHELLS: ReadonlySet<CodeLanguage> = new Set(['bash', 'powershell', 'shell']);

function runsOf(token: string | Token, language: CodeLanguage): Run[] {
  if (typeof token === 'string') return [{name: undefined, text: token}];
  const name = token.type === 'function' && SHELLS.has(language) ? 'keyword' : classes[token.type];
  if (name) return [{name, text: textOf(token)}];
  return (Array.isArray(token.content) ? token.content : [token.content]).flatMap((part) => runsOf(part, language));
}

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

/** @returns HTML with a classed `b` around each colored run */
export function highlight(text: string, language: CodeLanguage): Html {
  const grammar = grammars[language];
  const tokens = grammar === undefined ? [text] : Prism.tokenize(text, Prism.languages[grammar]!);
  const runs = join(tokens.flatMap((token) => runsOf(token, language)));
  return joinHtml(
    runs.map(({name, text}) =>
      name ? markup`<b class="${escapeHtml(name)}">${escapeHtml(text)}</b>` : escapeHtml(text),
    ),
  );
}
