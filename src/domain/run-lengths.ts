/** Returns the length of each run of equal keys at the run's first key, and 0 at its other keys. */
export function runLengths(keys: readonly string[]): number[] {
  let start = 0;
  const lengths = keys.map(() => 0);
  for (const [index, key] of keys.entries()) {
    if (key !== keys[start]) start = index;
    lengths[start] = index + 1 - start;
  }
  return lengths;
}
