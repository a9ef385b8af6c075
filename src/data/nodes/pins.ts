import {isOpen} from './pinTypes';
import type {NodeFacts, NodeField, NodeStructures} from './schema';

export type Side = 'in' | 'out';

export interface NodePin {
  name: string;
  id: string;
  type: string | undefined;
  sides: readonly Side[];
  /** Shown as a pin on a new node. */
  starts: boolean;
  field: NodeField;
}

/** Sides that the definition allows, by default the pin's own. */
function sidesOf({shows, direction = 'in'}: NodeField): Side[] {
  if (!shows) return [direction];
  return [
    ...(shows.includes('input') ? (['in'] as const) : []),
    ...(shows.includes('output') ? (['out'] as const) : []),
  ];
}

/** A family's variant by name, such as `Add f32`. */
export function variantOf(
  {variants = []}: NodeFacts,
  of: string | undefined,
): {name: string; type: string} | undefined {
  return variants.find(({name, type}) => of !== undefined && (name === of || name.endsWith(` ${of}`) || type === of));
}

/** Fields of a type; accepts short names: `Track` for `nos.fb.Track`. */
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

/** `Focus Distance` for `focus_distance`. */
export function fieldLabel({name, display}: {name: string; display?: string}): string {
  return display ?? name.replace(/(?:^|_)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

const isField = ({name}: NodeField): boolean => name === '<field>';

const placeholder = /<(n|letter|type|field)>/;

/**
 * All pins, properties, and parameters, with `<field>` expanded to the fields of its type.
 * @param of type of a dynamic node, or variant of a family
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

/** The pin of a series that a numbered name refers to. */
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
 * Finds a pin by its displayed or defined name.
 * @param side preferred if two pins share a name
 */
export function findPin(pins: readonly NodePin[], written: string, side?: Side): NodePin | undefined {
  const named = pins.filter(({name, id}) => name === written || id === written);
  const filled = named.length > 0 ? named : pins.flatMap((pin) => fill(pin, written) ?? []);
  return filled.find(({sides}) => side === undefined || sides.includes(side)) ?? filled[0];
}

/** True if the pins depend on a type argument. */
export function needsType(facts: NodeFacts): boolean {
  return (facts.pins ?? []).some(isField) || (facts.variants?.length ?? 0) > 0;
}

export function titleOf(facts: NodeFacts, structures: NodeStructures, of?: string): string {
  const variant = variantOf(facts, of);
  if (variant) return variant.name;
  const title = facts.title ?? facts.name.replace(/ ?<[^>]*>.*/, '');
  if (of === undefined || !needsType(facts)) return title;
  return `${title} ${structureOf(structures, of)?.type ?? of}`;
}
