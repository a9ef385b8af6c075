import * as z from 'zod';
import {GUIDE_ROUTE} from '../site/reference';
import {sentence, slug, words} from './textSchemas';

/** The `operationId` of a call. */
const call = z.string().regex(/^[a-z]+[A-Z]\w*$/, 'write the operationId of a call');

export const apiErrorsSchema = z
  .array(
    z.strictObject({
      /** Part of its address: `rest-api-errors#graph-not-found`. */
      id: slug,
      /** As the hub returns it: the value of `error`, or the whole body. */
      text: words,
      status: z.int().min(400).max(599),
      /** `json`: an object with `error`. `text`: plain text. */
      body: z.enum(['json', 'text']),
      /** The calls that can return it. */
      calls: z.union([z.array(call).min(1), z.literal('all')]),
      cause: sentence,
      fix: sentence,
      /** The calls that read the values to check. */
      read: z.array(call).min(1).optional(),
    }),
  )
  .min(1);

/** A text that the REST API returns with an error. */
export type ApiError = z.infer<typeof apiErrorsSchema>[number];

/** Route of the page that explains every error under its id. */
export const errorsRoute = `/${GUIDE_ROUTE}/rest-api-errors`;

/**
 * The error of a response.
 * @param errors all of them
 * @param text the text of the response, as the description's example has it
 * @returns undefined where none has this text and status
 */
export function errorOf(errors: readonly ApiError[], status: number, text: string): ApiError | undefined {
  return errors.find((one) => one.status === status && one.text === text);
}
