/** Returns a function that works out once what `work` returns for an object, and forgets it with the object. */
export function remembered<Key extends object, Result extends NonNullable<unknown>>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    known.set(key, result);
    return result;
  };
}
