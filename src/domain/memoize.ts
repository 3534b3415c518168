/** Returns a function that works out once what `work` returns for an object, and forgets it with the object. */
export function memoize<Key extends object, Result extends NonNullable<unknown>>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    known.set(key, result);
    return result;
  };
}

/** Returns a function that remembers an object's last result, until `input` is another. */
export function memoizeLast<Key extends object, Input, Result>(
  isSame: (before: Input, input: Input) => boolean = Object.is,
): (key: Key, input: Input, work: () => Result) => Result {
  const known = new WeakMap<Key, { input: Input; result: Result }>();
  return (key, input, work) => {
    const before = known.get(key);
    if (before && isSame(before.input, input)) return before.result;
    const result = work();
    known.set(key, { input, result });
    return result;
  };
}
