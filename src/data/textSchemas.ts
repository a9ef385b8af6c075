import * as z from 'zod';
import {issueOf} from '../shared/yaml';
import {inline} from './inline';

/** Words that are shown as they are, in one line. */
export const words = z.string().trim().min(1, 'must not be empty');

/** Signs that mean something in Markdown. A text without them is one line of plain words and needs no parser. */
const markup = /[*_`[\]<>!#\\|\n&~]|^[-+]|^\d+[.)]|^={2}/;

/** One line of Markdown: code, bold, italics, and links to routes. */
export const line = words.superRefine((text, context) => {
  try {
    if (markup.test(text)) inline(text);
  } catch (error) {
    const fix = 'write one line of Markdown: code, bold, italics, links to routes';
    context.addIssue(issueOf({what: `"${text}" ${(error as Error).message}`, fix}));
  }
});

/** A whole sentence or two, so that tables and lists read evenly. */
export const sentence = line.regex(/[.!?)]$/, 'must end as a sentence does, with a period');

/** The ID of an entry in pages and other files: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A route of the site without slashes at its ends: `installations/system-requirements`. */
export const route = z.string().regex(/^[^/\s].*[^/\s]$/, 'must be a route without slashes at its ends');
