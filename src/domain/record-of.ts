export const recordOf = <Key extends string, T>(
  keys: readonly Key[],
  of: (key: Key) => T,
): Record<Key, T> =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;
