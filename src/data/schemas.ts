import * as z from 'zod';
import {didYouMean} from '../shared/didYouMean';
import {releaseLines} from '../site/releases';
import {line, route, sentence, slug, words} from './textSchemas';

/** Filters of port rows: `<Ports purpose="hub" />`. */
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
      /** The end that opens the connection. */
      from: z.enum(machines),
      /** The end that listens. */
      to: z.enum(machines),
      /** True where the other side opens the same connection too. */
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
    /** Heading of the module's table. */
    title: words,
    shortcuts: z
      .array(
        z.strictObject({
          keys: words,
          mac: words.optional(),
          menu: line.optional(),
          /** The release that has the entry, where no source of this release does. */
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
    /** Routes of pages that say more. */
    see: z.union([route.transform((one) => [one]), z.array(route).min(1)]).optional(),
  }),
);

/** Kinds of names on screen. */
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

/** A release, or the first and the last of several releases of a product: `5.4 SP1 - 5.4 SP3`. */
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
  /** Module of the hub, or program. */
  module: words,
  /** True for programs that are no part of the suite. */
  otherProgram: z.boolean().optional(),
  /** Routes of the sections or pages about the module, the most important first: its names are explained there. */
  sections: z.array(route).min(1),
  names: z
    .array(
      z.strictObject({
        /** As it is on screen, case and punctuation included; `<n>` where it varies. */
        name: words,
        kind: z.enum(nameKinds),
        /** Menu path, panel or gesture that leads to it. */
        where: words.optional(),
        releases: z.array(releases).min(1).optional(),
        /** `stated`: a source prints the name. `inferred`: it follows from a source. */
        status: z.enum(['stated', 'inferred']),
        source: words,
        note: words.optional(),
        /** Route, with a heading's id if needed, of the page that explains or uses it; without it, the name leads to its module. */
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
