import * as z from 'zod';
import {words} from './textSchemas';

/** The owner of links at the beginning of the reference, which are of no group or call. */
export const INTRODUCTION = 'introduction';

export const apiLinksSchema = z
  .array(
    z.strictObject({
      text: words,
      /** Route of the page, with the ID of a heading: `/faq/ui-warnings#license`. */
      page: z.string().regex(/^\/[^\s#]*[^\s#/](?:#[\w-]+)?$/, 'write a route such as /faq/ui-warnings#license'),
      /** Names of groups, operationIds, or `introduction`. */
      of: z.array(z.string()).min(1),
    }),
  )
  .min(1);

/** A link from the reference to the manual. */
export type ApiLink = z.infer<typeof apiLinksSchema>[number];
