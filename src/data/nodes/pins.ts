import {isOpen} from './pinTypes';
import type {NodeFacts, NodeField, NodeStructures} from './schema';

export type Side = 'in' | 'out';

/** A pin or property of a node, with the sides of the node that it can be shown on. */
export interface NodePin {
  /** As the node shows it. */
  name: string;
  /** As in the definition; `name` where it is the same. */
  id: string;
  type: string | undefined;
  sides: readonly Side[];
  /** Shown as a pin when the node is created. */
  starts: boolean;
  field: NodeField;
}

/** Sides that the definition allows; where it says nothing, the pin's own. */
function sidesOf({shows, direction = 'in'}: NodeField): Side[] {
  if (!shows) return [direction];
  return [
    ...(shows.includes('input') ? (['in'] as const) : []),
    ...(shows.includes('output') ? (['out'] as const) : []),
  ];
}

/** The node of a family that a figure or a table speaks of, such as `Add f32`; undefined for nodes of no family. */
export function variantOf(
  {variants = []}: NodeFacts,
  of: string | undefined,
): {name: string; type: string} | undefined {
  return variants.find(({name, type}) => of !== undefined && (name === of || name.endsWith(` ${of}`) || type === of));
}

/** The fields of a type, with the type's full name: `Track` is found as `nos.fb.Track`. */
export function structureOf(
  structures: NodeStructures,
  type: string,
): {type: string; fields: NodeStructures[string]['fields']} | undefined {
  for (const [id, {also = [], fields}] of Object.entries(structures)) {
    const full = [id, ...also].find((name) => name === type || name.endsWith(`.${type}`));
    if (full !== undefined) return {type: full, fields};
  }
  return undefined;
}

/** `focus_distance` as the node shows it: `Focus Distance`. */
export function fieldLabel({name, display}: {name: string; display?: string}): string {
  return display ?? name.replace(/(?:^|_)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

const isField = ({name}: NodeField): boolean => name === '<field>';

/** Parts of names that the node fills in. */
const placeholder = /<(n|letter|type|field)>/;

/**
 * All valid names of a node: every pin, property and parameter, with the fields of its type put in place of `<field>`.
 * @param of the type of a dynamic node, or the variant of a family
 */
export function pinsOf(facts: NodeFacts, structures: NodeStructures, of?: string): NodePin[] {
  const variant = variantOf(facts, of);
  const structure = of !== undefined && facts.pins?.some(isField) ? structureOf(structures, of) : undefined;
  const typed = ({name, type}: NodeField): string | undefined => {
    if (variant && type?.includes('<type>')) return type.replace('<type>', variant.type);
    return structure && isOpen(type) && /^(?:Input|Output)$/.test(name) ? structure.type : type;
  };
  const toPin = (field: NodeField, starts: boolean): NodePin[] => {
    if (isField(field)) {
      return (structure?.fields ?? []).map((each) => ({
        name: fieldLabel(each),
        id: each.name,
        type: each.type,
        sides: sidesOf(field),
        starts,
        field,
      }));
    }
    const name = field.display ?? field.name;
    return [{name, id: field.name, type: typed(field), sides: sidesOf(field), starts, field}];
  };
  return [
    ...(facts.pins ?? []).flatMap((field) => toPin(field, true)),
    ...(facts.properties ?? []).flatMap((field) => toPin(field, false)),
    ...(facts.functions ?? []).flatMap(({parameters = []}) => parameters.flatMap((field) => toPin(field, false))),
  ];
}

/** The pin of a numbered or lettered series that a name means; undefined where it means none. */
function fill(pin: NodePin, written: string): NodePin | undefined {
  const found = placeholder.exec(pin.id);
  if (!found) return undefined;
  const [before, after] = [pin.id.slice(0, found.index), pin.id.slice(found.index + found[0].length)];
  if (!written.startsWith(before) || !written.endsWith(after) || written.length <= before.length + after.length)
    return undefined;
  const middle = written.slice(before.length, written.length - after.length);
  const {from = 0, to = Infinity} = pin.field;
  const fits =
    found[1] === 'n'
      ? /^\d+$/.test(middle) && Number(middle) >= from && Number(middle) <= to
      : found[1] === 'letter'
        ? /^[A-Z]$/.test(middle)
        : /^[a-z][\w.]*$/.test(middle);
  if (!fits) return undefined;
  return {...pin, name: written, id: written, type: found[1] === 'type' ? middle : pin.type};
}

/**
 * Finds a pin by the name that the node shows or that the definition has.
 * @param side prefers a pin that can be shown on this side, where two have the same name
 */
export function findPin(pins: readonly NodePin[], written: string, side?: Side): NodePin | undefined {
  const named = pins.filter(({name, id}) => name === written || id === written);
  const filled = named.length > 0 ? named : pins.flatMap((pin) => fill(pin, written) ?? []);
  return filled.find(({sides}) => side === undefined || sides.includes(side)) ?? filled[0];
}

/** True where a node's pins depend on a type that is given to it. */
export function needsType(facts: NodeFacts): boolean {
  return (facts.pins ?? []).some(isField) || (facts.variants?.length ?? 0) > 0;
}

/** The title of a node on the canvas. */
export function titleOf(facts: NodeFacts, structures: NodeStructures, of?: string): string {
  const variant = variantOf(facts, of);
  if (variant) return variant.name;
  const title = facts.title ?? facts.name.replace(/ ?<[^>]*>.*/, '');
  if (of === undefined || !needsType(facts)) return title;
  return `${title} ${structureOf(structures, of)?.type ?? of}`;
}
