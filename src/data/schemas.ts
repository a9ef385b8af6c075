import * as z from 'zod';

/** Words shown to readers: inline Markdown (code, bold, links to routes), no line of its own. */
const words = z.string().trim().min(1, 'must not be empty');

/** A whole sentence or two, so that tables and lists read evenly. */
const sentence = words.regex(/[.!?)]$/, 'must end as a sentence does, with a period');

/** Lower-case words joined by hyphens: what pages and other files call an entry by. */
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A route of the site without slashes at its ends: `installations/system-requirements`. */
const route = z.string().regex(/^[^/\s].*[^/\s]$/, 'must be a route without slashes at its ends');

/** YAML reads 1.0 as a number and loses its zero, so a value may be a number or text. */
const value = z.union([z.string().min(1), z.number(), z.boolean()]).transform(String);

/** What a port row may be asked for by: `<Ports purpose="hub" />`. */
export const portGroups = [
  'hub',
  'engine',
  'loader',
  'nodos',
  'licensing',
  'browser',
  'preview',
  'lino',
  'mos',
  'automation',
  'tracking',
] as const;

/** Ends of a connection, by the names readers see. */
const machines = [
  'Browser',
  'Reality Hub Server',
  'Engine',
  'Licensing service',
  'Newsroom system',
  'Newsroom client',
  'Automation system',
  'REST client',
  'Data source',
  'Tracking system',
] as const;

export const portsSchema = z
  .array(
    z.strictObject({
      port: z.union([z.int().min(1).max(65535).transform(String), z.enum(['dynamic', 'as set'])]),
      protocol: z.enum(['TCP', 'UDP']),
      /** Who opens the connection. */
      from: z.enum(machines),
      /** Who listens. */
      to: z.enum(machines),
      /** True where the other side opens the same connection too. */
      both: z.boolean().optional(),
      purpose: sentence,
      groups: z.array(z.enum(portGroups)).min(1),
    }),
  )
  .min(1);

export const componentsSchema = z.array(z.strictObject({component: words, version: words, note: sentence})).min(1);

export const shortcutsSchema = z.record(
  slug,
  z.strictObject({
    /** Heading of the module's table. */
    title: words,
    shortcuts: z.array(z.strictObject({keys: words, mac: words.optional(), action: sentence})).min(1),
  }),
);

export const glossarySchema = z.record(
  slug,
  z.strictObject({
    term: words,
    definition: sentence,
    /** Routes of pages that say more. */
    see: z.union([route.transform((one) => [one]), z.array(route).min(1)]).optional(),
  }),
);

const property = z.strictObject({
  name: words,
  type: words.optional(),
  default: value.optional(),
  range: words.optional(),
  group: words.optional(),
  effect: sentence,
});

export const pinTypes = ['texture', 'track', 'number', 'vector', 'bool', 'text', 'exec', 'any'] as const;

export const nodeSchema = z.strictObject({
  name: words,
  category: words,
  purpose: sentence,
  /** Route of the node's own page. */
  page: route.optional(),
  pins: z
    .array(
      z.strictObject({
        name: words,
        direction: z.enum(['in', 'out']),
        type: z.enum(pinTypes),
        default: value.optional(),
        effect: sentence,
      }),
    )
    .optional(),
  properties: z.array(property).optional(),
  functions: z
    .array(z.strictObject({name: words, effect: sentence, properties: z.array(property).optional()}))
    .optional(),
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

export const nodeIndexSchema = z.record(
  words,
  z.strictObject({
    purpose: sentence,
    /** Nodes without a file of their own: name and one line of purpose. */
    nodes: z.record(words, sentence).optional(),
  }),
);

export type Port = z.infer<typeof portsSchema>[number];
export type PortGroup = (typeof portGroups)[number];
export type Component = z.infer<typeof componentsSchema>[number];
export type Shortcuts = z.infer<typeof shortcutsSchema>;
export type Glossary = z.infer<typeof glossarySchema>;
export type NodeProperty = z.infer<typeof property>;
export type NodeFacts = z.infer<typeof nodeSchema>;
export type NodeIndex = z.infer<typeof nodeIndexSchema>;
