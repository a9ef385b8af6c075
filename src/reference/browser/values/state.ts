import data from '@reference/values';

import {rightOf, type ValueField} from '../../values/check';
import type {VersionValues} from '../../values/data';
import type {Values} from '../../values/fill';
import {valuesSlot} from '../../../client/readerSlots';

/** Values of a link belong to this visit until the reader changes or keeps them. */
let linked: Values | undefined;

let held: Values = {};

export const valuesOf = (version = data.current): VersionValues =>
  data.versions[version] ?? data.versions[data.current]!;

/** Every field of any version: a value stays while another version is read. */
const allFields: readonly ValueField[] = Object.values(data.versions).flatMap(({fields}) => fields);

function stored(): Values {
  try {
    const values: unknown = JSON.parse(valuesSlot().get() ?? '{}');
    return typeof values === 'object' && values !== null ? rightOf(allFields, values as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The reader's values: those of the link that was followed, or those that the browser keeps. */
export const readValues = (): Values => linked ?? {...held, ...stored()};

export const isLinked = (): boolean => linked !== undefined;

/** Takes the values of a link for this visit; what doesn't fit its field is left out. */
export function takeLinked(query: string): void {
  const values = rightOf(allFields, Object.fromEntries(new URLSearchParams(query)));
  linked = Object.keys(values).length > 0 ? values : undefined;
}

/** @returns whether they survive a reload: a browser can block its storage */
export function keepValues(values: Values): boolean {
  linked = undefined;
  held = values;
  const slot = valuesSlot();
  if (Object.keys(values).length === 0) {
    slot.del();
    return true;
  }
  const text = JSON.stringify(values);
  slot.set(text);
  return slot.get() === text;
}
