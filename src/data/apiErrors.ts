import * as z from 'zod';
import {GUIDE_ROUTE} from '../site/reference';
import {sentence, slug, words} from './textSchemas';

const call = z.string().regex(/^[a-z]+[A-Z]\w*$/, 'write the operationId of a call');

export const apiErrorsSchema = z
  .array(
    z.strictObject({
      id: slug,
      text: words,
      status: z.int().min(400).max(599),
      /** `json`: an object with `error`. */
      body: z.enum(['json', 'text']),
      calls: z.union([z.array(call).min(1), z.literal('all')]),
      cause: sentence,
      fix: sentence,
      /** Calls that read the values to check. */
      read: z.array(call).min(1).optional(),
    }),
  )
  .min(1);

export type ApiError = z.infer<typeof apiErrorsSchema>[number];

export const errorsRoute = `/${GUIDE_ROUTE}/rest-api-errors`;

/** @param text the response's text, as in the example of the description */
export function errorOf(errors: readonly ApiError[], status: number, text: string): ApiError | undefined {
  return errors.find((one) => one.status === status && one.text === text);
}
