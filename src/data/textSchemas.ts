import * as z from 'zod';

/** Words shown to readers: inline Markdown (code, bold, links to routes), in one line. */
export const words = z.string().trim().min(1, 'must not be empty');

/** A whole sentence or two, so that tables and lists read evenly. */
export const sentence = words.regex(/[.!?)]$/, 'must end as a sentence does, with a period');

/** The ID of an entry in pages and other files: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A route of the site without slashes at its ends: `installations/system-requirements`. */
export const route = z.string().regex(/^[^/\s].*[^/\s]$/, 'must be a route without slashes at its ends');
