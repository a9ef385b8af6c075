import * as z from 'zod';
import {words} from './textSchemas';

/** Owner of links at the top of the reference. */
export const INTRODUCTION = 'introduction';

export const apiLinksSchema = z
  .array(
    z.strictObject({
      text: words,
      /** With a heading's ID: `/faq/ui-warnings#license`. */
      page: z.string().regex(/^\/[^\s#]*[^\s#/](?:#[\w-]+)?$/, 'write a route such as /faq/ui-warnings#license'),
      /** Tags, operationIds, or `introduction`. */
      of: z.array(z.string()).min(1),
    }),
  )
  .min(1);

export type ApiLink = z.infer<typeof apiLinksSchema>[number];
