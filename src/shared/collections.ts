export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
}

/** Replace with `Map.groupBy` when Node 22 is the minimum. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) getOrMake(groups, keyOf(item), () => []).push(item);
  return groups;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
