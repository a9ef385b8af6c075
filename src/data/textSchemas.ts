import * as z from 'zod';
import {issueOf} from '../shared/yaml';
import {inline} from './inline';

export const words = z.string().trim().min(1, 'must not be empty');

/** Characters with a meaning in Markdown; text without them needs no parser. */
const markup = /[*_`[\]<>!#\\|\n&~]|^[-+]|^\d+[.)]|^={2}/;

/** One line of Markdown: code, bold, italics, links to routes. */
export const line = words.superRefine((text, context) => {
  try {
    if (markup.test(text)) inline(text);
  } catch (error) {
    const fix = 'write one line of Markdown: code, bold, italics, links to routes';
    context.addIssue(issueOf({what: `"${text}" ${(error as Error).message}`, fix}));
  }
});

/** Whole sentences, so that tables and lists read evenly. */
export const sentence = line.regex(/[.!?)]$/, 'must end as a sentence does, with a period');

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Without slashes at its ends: `installations/system-requirements`. */
export const route = z.string().regex(/^[^/\s].*[^/\s]$/, 'must be a route without slashes at its ends');
