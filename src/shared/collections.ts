/** The value of a map at a key; where there is none, one that is made and kept. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
}

/** Items by what `keyOf` gives for them, in their order. Goes away for `Map.groupBy` when the floor is Node 22. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) getOrMake(groups, keyOf(item), () => []).push(item);
  return groups;
}

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
