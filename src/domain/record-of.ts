export const recordOf = <Key extends string, T>(
  keys: readonly Key[],
  valueFor: (key: Key) => T,
): Record<Key, T> =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, T>;
