import data from '@reference/values';

import {rightOf, type ValueField} from '../../values/check';
import type {VersionValues} from '../../values/data';
import type {Values} from '../../values/fill';
import {valuesSlot} from '../../../client/readerSlots';

/** Values of a link last for this visit, unless changed or saved. */
let linked: Values | undefined;

let held: Values = {};

export const valuesOf = (version = data.current): VersionValues =>
  data.versions[version] ?? data.versions[data.current]!;

/** Of all versions, so that values survive a change of version. */
const allFields: readonly ValueField[] = Object.values(data.versions).flatMap(({fields}) => fields);

function stored(): Values {
  try {
    const values: unknown = JSON.parse(valuesSlot().get() ?? '{}');
    return typeof values === 'object' && values !== null ? rightOf(allFields, values as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** From the link, or from storage. */
export const readValues = (): Values => linked ?? {...held, ...stored()};

export const isLinked = (): boolean => linked !== undefined;

/** Invalid values are dropped. */
export function takeLinked(query: string): void {
  const values = rightOf(allFields, Object.fromEntries(new URLSearchParams(query)));
  linked = Object.keys(values).length > 0 ? values : undefined;
}

/** @returns false if storage is blocked */
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
