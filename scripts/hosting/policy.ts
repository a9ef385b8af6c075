// cspell:ignore importmap formaction onopentag ontext onclosetag
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import {Parser} from 'htmlparser2';

import type {Finding} from '../../src/shared/finding';
import {lineAt} from '../../src/shared/lineAt';
import {contentPolicy, inlineElements, type InlineElement} from '../../src/site/hosting';

// src/site/hosting.ts has the directives; this adds hashes of inline elements.

/** Content that a Content-Security-Policy must allow, or forbids. */
interface Met {
  /** `script`, `style`, or the kind of violation. */
  readonly kind: InlineElement['tag'] | 'attribute' | 'host';
  readonly text: string;
  /** Path of ancestors: `main > div.theme-doc-markdown > p`. */
  readonly where: string;
  readonly line: number;
}

/** Data blocks aren't subject to the policy. */
const isData = (type = ''): boolean => /json$|^text\/(?!javascript)/.test(type) && type !== 'importmap';

/** Attributes that cause requests. */
const fetched = new Set(['src', 'srcset', 'poster', 'data', 'action', 'formaction']);
const isFetched = (tag: string, name: string, rel = ''): boolean =>
  fetched.has(name) || (tag === 'link' && name === 'href' && !/^(canonical|alternate)$/.test(rel));

function readInline(html: string): Met[] {
  const met: Met[] = [];
  const around: string[] = [];
  let text: string | undefined;
  const add = (kind: Met['kind'], value: string): void => {
    met.push({kind, text: value, where: around.slice(-4).join(' > '), line: lineAt(html, parser.startIndex)});
  };
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      around.push([tag, ...(attributes['class']?.split(/\s+/).filter(Boolean) ?? [])].join('.'));
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style' || /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value)) {
          add('attribute', `${name}="${value}"`);
        } else if (isFetched(tag, name, attributes['rel']) && /(^|,)\s*(https?:)?\/\//i.test(value)) {
          add('host', `${name}="${value}"`);
        }
      }
      if (tag === 'style' || (tag === 'script' && !('src' in attributes) && !isData(attributes['type']))) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(tag) {
      if (text !== undefined && (tag === 'script' || tag === 'style')) {
        add(tag, text);
        text = undefined;
      }
      around.pop();
    },
  });
  parser.end(html);
  return met;
}

const fixes: Readonly<Record<Met['kind'], string>> = {
  script:
    'put it into a module of src/client, or list it in src/site/hosting.ts if its text never changes from page to page',
  style: 'put it into a style sheet, or list it in src/site/hosting.ts if its text never changes from page to page',
  attribute: 'use a class, an attribute of SVG, or a listener: the Content-Security-Policy forbids it',
  host: 'keep the file in static/ or beside the page: the Content-Security-Policy allows no other host',
};

const names: Readonly<Record<Met['kind'], string>> = {
  script: 'inline script',
  style: 'inline style',
  attribute: 'attribute',
  host: 'address of another host,',
};

/** Size and first characters, for findings. */
const excerpt = ({kind, text}: Met): string =>
  kind === 'script' || kind === 'style'
    ? `of ${Buffer.byteLength(text)} bytes, "${text.trim().replace(/\s+/g, ' ').slice(0, 60)}…"`
    : text.slice(0, 100);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** After a click, React inserts a style as it is in its drawing; in a built page it is minified. */
const styleOf = (drawing: string): string => /<style>([^]*?)<\/style>/.exec(readFileSync(drawing, 'utf8'))?.[1] ?? '';

/**
 * @param pages by file
 * @returns the policy, and findings for what `src/site/hosting.ts` doesn't list
 */
export function policyOf(pages: ReadonlyMap<string, string>): {policy: string; findings: Finding[]} {
  const hashes = new Map<InlineElement, string>();
  // Once for all pages with the same problem.
  const findings = new Map<string, Finding>();
  for (const [page, html] of pages) {
    const file = `build/${page}`;
    for (const each of readInline(html)) {
      const known = inlineElements.find(({tag, mark}) => tag === each.kind && each.text.includes(mark));
      const hash = hashOf(each.text);
      if (known && (hashes.get(known) ?? hash) === hash) {
        hashes.set(known, hash);
      } else {
        const second = known ? `, a second one with "${known.mark}"` : '';
        const what = `${names[each.kind]} ${excerpt(each)} in ${each.where}${second}`;
        const fix = known ? `let ${known.origin} write the same on every page` : fixes[each.kind];
        if (!findings.has(what)) findings.set(what, {file, line: each.line, what, fix});
      }
    }
  }
  for (const {tag, mark, origin} of inlineElements.filter((element) => pages.size > 0 && !hashes.has(element))) {
    const what = `no page has the inline ${tag} with "${mark}" of ${origin}`;
    findings.set(what, {file: 'src/site/hosting.ts', line: 1, what, fix: 'take it off inlineElements'});
  }
  const policy = Object.entries(contentPolicy).map(([directive, sources]) => {
    const elements = inlineElements.filter(({tag}) => directive === `${tag}-src`);
    const drawings = elements.map(({origin}) => origin).filter((origin) => origin.endsWith('.svg'));
    const own = [...elements.map((element) => hashes.get(element)), ...drawings.map(styleOf).map(hashOf)];
    return [directive, ...sources, ...own].filter(Boolean).join(' ');
  });
  return {policy: policy.join('; '), findings: [...findings.values()]};
}
