import * as z from 'zod';
import {releaseLines} from '../../site/releases';
import {route, sentence, words} from '../textSchemas';

/** Sources of nodes: releases that pages can name too, and years of public definitions. */
const release = z.enum([...releaseLines.flat(), '2023', '2024', '2026']);

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** A number, or one for each component of a vector. */
const bound = z.union([z.number(), z.array(z.number()).min(2)]);

const field = z.strictObject({
  /** As in the definition. The node fills in `<n>`, `<letter>`, `<type>` and `<field>`. */
  name: words,
  /** Display name, if it is not the name. */
  display: words.optional(),
  /** As in the definition: `float`, `nos.sys.vulkan.Texture`; `any` where the node takes over what is connected. */
  type: words.optional(),
  default: z.union([scalar, z.array(z.number())]).optional(),
  /** Value after a reset, if it is not the default. */
  reset: scalar.optional(),
  min: bound.optional(),
  max: bound.optional(),
  step: z.number().optional(),
  options: z.array(words).min(2).optional(),
  /** The range in words, if neither limits nor options can express it. */
  range: words.optional(),
  editor: z.enum(['list', 'color', 'file', 'presets']).optional(),
  group: words.optional(),
  /** As what it can be shown; left out where the definition does not say. */
  shows: z
    .array(z.enum(['input', 'output', 'property']))
    .min(1)
    .optional(),
  /** Pixel format of a texture. */
  format: words.optional(),
  /** First and last number of `<n>`. */
  from: z.int().optional(),
  to: z.int().optional(),
  read_only: z.literal(true).optional(),
  advanced: z.literal(true).optional(),
  /** Given where it differs from the node's. */
  status: z.enum(['defined', 'inferred']).optional(),
  /** Release of a manual that names it, for a node that is inferred. */
  confirmed: release.optional(),
  effect: sentence.optional(),
});

const direction = z.enum(['in', 'out']);

export const nodeSchema = z.strictObject({
  /** Entry of the node menu. */
  name: words,
  /** Title of the created node, where it is not the name. */
  title: words.optional(),
  category: words,
  purpose: sentence,
  /** Route of the page about the node. */
  page: route.optional(),
  class: words.optional(),
  package: words.optional(),
  /** Nodos bundle of 2024-10 that holds the package. */
  bundle: z.enum(['minimal', 'standard', 'broadcast', 'none']).optional(),
  /** `defined`: the definition of the release was read. `inferred`: another state, another release or a manual. */
  status: z.enum(['defined', 'inferred']),
  release,
  source: sentence,
  /** Given for nodes that no source of 5.5 names. */
  presence: z.literal('unproven').optional(),
  always_runs: z.literal(true).optional(),
  /** All pins of type `any` take over the type of the first wire. */
  follows: z.literal(true).optional(),
  /** The node represents a process whose actors add pins. */
  process: z.literal(true).optional(),
  /** Shown as pins when the node is created. */
  pins: z.array(field.extend({direction})).optional(),
  /** Shown as properties when the node is created. */
  properties: z.array(field.extend({direction: direction.optional()})).optional(),
  functions: z
    .array(
      z.strictObject({
        name: words,
        display: words.optional(),
        group: words.optional(),
        /** Called by the node itself, not by operators. */
        internal: z.literal(true).optional(),
        effect: sentence.optional(),
        parameters: z.array(field.extend({direction})).optional(),
      }),
    )
    .optional(),
  /** Entries that the node adds to context menus. */
  menu: z
    .array(z.strictObject({entry: words, of: z.enum(['node', 'pin', 'actor']), effect: sentence.optional()}))
    .optional(),
  /** Nodes of a family: one for each type. */
  variants: z.array(z.strictObject({name: words, type: words})).optional(),
  /** Rules by which pins appear and disappear. */
  dynamic: z.array(sentence).optional(),
  /** Statuses and log lines of the node. */
  messages: z
    .array(
      z.strictObject({
        text: words,
        /** `refusal`: the reason why a connection is refused. */
        kind: z.enum(['information', 'warning', 'failure', 'pin', 'log', 'refusal']).optional(),
        effect: sentence.optional(),
      }),
    )
    .optional(),
  /** The content of a subgraph. */
  inside: sentence.optional(),
  notes: z.array(sentence).optional(),
  /** Typical wires: a pin of this node, and the pin of another node (`aja-in.Output`) that it comes from or goes to. */
  wiring: z.array(z.strictObject({pin: words, from: words.optional(), to: words.optional()})).optional(),
  /** Worked examples of an expression; a test evaluates them. */
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
    /** False for a heading of this manual that is no category of the node menu. */
    menu: z.literal(false).optional(),
  }),
);

export const structuresSchema = z.record(
  words,
  z.strictObject({
    /** Types with the same fields. */
    also: z.array(words).optional(),
    fields: z.array(z.strictObject({name: words, display: words.optional(), type: words.optional()})).min(1),
  }),
);

export type NodeFacts = z.infer<typeof nodeSchema>;
export type NodeField = z.infer<typeof field> & {direction?: 'in' | 'out'};
export type NodeCategories = z.infer<typeof categoriesSchema>;
export type NodeStructures = z.infer<typeof structuresSchema>;
