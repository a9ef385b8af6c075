import * as z from 'zod';
import {didYouMean} from '../shared/didYouMean';
import {releaseLines} from '../site/releases';
import {line, route, sentence, slug, words} from './textSchemas';

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
      /** Opens the connection. */
      from: z.enum(machines),
      to: z.enum(machines),
      /** The listener also connects back. */
      both: z.boolean().optional(),
      purpose: sentence,
      groups: z.array(z.enum(portGroups)).min(1),
    }),
  )
  .min(1);

export const componentsSchema = z.array(z.strictObject({component: line, version: line, note: sentence})).min(1);

export const shortcutsSchema = z.record(
  slug,
  z.strictObject({
    title: words,
    shortcuts: z
      .array(
        z.strictObject({
          keys: words,
          mac: words.optional(),
          menu: line.optional(),
          /** Release that has the entry, if no source of this release does. */
          release: z.enum(releaseLines.flat()).optional(),
          action: sentence,
        }),
      )
      .min(1),
  }),
);

export const glossarySchema = z.record(
  slug,
  z.strictObject({
    term: line,
    definition: sentence,
    see: z.union([route.transform((one) => [one]), z.array(route).min(1)]).optional(),
  }),
);

const nameKinds = [
  'button',
  'check box',
  'column',
  'dialog',
  'field',
  'list',
  'list item',
  'menu',
  'menu item',
  'message',
  'mode',
  'module',
  'panel',
  'setting',
  'state',
  'tab',
  'window',
] as const;

/** One release or a range: `5.4 SP1 - 5.4 SP3`. */
const releases = z.string().superRefine((text, context) => {
  const ends = text.split(' - ');
  const known: readonly string[] = releaseLines.flat();
  const strange = ends.find((end) => !known.includes(end));
  if (strange !== undefined) {
    context.addIssue({code: 'custom', message: didYouMean(strange, known)});
    return;
  }
  const span: readonly string[] | undefined = releaseLines.find((one) => (one as readonly string[]).includes(ends[0]!));
  if (ends.length > 2 || span!.indexOf(ends[0]!) >= (ends[1] === undefined ? Infinity : span!.indexOf(ends[1])))
    context.addIssue({code: 'custom', message: 'write one release, or the first and the last as in 5.3 - 5.5'});
});

export const interfaceNamesSchema = z.strictObject({
  module: words,
  /** Not part of the suite. */
  otherProgram: z.boolean().optional(),
  sections: z.array(route).min(1),
  names: z
    .array(
      z.strictObject({
        /** Exact text on screen; `<n>` where it varies. */
        name: words,
        kind: z.enum(nameKinds),
        where: words.optional(),
        releases: z.array(releases).min(1).optional(),
        /** `stated`: printed by a source. `inferred`: follows from one. */
        status: z.enum(['stated', 'inferred']),
        source: words,
        note: words.optional(),
        /** Page that explains the name; defaults to the module's section. */
        page: route.optional(),
      }),
    )
    .min(1),
});

export type Port = z.infer<typeof portsSchema>[number];
export type PortGroup = (typeof portGroups)[number];
export type Component = z.infer<typeof componentsSchema>[number];
export type Shortcuts = z.infer<typeof shortcutsSchema>;
export type Glossary = z.infer<typeof glossarySchema>;
export type InterfaceNames = z.infer<typeof interfaceNamesSchema>;
export type InterfaceName = InterfaceNames['names'][number];
