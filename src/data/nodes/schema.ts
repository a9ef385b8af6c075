import * as z from 'zod';
import {releaseLines} from '../../site/releases';
import {route, sentence, words} from '../textSchemas';

const release = z.enum([...releaseLines.flat(), '2023', '2024', '2026']);

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** Scalar, or one number per vector component. */
const bound = z.union([z.number(), z.array(z.number()).min(2)]);

const field = z.strictObject({
  /** As in the definition; the node fills in `<n>`, `<letter>`, `<type>`, and `<field>`. */
  name: words,
  display: words.optional(),
  /** As in the definition: `float`, `nos.sys.vulkan.Texture`; `any` for pins that adopt the connected type. */
  type: words.optional(),
  default: z.union([scalar, z.array(z.number())]).optional(),
  /** Value after a reset if not the default. */
  reset: scalar.optional(),
  min: bound.optional(),
  max: bound.optional(),
  step: z.number().optional(),
  options: z.array(words).min(2).optional(),
  /** In words, where neither limits nor options fit. */
  range: words.optional(),
  editor: z.enum(['list', 'color', 'file', 'presets']).optional(),
  group: words.optional(),
  /** Possible representations; omitted where the definition doesn't say. */
  shows: z
    .array(z.enum(['input', 'output', 'property']))
    .min(1)
    .optional(),
  format: words.optional(),
  /** Range of `<n>`. */
  from: z.int().optional(),
  to: z.int().optional(),
  read_only: z.literal(true).optional(),
  advanced: z.literal(true).optional(),
  status: z.enum(['defined', 'inferred']).optional(),
  /** Manual that names the field of an inferred node. */
  confirmed: release.optional(),
  effect: sentence.optional(),
});

const direction = z.enum(['in', 'out']);

export const nodeSchema = z.strictObject({
  name: words,
  title: words.optional(),
  category: words,
  purpose: sentence,
  page: route.optional(),
  class: words.optional(),
  package: words.optional(),
  /** Nodos bundle of 2024-10 that contains the package. */
  bundle: z.enum(['minimal', 'standard', 'broadcast', 'none']).optional(),
  /** `defined`: from the definition of this release. `inferred`: from another state, release, or manual. */
  status: z.enum(['defined', 'inferred']),
  release,
  source: sentence,
  /** For nodes that no source of 5.5 names. */
  presence: z.literal('unproven').optional(),
  always_runs: z.literal(true).optional(),
  /** All pins of type `any` adopt the type of the first wire. */
  follows: z.literal(true).optional(),
  /** Represents a process whose actors add pins. */
  process: z.literal(true).optional(),
  pins: z.array(field.extend({direction})).optional(),
  properties: z.array(field.extend({direction: direction.optional()})).optional(),
  functions: z
    .array(
      z.strictObject({
        name: words,
        display: words.optional(),
        group: words.optional(),
        internal: z.literal(true).optional(),
        effect: sentence.optional(),
        parameters: z.array(field.extend({direction})).optional(),
      }),
    )
    .optional(),
  menu: z
    .array(z.strictObject({entry: words, of: z.enum(['node', 'pin', 'actor']), effect: sentence.optional()}))
    .optional(),
  variants: z.array(z.strictObject({name: words, type: words})).optional(),
  dynamic: z.array(sentence).optional(),
  messages: z
    .array(
      z.strictObject({
        text: words,
        /** `refusal`: why a connection is refused. */
        kind: z.enum(['information', 'warning', 'failure', 'pin', 'log', 'refusal']).optional(),
        effect: sentence.optional(),
      }),
    )
    .optional(),
  inside: sentence.optional(),
  notes: z.array(sentence).optional(),
  /** Typical wires to or from a pin of another node (`aja-in.Output`). */
  wiring: z.array(z.strictObject({pin: words, from: words.optional(), to: words.optional()})).optional(),
  /** Evaluated by a test. */
  examples: z
    .array(
      z.strictObject({
        expression: words,
        inputs: z.record(z.string(), z.number()).optional(),
        result: z.number(),
        note: sentence,
      }),
    )
    .optional(),
});

export const categoriesSchema = z.record(
  words,
  z.strictObject({
    purpose: sentence,
    /** False for a heading that isn't a category of the node menu. */
    menu: z.literal(false).optional(),
  }),
);

export const structuresSchema = z.record(
  words,
  z.strictObject({
    also: z.array(words).optional(),
    fields: z.array(z.strictObject({name: words, display: words.optional(), type: words.optional()})).min(1),
  }),
);

export type NodeFacts = z.infer<typeof nodeSchema>;
export type NodeField = z.infer<typeof field> & {direction?: 'in' | 'out'};
export type NodeCategories = z.infer<typeof categoriesSchema>;
export type NodeStructures = z.infer<typeof structuresSchema>;
