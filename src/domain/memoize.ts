/** Returns a function that calls `work` once per object. */
export function memoize<Key extends object, Result extends NonNullable<unknown>>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.get(key) ?? work(key);
    results.set(key, result);
    return result;
  };
}

/** Returns a function that caches an object's last result until `input` changes. */
export function memoizeLast<Key extends object, Input, Result>(
  isSame: (before: Input, input: Input) => boolean = Object.is,
): (key: Key, input: Input, work: () => Result) => Result {
  const lastResults = new WeakMap<Key, { input: Input; result: Result }>();
  return (key, input, work) => {
    const before = lastResults.get(key);
    if (before && isSame(before.input, input)) return before.result;
    const result = work();
    lastResults.set(key, { input, result });
    return result;
  };
}
