// cspell:ignore fflate llms zippable
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';
import {zipSync, type Zippable} from 'fflate';

import {escapeHtml} from '../../src/shared/html';

export interface Copy {
  readonly title: string;
  readonly basePath: string;
  readonly origin: string;
  readonly date: Date;
}

/** Scripts that serve the copy, and README. */
const START = path.join(import.meta.dirname, 'start');

/** Not used by simple servers. */
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** Already compressed. */
const isPacked = (name: string): boolean => /\.(?:pdf|png|webp|woff2)$/.test(name);

const siteOf = ({basePath}: Copy): string => basePath.replaceAll('/', '');

const dayOf = ({date}: Copy): string => date.toISOString().slice(0, 10);

export const nameOf = (copy: Copy): string => `${siteOf(copy)}-offline-${dayOf(copy)}`;

/** Replaces `{title}` and so on. */
const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);

/** Footer of each page, outside of React's root so that it survives navigation. */
function noteOf({title, date, origin, basePath}: Copy): string {
  const day = date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  const current = origin.endsWith('.example.com') ? '' : ` The current manual is at ${origin}${basePath}.`;
  const text = escapeHtml(`${title}, offline copy of ${day}.${current}`);
  return `<div class="footer"><div class="container footer__copyright">${text}</div></div>`;
}

function contentOf(file: string, body: Buffer, copy: Copy): Buffer {
  if (file.endsWith('.html')) {
    const html = body.toString();
    const end = html.lastIndexOf('</body>');
    const at = end < 0 ? html.length : end;
    return Buffer.from(html.slice(0, at) + noteOf(copy) + html.slice(at));
  }
  // Lists of pages have absolute addresses.
  if (/^llms.*\.txt$/.test(file)) return Buffer.from(body.toString().replaceAll(copy.origin + copy.basePath, ''));
  return body;
}

/**
 * Packs a built site and a server into a reproducible zip file. Run with `TZ=UTC`, because zip files have local times.
 */
export function pack(build: string, copy: Copy): Uint8Array {
  const site = siteOf(copy);
  const files: Zippable = {};
  const add = (name: string, body: Uint8Array, isProgram = false): void => {
    const attrs = ((isProgram ? 0o100755 : 0o100644) << 16) >>> 0;
    files[`${nameOf(copy)}/${name}`] = [body, {level: isPacked(name) ? 0 : 9, mtime: copy.date, os: 3, attrs}];
  };
  const redirect = `<!doctype html><meta charset="utf-8"><title>${escapeHtml(copy.title)}</title><meta http-equiv="refresh" content="0; url=${site}/"><a href="${site}/">${escapeHtml(copy.title)}</a>\n`;
  add('index.html', Buffer.from(redirect));
  for (const name of globSync('*', {cwd: START}).sort()) {
    const body = readFileSync(path.join(START, name));
    const facts: Readonly<Record<string, string>> = {title: copy.title, date: dayOf(copy), site};
    const filled = name === 'README.txt' ? fill(body.toString(), facts) : body.toString();
    // Windows programs need CRLF.
    const text = /\.(?:cmd|ps1|txt)$/.test(name) ? filled.replace(/\r?\n/g, '\r\n') : filled;
    add(name, Buffer.from(text), name.endsWith('.command'));
  }
  for (const file of globSync('**', {cwd: build, ignore: COMPRESSED}).sort())
    add(`${site}/${file}`, contentOf(file, readFileSync(path.join(build, file)), copy));
  return zipSync(files);
}
